import { REGION_TABLE } from '@covertrail/domain/insurance/lines/regions';
import type { CertifiedPolicy } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import { coverageWords } from '../../content/coverage-words.js';
import { printedLimits, type PrintedLimit } from '../../content/policy-facts.js';
import { deductibleWords, valuationWords } from '../../content/property-facts.js';
import type { Pen } from '../../pdf/pen.js';
import { amountWithCurrency, amountWords, type PrintedAmount } from '../../text/printed-values.js';
import { drawLabel, drawValue } from '../cells.js';
import { EDGES, SIZES, type Remark } from '../sheet.js';

const AMOUNT_LEFT = 350;
const DEDUCTIBLE_LEFT = 460;
const ROW = 13;

/** A row of the table: a limit, or what the policy covers besides. */
interface EvidenceRow {
  readonly name: string;
  readonly amount: PrintedAmount | null;
  readonly deductible: string;
}

/** The amounts of a policy in a table from `top` down to `bottom`; gives back those that have no room. */
export function drawAmounts(pen: Pen, policy: CertifiedPolicy, top: number, bottom: number): readonly Remark[] {
  const rows = rowsOf(policy);
  const most = Math.floor((top - bottom) / ROW) - 1;
  const shown = rows.slice(0, most);
  pen.shade({ ...EDGES, top, bottom: top - ROW });
  pen.frame({ ...EDGES, top, bottom });
  pen.line(AMOUNT_LEFT, top, AMOUNT_LEFT, bottom);
  pen.line(DEDUCTIBLE_LEFT, top, DEDUCTIBLE_LEFT, bottom);
  pen.part('Table', () => {
    pen.part('TR', () => {
      head(pen, 'COVERAGE / PERILS / FORMS', EDGES.left + 4, top);
      head(pen, `AMOUNT OF INSURANCE (${REGION_TABLE[policy.terms.region].currency})`, AMOUNT_LEFT + 4, top);
      head(pen, 'DEDUCTIBLE', DEDUCTIBLE_LEFT + 4, top);
    });
    for (const [at, row] of shown.entries()) drawEvidenceRow(pen, row, top - (at + 1) * ROW);
  });
  const end = top - (shown.length + 1) * ROW;
  if (end > bottom) pen.line(EDGES.left, end, EDGES.right, end, 0.35);
  const left = rows.slice(most).map((row) => remarkOf(row, policy));
  return left.length > 0 ? [{ title: `Policy ${policy.terms.policyNumber}, continued`, lines: left }] : [];
}

const rowsOf = (policy: CertifiedPolicy): readonly EvidenceRow[] => [
  ...printedLimits(policy).map((limit) => ({
    name: nameOf(policy, limit),
    amount: limit.amount,
    deductible: deductibleWords(policy.terms.limitDetails[limit.code]?.deductible),
  })),
  ...coverageWords(policy).map((name) => ({ name, amount: null, deductible: '' })),
];

function remarkOf({ name, amount, deductible }: EvidenceRow, { terms }: CertifiedPolicy): string {
  const sum = amount ? `: ${amountWithCurrency(amount, terms.region)}` : '';
  return deductible === '' ? `${name}${sum}` : `${name}${sum}, deductible ${deductible}`;
}

const head = (pen: Pen, label: string, x: number, top: number): void =>
  pen.part('TH', () => drawLabel(pen, label, x, top - 9), { scope: 'Column' });

function drawEvidenceRow(pen: Pen, { name, amount, deductible }: EvidenceRow, top: number): void {
  const area = { ...EDGES, top, bottom: top - ROW };
  pen.line(EDGES.left, top, EDGES.right, top, 0.35);
  pen.part('TR', () => {
    pen.part('TH', () => drawValue(pen, name, { ...area, right: AMOUNT_LEFT }, CELL), { scope: 'Row' });
    pen.part('TD', () => {
      if (amount && 'cents' in amount) pen.text('$', AMOUNT_LEFT + 4, top - 9.2, SIZES.value);
      const place = { ...area, left: AMOUNT_LEFT + 8, right: DEDUCTIBLE_LEFT };
      if (amount) drawValue(pen, amountWords(amount), place, { ...CELL, align: 'right' });
    });
    pen.part('TD', () => {
      if (deductible !== '') drawValue(pen, deductible, { ...area, left: DEDUCTIBLE_LEFT + 2 }, CELL);
    });
  });
}

const CELL = { from: 'middle', least: 4 } as const;

function nameOf(policy: CertifiedPolicy, { code, label }: PrintedLimit): string {
  const valuation = valuationWords(policy, code);
  return valuation === '' ? label : `${label} (${valuation})`;
}
