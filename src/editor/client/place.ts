/** What is open, as in the page's URL, so that a reload opens it again. */
export interface Place {
  file?: string;
  isPublishing?: boolean;
}

export function placeAt(search: string): Place {
  const asked = new URLSearchParams(search);
  const file = asked.get('file');
  return { ...(file && { file }), ...(asked.has('publishing') && { isPublishing: true }) };
}

export function placeUrl({ file, isPublishing }: Place): string {
  if (isPublishing) return '?publishing';
  return file ? `?file=${encodeURIComponent(file).replaceAll('%2F', '/')}` : '/';
}
