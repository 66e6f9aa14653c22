/** What is open, as in the page's URL, so that a reload opens it again. */
export interface View {
  file?: string;
  isPublishing?: boolean;
}

export function viewAt(search: string): View {
  const asked = new URLSearchParams(search);
  const file = asked.get('file');
  return { ...(file && { file }), ...(asked.has('publishing') && { isPublishing: true }) };
}

export function viewUrl({ file, isPublishing }: View): string {
  if (isPublishing) return '?publishing';
  return file ? `?file=${encodeURIComponent(file).replaceAll('%2F', '/')}` : '/';
}
