import { boxAround, centerOf } from '../page/box.js';
import { textOf } from '../page/lines.js';
import type { FieldKey, PrintedLine } from '@covertrail/domain/insurance/certificate/field-keys';
import type { AmountValue, Doubt, FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import type { FormPage } from '../form/form-page.js';
import type { FormWord } from '../form/form-word.js';
import type { LabelName } from '../form/labels.js';
import { amountIn } from '../values/amount-value.js';
import { isRecognized, textIn, withoutSpecks, wordsIn } from './cell.js';
import { cellOf, toRightEdge, type FormColumns } from './form-bands.js';
import { readingOf } from './reading-of.js';

type Row = readonly [FieldKey, LabelName, LabelName?];

/** The labels of each line's limits, from the top, and the field of the row below them that has no label. */
const ROWS: Readonly<Record<PrintedLine, { readonly rows: readonly Row[]; readonly free: FieldKey | null }>> = {
  generalLiability: {
    rows: [
      ['generalLiability.eachOccurrence', 'eachOccurrence'],
      ['generalLiability.rentedPremises', 'rentedPremises', 'rentedPremisesEnd'],
      ['generalLiability.medicalExpense', 'medicalExpense'],
      ['generalLiability.personalInjury', 'personalInjury'],
      ['generalLiability.generalAggregate', 'generalAggregate'],
      ['generalLiability.productsAggregate', 'productsAggregate'],
    ],
    free: 'generalLiability.otherLimit',
  },
  automobile: {
    rows: [
      ['automobile.combinedSingle', 'combinedSingle', 'combinedSingleEnd'],
      ['automobile.injuryPerPerson', 'injuryPerPerson'],
      ['automobile.injuryPerAccident', 'injuryPerAccident'],
      ['automobile.propertyDamage', 'propertyDamage', 'propertyDamageEnd'],
    ],
    free: 'automobile.otherLimit',
  },
  umbrella: {
    rows: [
      ['umbrella.eachOccurrence', 'umbrellaEach'],
      ['umbrella.aggregate', 'umbrellaAggregate'],
    ],
    free: 'umbrella.otherLimit',
  },
  workersCompensation: {
    rows: [
      ['workersCompensation.eachAccident', 'eachAccident'],
      ['workersCompensation.diseaseEmployee', 'diseaseEmployee'],
      ['workersCompensation.diseasePolicy', 'diseasePolicy'],
    ],
    free: null,
  },
};

interface LimitRow {
  readonly key: FieldKey;
  readonly y: number;
  readonly labelRight: number;
  readonly isFound: boolean;
}

/** The limits of a printed line: each word of the column belongs to the row that is nearest. */
export function limitFields(
  page: FormPage,
  columns: FormColumns,
  line: PrintedLine,
  band: readonly [number, number],
): readonly FieldReading[] {
  const rows = rowsOf(page, line);
  const cell = wordsIn(page, cellOf(toRightEdge(columns.limits), band));
  return rows.flatMap((row) => {
    const words = cell.words.filter((word) => nearestTo(word, rows) === row && !isTick(word));
    const isFree = row.key.endsWith('otherLimit');
    const value = isFree
      ? withoutSpecks({ words, doubts: [] }).words
      : seenAmount(words.filter(({ box }) => centerOf(box).x > row.labelRight - 1));
    return amountReading(page, row.key, value, [...cell.doubts, ...(row.isFound ? [] : ['LABEL_ESTIMATED' as const])]);
  });
}

/** Of words of a picture that stand beside a printed label only the amount: what stands before it is a sign or a piece of the label. */
function seenAmount(words: readonly FormWord[]): readonly FormWord[] {
  if (!words.some(({ word }) => word.source === 'picture')) return words;
  const ordered = [...words].sort((a, b) => a.box.left - b.box.left);
  const isAmount = (from: number) => amountIn(textOf(ordered.slice(from).map(({ word }) => word))) !== null;
  const first = ordered.findIndex((_, from) => isAmount(from));
  // A dollar sign that was read as a digit stands alone before a whole amount.
  const start = first >= 0 && /^[58]$/.test(ordered[first]?.text ?? '') && isAmount(first + 1) ? first + 1 : first;
  return start < 0 ? ordered.filter(({ text }) => /\d/.test(text)) : ordered.slice(start);
}

const isTick = ({ text }: FormWord): boolean => /^x$/i.test(text);

function rowsOf(page: FormPage, line: PrintedLine): readonly LimitRow[] {
  const rows = ROWS[line].rows.map(([key, first, second]): LimitRow => {
    const [label, end] = [page.label(first), second ? page.label(second) : null];
    const box = boxAround(end?.isFound ? [label.box, end.box] : [label.box]);
    return { key, y: centerOf(box).y, labelRight: box.right, isFound: label.isFound };
  });
  const { free } = ROWS[line];
  const [above, last] = rows.slice(-2);
  return free && above && last
    ? [...rows, { key: free, y: last.y - (above.y - last.y), labelRight: 0, isFound: true }]
    : rows;
}

function nearestTo({ box }: FormWord, rows: readonly LimitRow[]): LimitRow | undefined {
  const { y } = centerOf(box);
  return rows.reduce<LimitRow | undefined>(
    (best, row) => (!best || Math.abs(row.y - y) < Math.abs(best.y - y) ? row : best),
    undefined,
  );
}

/** An amount at the end of a row, with what the row calls it; none where the row is empty. */
export function amountReading(
  page: FormPage,
  key: FieldKey,
  words: readonly FormWord[],
  doubts: readonly Doubt[],
): readonly FieldReading[] {
  if (!isRecognized(words)) return [];
  const { value, isAmount } = amountOf(words);
  return [readingOf(page, key, value, { words, doubts: isAmount ? doubts : [...doubts, 'UNUSUAL'] })];
}

function amountOf(words: readonly FormWord[]): { readonly value: AmountValue; readonly isAmount: boolean } {
  const ordered = [...words].sort((a, b) => a.box.left - b.box.left);
  const texts = ordered.map(({ text }) => text);
  for (let from = 0; from < texts.length; from += 1) {
    const amount = amountIn(texts.slice(from).join(' '));
    const label = texts.slice(0, from).join(' ');
    if (amount) return { value: { kind: 'amount', ...amount, label: label === '' ? null : label }, isAmount: true };
  }
  return { value: { kind: 'amount', cents: null, words: textIn(words), label: null }, isAmount: false };
}
