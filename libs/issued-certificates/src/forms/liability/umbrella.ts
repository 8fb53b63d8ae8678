import { amountText } from '@covertrail/wording/text/money-text';
import { furtherWords } from '../../content/coverage-words.js';
import type { LetteredPolicy } from '../../content/liability-rows.js';
import type { Pen } from '../../pdf/pen.js';
import { drawTick, drawValue } from '../cells.js';
import { coverageRemarks } from '../remarks/policy-remarks.js';
import type { Remark } from '../sheet.js';
import { areaOf, baseOf } from './columns.js';
import { drawLetter, drawLimits, drawPolicyCells, type LimitLine } from './policy-cells.js';

const BAND = 'umbrella';
const PLACE = { band: BAND, line: 0, lines: 3 } as const;

const LIMIT_LINES: readonly LimitLine[] = [
  [['umbrellaEachOccurrence', 'excessEachOccurrence'], ['EACH OCCURRENCE']],
  [['umbrellaAggregate', 'excessAggregate'], ['AGGREGATE']],
];

/** The row that umbrella and excess share. It has no room for further coverages: they are given back. */
export function drawUmbrella(pen: Pen, row: LetteredPolicy | undefined): readonly Remark[] {
  pen.part('TR', () => {
    drawLetter(pen, PLACE, row);
    pen.part('TH', () => drawTicks(pen, row), { scope: 'Row' });
    drawPolicyCells(pen, PLACE, row?.policy);
    pen.part('TD', () => drawLimits(pen, BAND, LIMIT_LINES, row));
  });
  return row ? coverageRemarks(row.policy, furtherWords(row.policy)) : [];
}

function drawTicks(pen: Pen, row: LetteredPolicy | undefined): void {
  const terms = row?.policy.terms;
  drawTick(pen, ['UMBRELLA LIAB'], 54, baseOf(BAND, 0), row?.policy.line === 'umbrella');
  drawTick(pen, ['OCCUR'], 133, baseOf(BAND, 0), terms?.trigger === 'occurrence');
  drawTick(pen, ['EXCESS LIAB'], 54, baseOf(BAND, 1), row?.policy.line === 'excessLiability');
  drawTick(pen, ['CLAIMS-MADE'], 133, baseOf(BAND, 1), terms?.trigger === 'claimsMade');
  const retention = terms?.statedValues.retentionAmount;
  drawTick(pen, ['DED'], 54, baseOf(BAND, 2), false);
  drawTick(pen, ['RETENTION $'], 90, baseOf(BAND, 2), retention !== undefined);
  if (retention !== undefined)
    pen.part('P', () => drawValue(pen, amountText(retention), { ...areaOf('type', BAND, 2), left: 124 }, RETENTION));
}

const RETENTION = { from: 'middle', size: 7.5 } as const;
