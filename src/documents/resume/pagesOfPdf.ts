import { getDocumentProxy } from 'unpdf';

/** Space between a heading and its text in points. Programs take it for the end of a line. */
const columnGap = 12;

export const textOfItem = ({ str, width, hasEOL }: { str: string; width: number; hasEOL: boolean }): string =>
  !str.trim() && width > columnGap ? '\n' : str + (hasEOL ? '\n' : '');

/** Returns the text of each page, line by line. */
export async function pagesOfPdf(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent();
    return items.map((item) => ('str' in item ? textOfItem(item) : '')).join('');
  });
  return Promise.all(pages);
}
