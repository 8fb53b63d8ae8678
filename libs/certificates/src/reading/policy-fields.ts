import { centerOf } from '../page/box.js';
import type { CertificateLine } from '@covertrail/domain/insurance/certificate/field-keys';
import type { Doubt, FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import type { FormPage } from '../form/form-page.js';
import type { FormWord } from '../form/form-word.js';
import { dateIn } from '../values/date-value.js';
import { insurerLettersIn, yesOrNo } from '../values/insurer-letters.js';
import { allMarks, formLines, textIn, wordsIn, type CellWords } from './cell.js';
import { cellOf, type FormColumns } from './form-bands.js';
import { readingOf, sureReading, textReading, tickOf } from './reading-of.js';
import { holds } from '../page/box.js';

type Span = readonly [top: number, bottom: number];

/** What each row of the table says of its policy: insurer, additional insured, waiver, number, dates. */
export const policyFields = (
  page: FormPage,
  columns: FormColumns,
  line: CertificateLine,
  band: Span,
): readonly FieldReading[] => [
  ...letterField(page, columns, line, band),
  ...(line === 'workersCompensation' ? [] : codeField(page, columns, line, band, 'additionalInsured')),
  ...codeField(page, columns, line, band, 'waiver'),
  ...numberField(page, columns, line, band),
  ...dateFields(page, columns, line, band),
];

function letterField(page: FormPage, columns: FormColumns, line: CertificateLine, band: Span): readonly FieldReading[] {
  const cell = wordsIn(page, cellOf(columns.letters, band));
  if (cell.words.length === 0) return [];
  const letters = insurerLettersIn(textIn(cell.words));
  if (!letters) return [];
  const doubts: readonly Doubt[] = letters.length > 1 ? [...cell.doubts, 'SEVERAL_VALUES'] : cell.doubts;
  return [readingOf(page, `${line}.letters`, { kind: 'letters', letters }, { ...cell, doubts })];
}

function codeField(
  page: FormPage,
  columns: FormColumns,
  line: CertificateLine,
  band: Span,
  part: 'additionalInsured' | 'waiver',
): readonly FieldReading[] {
  const box = cellOf(columns[part], band);
  const cell = wordsIn(page, box);
  const found = cell.words.flatMap((word) => {
    const isTicked = yesOrNo(word.text);
    return isTicked === null
      ? []
      : [readingOf(page, `${line}.${part}`, { kind: 'tick', isTicked }, { ...cell, words: [word] })];
  });
  const drawn = allMarks(page)
    .filter(({ box: at }) => holds(box, centerOf(at)))
    .map((mark) => tickOf(page, `${line}.${part}`, mark, []));
  const all = found.length > 0 ? found : drawn;
  const [first, ...rest] = all;
  return first && rest.length > 0 ? [sureReading(first, [...first.doubts, 'SEVERAL_VALUES'])] : all.slice(0, 1);
}

function numberField(page: FormPage, columns: FormColumns, line: CertificateLine, band: Span): readonly FieldReading[] {
  const cell = wordsIn(page, cellOf(columns.policyNumber, band));
  const words = seenNumber(cell.words.filter(({ text }) => dateIn(text) === null));
  const doubts: readonly Doubt[] = formLines(words).length > 1 ? [...cell.doubts, 'SEVERAL_VALUES'] : cell.doubts;
  return textReading(page, `${line}.policyNumber`, { words, doubts });
}

/** Words of a picture of which none has a digit are no number: they belong to another column. */
const seenNumber = (words: readonly FormWord[]): readonly FormWord[] =>
  words.every(({ word, text }) => word.source === 'picture' && !/\d/.test(text)) ? [] : words;

function dateFields(page: FormPage, columns: FormColumns, line: CertificateLine, band: Span): readonly FieldReading[] {
  const half = (columns.expiration - columns.effective) / 2;
  const middle = columns.effective + half;
  const cell = wordsIn(page, cellOf([columns.effective - half * 1.3, columns.expiration + half * 1.3], band));
  const isLeft = ({ box }: FormWord) => centerOf(box).x < middle;
  return [
    ...dateField(page, `${line}.effective`, { ...cell, words: cell.words.filter(isLeft) }),
    ...dateField(page, `${line}.expiration`, { ...cell, words: cell.words.filter((word) => !isLeft(word)) }),
  ];
}

function dateField(
  page: FormPage,
  key: `${CertificateLine}.${'effective' | 'expiration'}`,
  cell: CellWords,
): readonly FieldReading[] {
  const days = cell.words.flatMap((word) => {
    const day = dateIn(word.text);
    return day ? [{ word, day }] : [];
  });
  const [first] = days;
  if (!first) return [];
  const doubts: readonly Doubt[] = days.length > 1 ? [...cell.doubts, 'SEVERAL_VALUES'] : cell.doubts;
  return [readingOf(page, key, { kind: 'date', day: first.day }, { words: [first.word], doubts })];
}
