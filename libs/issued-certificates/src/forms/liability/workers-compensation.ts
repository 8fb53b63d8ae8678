import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { coverageWords } from '../../content/coverage-words.js';
import { bornWords } from '../../content/property-facts.js';
import type { LetteredPolicy } from '../../content/liability-rows.js';
import type { Pen } from '../../pdf/pen.js';
import { drawLabel, drawTick, drawValue } from '../cells.js';
import { coverageRemarks } from '../remarks/policy-remarks.js';
import type { Remark } from '../sheet.js';
import { BANDS, baseOf } from './columns.js';
import { drawLetter, drawLimits, drawPolicyCells, type LimitLine } from './policy-cells.js';

const BAND = 'workersCompensation';
const PLACE = { band: BAND, line: 0, lines: 4 } as const;

const LIMIT_LINES: readonly LimitLine[] = [
  [['eachAccident'], ['E.L. EACH ACCIDENT']],
  [['diseaseEachEmployee'], ['E.L. DISEASE - EA EMPLOYEE']],
  [['diseasePolicyLimit'], ['E.L. DISEASE - POLICY LIMIT']],
];

const HEAD_LINES = ['WORKERS COMPENSATION', "AND EMPLOYERS' LIABILITY"];
const QUESTION = ['ANY PROPRIETOR/PARTNER/EXECUTIVE', 'OFFICER/MEMBER EXCLUDED?'];

/** The row of workers' compensation; gives back what has no room in it. */
export function drawWorkersCompensation(pen: Pen, row: LetteredPolicy | undefined): readonly Remark[] {
  pen.part('TR', () => {
    drawLetter(pen, PLACE, row);
    pen.part('TH', () => drawKind(pen, row), { scope: 'Row' });
    drawPolicyCells(pen, PLACE, row?.policy, true);
    pen.part('TD', () => {
      drawTick(pen, ['PER', 'STATUTE'], 443, baseOf(BAND, 0), row?.policy.terms.statedValues.perStatute === true);
      drawTick(pen, ['OTH-', 'ER'], 493, baseOf(BAND, 0), false);
      drawLimits(pen, BAND, LIMIT_LINES, row, 1);
    });
  });
  return row ? remarksOf(row) : [];
}

function drawKind(pen: Pen, row: LetteredPolicy | undefined): void {
  const { top } = BANDS[BAND];
  pen.part('P', () => {
    for (const [at, line] of HEAD_LINES.entries()) drawLabel(pen, line, 40, top - 7 - at * 7);
  });
  const box = { left: 157, right: 171, top: top - 18, bottom: top - 30 };
  pen.frame(box);
  pen.part('P', () => {
    for (const [at, line] of QUESTION.entries()) drawLabel(pen, line, 40, top - 23 - at * 6, 5);
    drawLabel(pen, 'Y / N', 157.5, top - 14.5);
    const exclusion = row?.policy.terms.exclusion ?? null;
    if (exclusion) drawValue(pen, exclusion.excluded ? 'Y' : 'N', box, { align: 'middle', from: 'middle' });
  });
  if (isExplained(row)) pen.part('P', () => drawLabel(pen, 'Who: see additional remarks', 40, top - 43, 5));
}

const isExplained = (row: LetteredPolicy | undefined): boolean =>
  row?.policy.terms.exclusion?.excluded === true && row.policy.terms.exclusion.comment !== '';

/** Who is excluded, and what the policy provides besides. */
function remarksOf({ policy }: LetteredPolicy): readonly Remark[] {
  const { exclusion, policyNumber } = policy.terms;
  const excluded = exclusion?.excluded && exclusion.comment !== '' ? [exclusion.comment] : [];
  const title = `${LINE_NAMES[policy.line]}, policy ${policyNumber}: excluded`;
  return [
    ...(excluded.length > 0 ? [{ title, lines: excluded }] : []),
    ...coverageRemarks(policy, [...coverageWords(policy), ...bornWords(policy)]),
  ];
}
