/** Text as the browser lays it out. */
import type { Locator } from '@playwright/test';

interface Word {
  text: string;
  /** One for each line that it is on. */
  boxes: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>[];
}

/**
 * Returns the shown words of each element, in the order of the text.
 * @param word what counts as a word, with the flag `g`
 */
export const wordsOf = (locator: Locator, word = /\S+/gu): Promise<Word[][]> =>
  locator.evaluateAll(
    (elements, { source, flags }) =>
      elements.map((element) => {
        const range = document.createRange();
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const words = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const whole = text.nodeValue ?? '';
          for (const { index, 0: found } of whole.matchAll(new RegExp(source, flags))) {
            range.setStart(text, index);
            range.setEnd(text, index + found.length);
            const boxes = [...range.getClientRects()].map(({ left, right, top, bottom }) => ({
              left,
              right,
              top,
              bottom,
            }));
            if (boxes.length) words.push({ text: found, boxes });
          }
        }
        return words;
      }),
    { source: word.source, flags: word.flags },
  );
