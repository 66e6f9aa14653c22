/** Text as the browser lays it out. */
import type { Locator } from '@playwright/test';

interface Word {
  text: string;
  /** Whether white space follows. */
  isEnd: boolean;
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
            const end = index + found.length;
            range.setStart(text, index);
            range.setEnd(text, end);
            const boxes = [...range.getClientRects()].map(({ left, right, top, bottom }) => ({
              left,
              right,
              top,
              bottom,
            }));
            if (boxes.length) words.push({ text: found, isEnd: /\s/.test(whole.charAt(end)), boxes });
          }
        }
        return words;
      }),
    { source: word.source, flags: word.flags },
  );

/** Returns the lines of each element, whose text is written from left to right. */
export const linesOf = async (locator: Locator): Promise<string[][]> =>
  (await wordsOf(locator)).map((words) => {
    const lines: string[] = [];
    let edge = Number.POSITIVE_INFINITY;
    for (const { text, isEnd, boxes } of words) {
      const left = boxes[0]?.left ?? 0;
      if (left < edge) lines.push('');
      lines.push(`${lines.pop()}${text}${isEnd ? ' ' : ''}`);
      edge = left;
    }
    return lines.map((line) => line.trim());
  });
