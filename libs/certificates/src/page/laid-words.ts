import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import type { Word, WordSource } from './page-content.js';

/** The width of a sign, and the height of a line, where only a text and its box are there. */
const SIGN = 0.5;
const LARGEST = 10;

/** Words of a text that is drawn nowhere, laid out in its box from the top left: each line of the text is a line of words. */
export function laidWords(text: string, box: Box, source: WordSource): readonly Word[] {
  const lines = text.split(/\r\n?|\n/);
  const longest = Math.max(1, ...lines.map(({ length }) => length));
  const size = Math.min(LARGEST, (box.top - box.bottom) / lines.length, (box.right - box.left) / longest / SIGN);
  return lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((match) => {
      const left = box.left + match.index * size * SIGN;
      const top = lines.length === 1 ? (box.top + box.bottom + size) / 2 : box.top - row * size;
      const right = left + match[0].length * size * SIGN;
      return { text: match[0], box: { left, right, top, bottom: top - size }, source, certainty: 1 };
    }),
  );
}
