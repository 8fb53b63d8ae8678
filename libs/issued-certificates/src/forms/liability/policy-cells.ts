import type { LimitCode } from '@covertrail/domain/insurance/coverage';
import type { CertifiedPolicy } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import { isAdditionalInsured, isWaived, printedLimits, type PrintedLimit } from '../../content/policy-facts.js';
import type { LetteredPolicy } from '../../content/liability-rows.js';
import type { Pen } from '../../pdf/pen.js';
import { amountWords, printedDate } from '../../text/printed-values.js';
import { drawLabel, drawValue } from '../cells.js';
import { areaOf, baseOf, COLUMNS, type Band, type Column } from './columns.js';

/** Where in its band a policy stands: in the whole of it, or in some lines of the free rows. */
export interface RowPlace {
  readonly band: Band;
  readonly line: number;
  readonly lines: number;
}

/** The letter of its insurer. */
export const drawLetter = (pen: Pen, { band, line, lines }: RowPlace, row: LetteredPolicy | undefined): void =>
  pen.part('TD', () => {
    if (row) drawValue(pen, row.letter, areaOf('letter', band, line, lines), MIDDLE);
  });

const MIDDLE = { align: 'middle', from: 'middle', face: 'bold' } as const;

/** What the columns between kind and limits say of a policy. `notApplicable`: the line has no additional insured. */
export function drawPolicyCells(
  pen: Pen,
  { band, line, lines }: RowPlace,
  policy: CertifiedPolicy | undefined,
  notApplicable = false,
): void {
  const cell = (column: Column, text: string, least: number) =>
    pen.part('TD', () => {
      if (text !== '') drawValue(pen, text, areaOf(column, band, line, lines), { ...CENTERED, least });
    });
  const yesNo = (isSo: boolean) => (policy ? (isSo ? 'Y' : 'N') : '');
  if (notApplicable) pen.part('TD', () => drawLabel(pen, 'N / A', COLUMNS.additionalInsured[0] + 3, baseOf(band, 1)));
  else cell('additionalInsured', yesNo(policy !== undefined && isAdditionalInsured(policy)), 8);
  cell('waiver', yesNo(policy !== undefined && isWaived(policy)), 8);
  cell('number', policy?.terms.policyNumber ?? '', 4.6);
  cell('effective', policy ? printedDate(policy.terms.period.effectiveOn) : '', 7);
  cell('expiration', policy ? printedDate(policy.terms.period.expiresOn) : '', 7);
}

const CENTERED = { align: 'middle', from: 'middle', size: 7.6 } as const;

/** A line of limits: which it is of, and its printed label, which may have two lines; without one the limit names itself. */
export type LimitLine = readonly [codes: readonly LimitCode[], labels: readonly string[]];

/** The limits that the lines of a band are for, from one of its lines on. */
export const drawLimits = (
  pen: Pen,
  band: Band,
  limitLines: readonly LimitLine[],
  row: LetteredPolicy | undefined,
  from = 0,
): void => {
  const limits = row ? printedLimits(row.policy) : [];
  for (const [at, [codes, labels]] of limitLines.entries())
    drawLimit(
      pen,
      band,
      from + at,
      labels,
      limits.find(({ code }) => codes.includes(code)),
    );
};

export function drawLimit(
  pen: Pen,
  band: Band,
  line: number,
  labels: readonly string[],
  limit: PrintedLimit | undefined,
): void {
  if (labels.length === 0 && !limit) return;
  pen.part('P', () => {
    const x = COLUMNS.limitName[0] + 2.5;
    const [first = '', second] = labels;
    if (second === undefined) drawLabel(pen, first, x, baseOf(band, line));
    else {
      drawLabel(pen, first, x, baseOf(band, line) + 2.9, 5);
      drawLabel(pen, second, x, baseOf(band, line) - 2.7, 5);
    }
    if (labels.length === 0 && limit)
      drawValue(pen, limit.label, areaOf('limitName', band, line, 1), { ...FREE, size: 6.6 });
    if (limit) drawAmount(pen, band, line, limit);
  });
}

const FREE = { from: 'middle', least: 4 } as const;

function drawAmount(pen: Pen, band: Band, line: number, { amount }: PrintedLimit): void {
  if ('cents' in amount) pen.text('$', COLUMNS.limitAmount[0] + 2, baseOf(band, line) - 0.6, 7);
  const area = areaOf('limitAmount', band, line, 1);
  drawValue(pen, amountWords(amount), { ...area, left: area.left + 4 }, { ...FREE, align: 'right' });
}
