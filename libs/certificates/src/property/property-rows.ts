import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import { EVIDENCE_LIMITS, OTHER_ROWS, type OtherRow } from '@covertrail/domain/insurance/certificate/field-keys';
import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import type { LabeledPage } from '../evidence/labeled-page.js';
import type { FormPage } from '../form/form-page.js';
import type { FormWord } from '../form/form-word.js';
import { lettersOf } from '../form/labels.js';
import { centerOf } from '../page/box.js';
import { formLines, textIn, wordsIn, type CellWords } from '../reading/cell.js';
import { readingOf, textReading } from '../reading/reading-of.js';
import { amountIn } from '../values/amount-value.js';
import { dateIn } from '../values/date-value.js';
import { insurerLettersIn } from '../values/insurer-letters.js';
import { kindBottom, printedKind, printedSpans, type Span } from './printed-rows.js';
import { propertyColumns, type PropertyColumns } from './property-columns.js';
import type { PropertyLabel } from './property-labels.js';

const FAR = 10_000;
/** Lines closer than this are of one row. */
const ONE_ROW = 8.5;
/** A row reaches so far above the middle of its first line. */
const ABOVE = 6.2;

/** The table of a certificate of property insurance: its printed rows, or a row wherever a letter or a policy number stands; limits stand below each other. */
export function propertyRowFields(labeled: LabeledPage<PropertyLabel>): readonly FieldReading[] {
  const { page, labels } = labeled;
  const [head, end] = [labels.get('typeHead'), labels.get('special')];
  if (!head || !end) return [];
  // Heads of two lines reach a little further down.
  const table: Box = { left: 0, right: FAR, top: head.bottom - (head.top - head.bottom), bottom: end.top };
  const columns = propertyColumns(labeled, table);
  const printed = printedSpans(page, { ...table, left: columns.type, right: columns.number });
  const last = printed?.at(-1);
  const [ofLast, ...free] = last ? belowLast(page, columns, last) : [];
  const spans = printed && ofLast ? [...printed.slice(0, -1), ofLast, ...free] : rowSpans(page, columns, table);
  return spans.flatMap((span, at) => {
    const row = OTHER_ROWS[at];
    return row ? rowFields(page, columns, row, span, at < (printed?.length ?? 0)) : [];
  });
}

/** Below the last printed row a policy of another kind may be written: so far below what it is called, and it begins so far above its letter and number, in points. */
const [NEXT_ROW, ABOVE_NEXT] = [12, 9];

/** The last printed row, and the free rows below it. */
function belowLast(page: FormPage, columns: PropertyColumns, [top, bottom]: Span): readonly Span[] {
  const kind = kindBottom(page, { left: columns.type, right: columns.number, top, bottom });
  const next = startsIn(page, columns, { left: 0, right: FAR, top, bottom }).find((start) => kind - start > NEXT_ROW);
  if (next === undefined) return [[top, bottom]];
  return [
    [top, next + ABOVE_NEXT],
    [next + ABOVE_NEXT, bottom],
  ];
}

function rowSpans(page: FormPage, columns: PropertyColumns, table: Box): readonly Span[] {
  const starts = startsIn(page, columns, table);
  return starts.map((start, at) => {
    const next = starts[at + 1];
    return [start + ABOVE, next === undefined ? table.bottom : next + ABOVE];
  });
}

/** From the top, where a letter or a policy number stands. */
function startsIn(page: FormPage, { type, number, effective }: PropertyColumns, table: Box): readonly number[] {
  const heads = [
    ...wordsIn(page, { ...table, right: type }).words,
    ...wordsIn(page, { ...table, left: number, right: effective }).words,
  ].sort((a, b) => centerOf(b.box).y - centerOf(a.box).y);
  const starts: number[] = [];
  for (const { box } of heads) {
    const last = starts.at(-1);
    if (last === undefined || last - centerOf(box).y > ONE_ROW) starts.push(centerOf(box).y);
  }
  return starts;
}

