declare module 'citeproc' {
  const CSL: { Output: { Formats: Record<string, object> } };
  export default CSL;
}
