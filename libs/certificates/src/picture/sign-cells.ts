import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import { centerOf, holds } from '../page/box.js';
import type { PageContent, Word } from '../page/page-content.js';
import { partedWords } from '../page/parted-words.js';
import { fitForm } from '../form/form-fit.js';
import { formPageOf, type FormPage } from '../form/form-page.js';
import { boxOnPage } from '../form/form-to-page.js';
import { bandsOf, cellOf, columnsOf } from '../reading/form-bands.js';
import { insurerLettersIn, yesOrNo } from '../values/insurer-letters.js';
import { blobsIn, type Blob } from './blobs.js';
import { partOf } from './gray-picture.js';
import type { UprightPage } from './upright-page.js';
import { placedWord } from './word-boxes.js';
import type { WordsOfPicture } from './words-of-picture.js';

/** A column of cells of one sign each, in one row, on the page. */
interface SignCell {
  readonly box: Box;
  readonly signs: string;
  readonly isRead: (text: string) => boolean;
}

const LETTERS = 'ABCDEF';
const CODES = 'YNX';
/** Sizes of a sign, in points. */
const SIGN = { height: [3.5, 10], width: [1, 10] } as const;
/** More signs in one cell are none. */
const MOST_SIGNS = 4;
const MARGIN = 10;

/** The words of a page with those of its cells of one sign, which are lost among whole words, read again one by one. */
export async function withSignCells(
  content: PageContent,
  page: UprightPage,
  reader: WordsOfPicture,
): Promise<readonly Word[]> {
  let { words } = content;
  for (const cell of signCells({ ...content, words: partedWords(words) })) {
    const inside = words.filter(({ box }) => holds(cell.box, centerOf(box)));
    if (inside.some(({ text }) => cell.isRead(text))) continue;
    const found = await signsIn(cell, page, reader);
    if (found.length > 0) words = [...words.filter((word) => !inside.includes(word)), ...found];
  }
  return words;
}

function signCells(content: PageContent): readonly SignCell[] {
  const fit = fitForm(content);
  return fit ? cellsOf(formPageOf(content, fit)) : [];
}

function cellsOf(page: FormPage): readonly SignCell[] {
  const [columns, bands] = [columnsOf(page), bandsOf(page)];
  const onPage = (box: Box) => boxOnPage(page.fit.toForm, box);
  const { box: question, isFound } = page.label('yesNo');
  const excluded = {
    left: question.left - 8,
    right: question.right + 6,
    bottom: question.bottom - 20,
    top: question.bottom - 1,
  };
  return [
    ...Object.values(bands).flatMap((band): readonly SignCell[] => [
      { box: onPage(cellOf(columns.letters, band)), signs: LETTERS, isRead: (text) => insurerLettersIn(text) !== null },
      { box: onPage(cellOf(columns.additionalInsured, band)), signs: CODES, isRead: isCode },
      { box: onPage(cellOf(columns.waiver, band)), signs: CODES, isRead: isCode },
    ]),
    ...(isFound ? [{ box: onPage(excluded), signs: CODES, isRead: isCode }] : []),
  ];
}

const isCode = (text: string): boolean => yesOrNo(text) !== null;

async function signsIn(
  { box, signs }: SignCell,
  { picture, pointsOfDot }: UprightPage,
  reader: WordsOfPicture,
): Promise<readonly Word[]> {
  const left = Math.round(box.left / pointsOfDot);
  const top = Math.round(picture.height - box.top / pointsOfDot);
  const right = Math.round(box.right / pointsOfDot);
  const bottom = Math.round(picture.height - box.bottom / pointsOfDot);
  const blobs = blobsIn(partOf(picture, { left, top, right, bottom })).filter((blob) => isSign(blob, pointsOfDot));
  if (blobs.length > MOST_SIGNS) return [];
  const found: Word[] = [];
  for (const blob of blobs) {
    const edges = {
      left: left + blob.left,
      right: left + blob.right + 1,
      top: top + blob.top,
      bottom: top + blob.bottom + 1,
    };
    const sign = await reader.sign(withMargin(partOf(picture, edges)), signs);
    if (sign && signs.includes(sign.text)) found.push(placedWord({ ...sign, ...edges }, picture, pointsOfDot));
  }
  return found;
}

function isSign({ left, right, top, bottom }: Blob, pointsOfDot: number): boolean {
  const [width, height] = [(right - left + 1) * pointsOfDot, (bottom - top + 1) * pointsOfDot];
  return height >= SIGN.height[0] && height <= SIGN.height[1] && width >= SIGN.width[0] && width <= SIGN.width[1];
}

const withMargin = (picture: ReturnType<typeof partOf>): ReturnType<typeof partOf> =>
  partOf(picture, { left: -MARGIN, top: -MARGIN, right: picture.width + MARGIN, bottom: picture.height + MARGIN });
