import { REGION_TABLE, type RegionCode } from '@covertrail/domain/insurance/lines/regions';
import { letteredInsurers, letterOf, type Letter, type LetteredInsurer } from '../../content/insurers.js';
import { coverageWords } from '../../content/coverage-words.js';
import { printedLimits, typeWords, type PrintedLimit } from '../../content/policy-facts.js';
import { deductibleWords, valuationWords } from '../../content/property-facts.js';
import type { CertifiedPolicy } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import type { Pen } from '../../pdf/pen.js';
import { amountWords, printedDate } from '../../text/printed-values.js';
import { drawLabel, drawValue } from '../cells.js';
import { EDGES } from '../sheet.js';

const COLUMNS = {
  letter: 18,
  type: 36,
  number: 138,
  effective: 226,
  expiration: 273,
  property: 320,
  deductible: 434,
  amount: 518,
};
const LINE = 12.5;
const TOP = 507;
const HEAD = 18;
const BOTTOM = 226;

/** A policy with the lines that it takes. */
interface PropertyRow {
  readonly policy: CertifiedPolicy;
  readonly letter: Letter;
  readonly limits: readonly PrintedLimit[];
  readonly lines: number;
}

/** Which policies have room in the table; the others stand among the remarks. */
export interface PropertyRows {
  readonly region: RegionCode;
  readonly insurers: readonly LetteredInsurer[];
  readonly rows: readonly PropertyRow[];
  readonly further: readonly CertifiedPolicy[];
}

/** As many policies as have room, in their order. One without a letter, and amounts in another currency than the first one's, have none. */
export function propertyRows(policies: readonly CertifiedPolicy[]): PropertyRows {
  const region = policies[0]?.terms.region ?? 'unitedStates';
  const insurers = letteredInsurers(policies);
  const rows: PropertyRow[] = [];
  const further: CertifiedPolicy[] = [];
  let room = Math.floor((TOP - HEAD - BOTTOM) / LINE);
  for (const policy of policies) {
    const letter = letterOf(insurers, policy);
    const limits = printedLimits(policy);
    const lines = Math.max(2, limits.length);
    if (letter === null || lines > room || policy.terms.region !== region) further.push(policy);
    else {
      rows.push({ policy, letter, limits, lines });
      room -= lines;
    }
  }
  return { region, insurers, rows, further };
}

/** The table of a certificate of property insurance: a policy in each row, its limits below each other. */
export function drawPropertyTable(pen: Pen, { rows, region }: PropertyRows): void {
  pen.shade({ ...EDGES, top: TOP, bottom: TOP - HEAD });
  pen.frame({ ...EDGES, top: TOP, bottom: BOTTOM }, 0.8);
  for (const left of Object.values(COLUMNS).slice(1)) pen.line(left, TOP, left, BOTTOM);
  pen.part('Table', () => {
    pen.part('TR', () => {
      const heads = [...HEADS, [COLUMNS.amount, [`LIMITS (${REGION_TABLE[region].currency})`]] as const];
      for (const [left, lines] of heads) pen.part('TH', () => drawHeadLines(pen, left, lines), { scope: 'Column' });
    });
    let top = TOP - HEAD;
    for (const row of rows) {
      pen.line(EDGES.left, top, EDGES.right, top, 0.8);
      drawRow(pen, row, top);
      top -= row.lines * LINE;
    }
    if (rows.length > 0) pen.line(EDGES.left, top, EDGES.right, top, 0.8);
  });
}

const HEADS: readonly (readonly [number, readonly string[]])[] = [
  [COLUMNS.letter, ['INSR', 'LTR']],
  [COLUMNS.type, ['TYPE OF INSURANCE']],
  [COLUMNS.number, ['POLICY NUMBER']],
  [COLUMNS.effective, ['POLICY EFF', '(MM/DD/YYYY)']],
  [COLUMNS.expiration, ['POLICY EXP', '(MM/DD/YYYY)']],
  [COLUMNS.property, ['COVERED PROPERTY']],
  [COLUMNS.deductible, ['DEDUCTIBLE']],
];

function drawHeadLines(pen: Pen, left: number, lines: readonly string[]): void {
  const top = TOP - (lines.length === 1 ? 10.8 : 7.8);
  for (const [at, line] of lines.entries())
    drawLabel(pen, line, left + 3, top - at * 6.4, line.startsWith('(') ? 5 : undefined);
}

function drawRow(pen: Pen, { policy, letter, limits, lines }: PropertyRow, top: number): void {
  const { policyNumber, period } = policy.terms;
  const first = { top, bottom: top - LINE };
  const cell = (left: number, right: number, text: string) =>
    pen.part('TD', () => drawValue(pen, text, { ...first, left, right }, { ...CELL, size: 7.6 }));
  pen.part('TR', () => {
    pen.part('TD', () => drawValue(pen, letter, { ...first, left: COLUMNS.letter, right: COLUMNS.type }, LETTER));
    const kind = { left: COLUMNS.type, right: COLUMNS.number, top: top - 1, bottom: top - lines * LINE };
    pen.part('TH', () => drawValue(pen, kindWords(policy), kind, { size: 7.2, least: 4 }), { scope: 'Row' });
    cell(COLUMNS.number, COLUMNS.effective, policyNumber);
    cell(COLUMNS.effective, COLUMNS.expiration, printedDate(period.effectiveOn));
    cell(COLUMNS.expiration, COLUMNS.property, printedDate(period.expiresOn));
    pen.part('TD', () => {
      for (const [at, limit] of limits.entries()) drawLimitLine(pen, policy, limit, top - at * LINE);
    });
  });
}

const CELL = { from: 'middle', least: 4 } as const;
const LETTER = { align: 'middle', from: 'middle', face: 'bold' } as const;

/** The kind of insurance, and what it covers besides. */
const kindWords = (policy: CertifiedPolicy): string => [typeWords(policy), ...coverageWords(policy)].join('; ');

function drawLimitLine(pen: Pen, policy: CertifiedPolicy, limit: PrintedLimit, top: number): void {
  const area = { top, bottom: top - LINE };
  const detail = policy.terms.limitDetails[limit.code];
  const deductible = deductibleWords(detail?.deductible);
  const about = valuationWords(policy, limit.code);
  pen.line(COLUMNS.property, top, EDGES.right, top, 0.35);
  pen.part('P', () => {
    const name = about === '' ? limit.label : `${limit.label} (${about})`;
    drawValue(pen, name, { ...area, left: COLUMNS.property, right: COLUMNS.deductible }, { ...CELL, size: 7.2 });
    const borne = { ...area, left: COLUMNS.deductible, right: COLUMNS.amount };
    if (deductible !== '') drawValue(pen, deductible, borne, { ...CELL, size: 7.2 });
    if ('cents' in limit.amount) pen.text('$', COLUMNS.amount + 3, top - 8.9, 7);
    drawValue(
      pen,
      amountWords(limit.amount),
      { ...area, left: COLUMNS.amount + 6, right: EDGES.right },
      { ...CELL, align: 'right' },
    );
  });
}
