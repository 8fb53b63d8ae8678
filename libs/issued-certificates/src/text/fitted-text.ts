import type { Face, Pen } from '../pdf/pen.js';

/** A text in lines of one size. `rest` is what does not fit even in the smallest size, empty where all fits. */
export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
  readonly rest: string;
}

/** The room for a text, in points, and the sizes that it may have. A line takes `leading` times its size. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly least: number;
  readonly face?: Face;
}

export const LEADING = 1.16;
const STEP = 0.25;

/** Texts are composed, so that a letter and its accent are one sign, and tabs are spaces. */
export const printable = (text: string): string => text.normalize('NFC').replaceAll(/[^\S\n]+/g, ' ');

/** The largest size in which a text fits; what does not fit in the smallest is left over by whole words. */
export function fittedText(pen: Pen, text: string, room: Room): FittedText {
  const said = printable(text).trim();
  const { width, face = 'regular' } = room;
  let size = room.size;
  for (; size > room.least; size -= STEP) {
    const lines = brokenLines(said, (part) => pen.widthOf(part, size, face) <= width);
    if (lines.length <= mostLines(room, size)) return { size, lines, rest: '' };
  }
  const paragraphs = brokenParagraphs(said, (part) => pen.widthOf(part, room.least, face) <= width);
  const most = Math.max(1, mostLines(room, room.least));
  return { size: room.least, lines: paragraphs.flat().slice(0, most), rest: restOf(paragraphs, most) };
}

/** What follows the first lines: lines that were broken are whole again. */
function restOf(paragraphs: readonly (readonly string[])[], taken: number): string {
  let left = taken;
  const rest: string[] = [];
  for (const lines of paragraphs) {
    if (lines.length > left) rest.push(lines.slice(Math.max(0, left)).join(' '));
    left -= lines.length;
  }
  return rest.join('\n');
}

/** How many lines of a size a room has. */
export const mostLines = ({ height }: Room, size: number): number => Math.floor((height + 0.01) / (size * LEADING));

/** Lines of a text, broken between words; a word that is longer than a line is broken where the line ends. */
export const brokenLines = (text: string, fits: (line: string) => boolean): readonly string[] =>
  brokenParagraphs(text, fits).flat();

function brokenParagraphs(text: string, fits: (line: string) => boolean): readonly (readonly string[])[] {
  return text.split('\n').map((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ').filter((part) => part !== '')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      const pieces = brokenWord(word, fits);
      lines.push(...pieces.slice(0, -1));
      line = pieces.at(-1) ?? '';
    }
    return [...lines, line];
  });
}

function brokenWord(word: string, fits: (line: string) => boolean): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const sign of word) {
    if (piece !== '' && !fits(piece + sign)) {
      pieces.push(piece);
      piece = '';
    }
    piece += sign;
  }
  return [...pieces, piece];
}
