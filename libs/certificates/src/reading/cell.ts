import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import { centerOf, holds } from '../page/box.js';
import { linesOf, textOf } from '../page/lines.js';
import type { Doubt } from '@covertrail/domain/insurance/certificate/field-reading';
import type { FormPage } from '../form/form-page.js';
import type { FormMark, FormWord } from '../form/form-word.js';

/** Values of a part of the form, and what makes it unsure that they belong there. */
export interface CellWords {
  readonly words: readonly FormWord[];
  readonly doubts: readonly Doubt[];
}

/** A middle closer to the edge of a cell than this may belong to the next one. */
const EDGE = 1.2;
const isDollar = ({ text }: FormWord): boolean => /^[$:]+$/.test(text);

/** The words whose middles are in a box of the form, without lone dollar signs. */
export function wordsIn(page: FormPage, box: Box): CellWords {
  const words = page.values.filter((word) => holds(box, centerOf(word.box)) && !isDollar(word));
  return { words, doubts: words.some((word) => isAtEdge(word, box)) ? ['AT_EDGE'] : [] };
}

/** A word of a picture that is less sure than this may be a line or a speck. */
const SPECK = 0.8;

/** Words that are surely words, of more than a letter: where nothing has to be written, a speck or the stroke of a stamp would be a value that is not there. */
export const wordsAlone = (words: readonly FormWord[]): readonly FormWord[] =>
  words.filter(
    ({ word, text }) => word.source !== 'picture' || (word.certainty >= SPECK && /[a-z0-9].*[a-z0-9]/i.test(text)),
  );

/** Nothing where no word of a picture is surely one, of three signs. */
export const withoutSpecks = (cell: CellWords): CellWords =>
  wordsAlone(cell.words).some(({ word, text }) => word.source !== 'picture' || THREE_SIGNS.test(text))
    ? cell
    : { ...cell, words: [] };

const THREE_SIGNS = /[a-z0-9].*[a-z0-9].*[a-z0-9]/i;
/** Where no word of a picture is as sure as this, nothing was recognized. */
const SEEN = 0.6;

/** Whether a word is there: one of a page of text, or one that was recognized with some certainty. */
export const isRecognized = (words: readonly FormWord[]): boolean =>
  words.some(({ word }) => word.source !== 'picture' || word.certainty >= SEEN);

/** Drawn ticks, and each X that stands alone. */
export const allMarks = (page: FormPage): readonly FormMark[] => [
  ...page.marks,
  ...page.values
    .filter(({ text }) => /^[xX]{1,2}$/.test(text))
    .map(({ box, text, word }) => ({ box, text, mark: { box: word.box, source: word.source } })),
];

function isAtEdge({ box }: FormWord, cell: Box): boolean {
  const { x, y } = centerOf(box);
  return Math.min(x - cell.left, cell.right - x, y - cell.bottom, cell.top - y) < EDGE;
}

/** Words by lines, from top to bottom and from left to right. */
export function formLines(words: readonly FormWord[]): readonly (readonly FormWord[])[] {
  const byWord = new Map(words.map((word) => [{ ...word.word, box: word.box }, word]));
  return linesOf([...byWord.keys()]).map((line) => line.words.flatMap((word) => byWord.get(word) ?? []));
}

/** Text in reading order; `between` parts its lines. */
export const textIn = (words: readonly FormWord[], between = ' '): string =>
  formLines(words)
    .map((line) => textOf(line.map(({ word }) => word)))
    .join(between);