function rowFields(
  page: FormPage,
  columns: PropertyColumns,
  row: OtherRow,
  [top, bottom]: Span,
  isPrinted: boolean,
): readonly FieldReading[] {
  const cell = (left: number, right: number) => wordsIn(page, { top, bottom, left, right });
  const left = cell(0, columns.type);
  // Boxes to tick stand at the left edge of the next column.
  const letter = { ...left, words: left.words.filter(({ text }) => !/^x$/i.test(text)) };
  const letters = insurerLettersIn(textIn(letter.words));
  const inNumbers = cell(columns.number, columns.effective);
  const { numbers, kinds } = belowLabels(inNumbers.words);
  const fields = [
    ...(letters ? [readingOf(page, `${row}.letters`, { kind: 'letters', letters }, several(letter, letters))] : []),
    ...textReading(page, `${row}.policyNumber`, several({ ...inNumbers, words: numbers }, formLines(numbers))),
    ...firstDate(page, `${row}.effective`, cell(columns.effective, columns.expiration).words),
    ...firstDate(page, `${row}.expiration`, cell(columns.expiration, columns.covered).words),
    ...limitLines(page, columns, row, { top, bottom, left: columns.covered, right: FAR }),
  ];
  // A printed row of which nothing was filled in claims no policy.
  if (isPrinted && fields.length === 0) return [];
  const kind: Box = { top, bottom, left: columns.type, right: columns.number };
  return [
    ...fields,
    ...(isPrinted
      ? printedKind(page, `${row}.type`, kind, kinds)
      : textReading(page, `${row}.type`, wordsIn(page, kind))),
  ];
}

/** Several of what a row has once are several policies, for a person to part. */
const several = (cell: CellWords, found: readonly unknown[]): CellWords =>
  found.length > 1 ? { ...cell, doubts: [...cell.doubts, 'SEVERAL_VALUES'] } : cell;

const [KIND_LABEL, NUMBER_LABEL] = [lettersOf('TYPE OF POLICY'), lettersOf('POLICY NUMBER')];

/** In the column of policy numbers a row may print what is to be written below: first the kind of the policy, then its number. */
function belowLabels(words: readonly FormWord[]): Readonly<Record<'numbers' | 'kinds', readonly FormWord[]>> {
  const lines = formLines(words);
  const placeOf = (label: string) => lines.findIndex((line) => lettersOf(textIn(line)) === label);
  const [kind, number] = [placeOf(KIND_LABEL), placeOf(NUMBER_LABEL)];
  return number < 0
    ? { numbers: words, kinds: [] }
    : { numbers: lines.slice(number + 1).flat(), kinds: kind < 0 ? [] : lines.slice(kind + 1, number).flat() };
}

function firstDate(
  page: FormPage,
  key: `${OtherRow}.${'effective' | 'expiration'}`,
  words: readonly FormWord[],
): readonly FieldReading[] {
  const days = words.flatMap((word) => {
    const day = dateIn(word.text);
    return day ? [{ word, day }] : [];
  });
  const [first] = days;
  return first
    ? [readingOf(page, key, { kind: 'date', day: first.day }, several({ words: [first.word], doubts: [] }, days))]
    : [];
}

/** Each line with an amount is a limit, with what the insured bears of it. */
function limitLines(page: FormPage, columns: PropertyColumns, row: OtherRow, area: Box): readonly FieldReading[] {
  let at = 0;
  return formLines(wordsIn(page, area).words).flatMap((line): readonly FieldReading[] => {
    const isIn = (from: number, to: number) => (word: FormWord) =>
      word.box.left >= from && word.box.left < to && !/^x$/i.test(word.text);
    const name = line.filter(isIn(0, columns.deductible));
    const borne = line.filter(isIn(columns.deductible, columns.limits));
    const amounts = line.filter(isIn(columns.limits, FAR));
    const limit = EVIDENCE_LIMITS[at];
    if (amounts.length === 0 || !limit) return [];
    at += 1;
    const said = amountIn(textIn(amounts));
    const label = name.length === 0 ? null : textIn(name);
    const value = { kind: 'amount', ...(said ?? { cents: null, words: textIn(amounts) }), label } as const;
    return [
      readingOf(page, `${row}.${limit}`, value, { words: [...name, ...amounts], doubts: said ? [] : ['UNUSUAL'] }),
      ...textReading(page, `${row}.deductibleOf.${limit}`, { words: borne, doubts: [] }),
    ];
  });
}
