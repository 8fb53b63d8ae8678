import { heightOf } from '../../page/box.js';
import { linesOf, type Line } from '../../page/lines.js';
import type { PageContent, Word } from '../../page/page-content.js';

/** Of the height of a line: a larger space parts paragraphs, or columns of a table. */
const PARAGRAPH = 0.9;
const COLUMN = 1.4;
/** Lines in the margins that each page repeats: `Page 3 of 12`. */
const PAGE_NUMBER = /^(?:page\s+)?\d{1,3}(?:\s+of\s+\d{1,3})?$/i;

/** The text of pages as a person reads it: a line for each line, an empty one between paragraphs, wide spaces between columns. */
export const textOfPages = (pages: readonly PageContent[]): string =>
  pages.map(({ words }) => textOfLines(linesOf(words))).join('\n');

function textOfLines(lines: readonly Line[]): string {
  const rows: string[] = [];
  let before: Line | null = null;
  for (const line of lines) {
    const text = rowOf(line.words);
    if (PAGE_NUMBER.test(text)) continue;
    if (before && before.box.bottom - line.box.top > heightOf(before.box) * PARAGRAPH) rows.push('');
    rows.push(text);
    before = line;
  }
  return rows.join('\n');
}

const rowOf = (words: readonly Word[]): string =>
  words
    .map(({ text, box }, index) => {
      const last = words[index - 1];
      if (last === undefined) return text;
      const gap = box.left - last.box.right;
      return `${gap > heightOf(box) * COLUMN ? '    ' : isTouching(gap, last) ? '' : ' '}${text}`;
    })
    .join('');

/** Parts of one word that a program drew one by one. */
const isTouching = (gap: number, { text, box }: Word): boolean =>
  gap < ((box.right - box.left) / Math.max(1, text.length)) * 0.15;
