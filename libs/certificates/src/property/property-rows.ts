import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import { EVIDENCE_LIMITS, OTHER_ROWS, type OtherRow } from '@covertrail/domain/insurance/certificate/field-keys';
import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import type { LabeledPage } from '../evidence/labeled-page.js';
import type { FormPage } from '../form/form-page.js';
import type { FormWord } from '../form/form-word.js';
import { centerOf } from '../page/box.js';
import { formLines, textIn, wordsIn } from '../reading/cell.js';
import { readingOf, textReading } from '../reading/reading-of.js';
import { amountIn } from '../values/amount-value.js';
import { dateIn } from '../values/date-value.js';
import { insurerLettersIn } from '../values/insurer-letters.js';
import type { PropertyLabel } from './property-labels.js';

/** Columns begin a little left of their heads. */
const EDGE = 3;
const FAR = 10_000;
/** Lines closer than this are of one row. */
const ONE_ROW = 8.5;
/** A row reaches so far above the middle of its first line. */
const ABOVE = 6.2;

interface Columns {
  readonly letters: number;
  readonly type: number;
  readonly number: number;
  readonly effective: number;
  readonly expiration: number;
  readonly covered: number;
  readonly deductible: number;
  readonly limits: number;
}

type Span = readonly [top: number, bottom: number];

/** The table of a certificate of property insurance: a row begins where a letter or a policy number stands, and its limits stand below each other. */
export function propertyRowFields({ page, labels }: LabeledPage<PropertyLabel>): readonly FieldReading[] {
  const left = (name: PropertyLabel, other = 0) => (labels.get(name)?.left ?? other + EDGE) - EDGE;
  const limits = left('limitsHead');
  const columns: Columns = {
    letters: left('letterHead'),
    type: left('typeHead'),
    number: left('numberHead'),
    effective: left('effectiveHead'),
    expiration: left('expirationHead'),
    covered: left('coveredHead'),
    deductible: left('deductibleHead', limits),
    limits,
  };
  const [head, end] = [labels.get('typeHead'), labels.get('special')];
  if (!head || !end) return [];
  // Heads of two lines reach a little further down.
  const spans = rowSpans(page, columns, [head.bottom - (head.top - head.bottom), end.top]);
  return spans.flatMap((span, at) => {
    const row = OTHER_ROWS[at];
    return row ? rowFields(page, columns, row, span) : [];
  });
}

function rowSpans(page: FormPage, { letters, type, number, effective }: Columns, [top, bottom]: Span): readonly Span[] {
  const area = { top, bottom };
  const heads = [
    ...wordsIn(page, { ...area, left: letters, right: type }).words,
    ...wordsIn(page, { ...area, left: number, right: effective }).words,
  ].sort((a, b) => centerOf(b.box).y - centerOf(a.box).y);
  const starts: number[] = [];
  for (const { box } of heads) {
    const last = starts.at(-1);
    if (last === undefined || last - centerOf(box).y > ONE_ROW) starts.push(centerOf(box).y);
  }
  return starts.map((start, at) => {
    const next = starts[at + 1];
    return [start + ABOVE, next === undefined ? bottom : next + ABOVE];
  });
}

function rowFields(page: FormPage, columns: Columns, row: OtherRow, [top, bottom]: Span): readonly FieldReading[] {
  const cell = (left: number, right: number) => wordsIn(page, { top, bottom, left, right });
  const letters = insurerLettersIn(textIn(cell(columns.letters, columns.type).words));
  return [
    ...(letters
      ? [readingOf(page, `${row}.letters`, { kind: 'letters', letters }, cell(columns.letters, columns.type))]
      : []),
    ...textReading(page, `${row}.type`, cell(columns.type, columns.number)),
    ...textReading(page, `${row}.policyNumber`, cell(columns.number, columns.effective)),
    ...firstDate(page, `${row}.effective`, cell(columns.effective, columns.expiration).words),
    ...firstDate(page, `${row}.expiration`, cell(columns.expiration, columns.covered).words),
    ...limitLines(page, columns, row, { top, bottom, left: columns.covered, right: FAR }),
  ];
}

function firstDate(
  page: FormPage,
  key: `${OtherRow}.${'effective' | 'expiration'}`,
  words: readonly FormWord[],
): readonly FieldReading[] {
  const found = words.flatMap((word) => {
    const day = dateIn(word.text);
    return day ? [readingOf(page, key, { kind: 'date', day }, { words: [word], doubts: [] })] : [];
  });
  return found.slice(0, 1);
}

/** Each line with an amount is a limit; what the insured bears of it is a field of the first policy alone. */
function limitLines(page: FormPage, columns: Columns, row: OtherRow, area: Box): readonly FieldReading[] {
  let at = 0;
  return formLines(wordsIn(page, area).words).flatMap((line): readonly FieldReading[] => {
    const isIn = (from: number, to: number) => (word: FormWord) => word.box.left >= from && word.box.left < to;
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
      ...(row === 'other1' ? textReading(page, `property.deductibleOf.${limit}`, { words: borne, doubts: [] }) : []),
    ];
  });
}
