import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import { boxAround, centerOf, heightOf } from './box.js';
import type { Word } from './page-content.js';

/** Words that stand beside each other, from left to right. */
export interface Line {
  readonly words: readonly Word[];
  readonly box: Box;
}

/** Words whose middles differ by less than this part of their height stand in one line. */
const SAME_LINE = 0.5;

/** Lines from top to bottom. */
export function linesOf(words: readonly Word[]): readonly Line[] {
  const rows: Word[][] = [];
  for (const word of [...words].sort((a, b) => centerOf(b.box).y - centerOf(a.box).y)) {
    const row = rows.at(-1);
    if (row?.[0] && isBeside(row, word)) row.push(word);
    else rows.push([word]);
  }
  return rows.map((row) => lineOf(row));
}

function isBeside(row: readonly Word[], word: Word): boolean {
  const middle = row.reduce((sum, { box }) => sum + centerOf(box).y, 0) / row.length;
  const height = Math.max(heightOf(word.box), ...row.map(({ box }) => heightOf(box)));
  return Math.abs(middle - centerOf(word.box).y) < height * SAME_LINE;
}

const lineOf = (words: readonly Word[]): Line => ({
  words: [...words].sort((a, b) => a.box.left - b.box.left),
  box: boxAround(words.map(({ box }) => box)),
});

export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');
