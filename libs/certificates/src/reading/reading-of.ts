import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import { boxAround, coveredPart } from '../page/box.js';
import type { FieldKey } from '@covertrail/domain/insurance/certificate/field-keys';
import type {
  Doubt,
  FieldReading,
  FieldValue,
  ReadingMethod,
} from '@covertrail/domain/insurance/certificate/field-reading';
import type { Mark } from '../page/page-content.js';
import type { FormPage } from '../form/form-page.js';
import type { FormMark, FormWord } from '../form/form-word.js';
import { isRecognized, textIn, type CellWords } from './cell.js';

/** How sure a reading is by the way it was read, before doubts: tuned on the certificates of our own generator, see the calibration test. */
const SURE: Readonly<Record<ReadingMethod, number>> = {
  'form field': 0.99,
  text: 0.98,
  annotation: 0.96,
  tick: 0.97,
  picture: 0.9,
};

/** What a doubt leaves of it. */
const LEFT: Readonly<Record<Doubt, number>> = {
  LABEL_ESTIMATED: 0.9,
  AT_EDGE: 0.85,
  SEVERAL_VALUES: 0.6,
  UNUSUAL: 0.7,
  DRAWN_OTHERWISE: 0.7,
  OVER_HIDDEN_TEXT: 0.8,
  LAYOUT_SHIFTED: 0.92,
};

/** Labels that stand further from their places than this, in points, make a page less sure. */
const SHIFTED = 11;

/** A reading with its confidence: that of its method, times what each doubt leaves, times how sure its least sure word is. */
export function sureReading(
  reading: Omit<FieldReading, 'confidence' | 'doubts'>,
  doubts: readonly Doubt[],
  certainty = 1,
): FieldReading {
  const found = [...new Set(doubts)];
  const confidence = found.reduce((sure, doubt) => sure * LEFT[doubt], SURE[reading.method] * certainty);
  return { ...reading, doubts: found, confidence: Math.round(confidence * 1000) / 1000 };
}

/** A field that words say. */
export function readingOf(
  page: FormPage,
  key: FieldKey,
  value: FieldValue,
  { words, doubts }: CellWords,
): FieldReading {
  const box = boxAround(words.map(({ word }) => word.box));
  const certainty = Math.min(...words.map(({ word }) => word.certainty));
  const reading = { key, value, text: textIn(words, '\n'), page: page.number, box, method: methodOf(words) };
  return sureReading(reading, [...doubts, ...pageDoubts(page, box)], certainty);
}

/** A field that a tick says. */
export function tickOf(
  page: FormPage,
  key: FieldKey,
  { mark, text }: FormMark,
  doubts: readonly Doubt[],
): FieldReading {
  const value: FieldValue = { kind: 'tick', isTicked: true };
  const reading = { key, value, text, page: page.number, box: mark.box, method: methodOfMark(mark) };
  return sureReading(reading, [...doubts, ...pageDoubts(page, mark.box)]);
}

const methodOfMark = ({ source }: Mark): ReadingMethod => (source === 'picture' ? 'picture' : 'tick');

/** The field of a cell as plain text; none where the cell is empty. */
export function textReading(page: FormPage, key: FieldKey, cell: CellWords, between = ' '): readonly FieldReading[] {
  const text = textIn(cell.words, between);
  return text === '' || !isRecognized(cell.words) ? [] : [readingOf(page, key, { kind: 'text', text }, cell)];
}

function methodOf(words: readonly FormWord[]): ReadingMethod {
  const sources = new Set(words.map(({ word }) => word.source));
  const found = (['picture', 'annotation', 'form field'] as const).find((source) => sources.has(source));
  return found ?? 'text';
}

function pageDoubts(page: FormPage, box: Box): readonly Doubt[] {
  const isOverHidden = page.hidden.some((word) => coveredPart(word.box, box) > 0.2);
  return [
    ...(isOverHidden ? (['OVER_HIDDEN_TEXT'] as const) : []),
    ...(page.fit.distance > SHIFTED ? (['LAYOUT_SHIFTED'] as const) : []),
  ];
}
