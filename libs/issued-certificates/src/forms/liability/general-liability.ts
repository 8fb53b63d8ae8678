import { furtherWords } from '../../content/coverage-words.js';
import type { LetteredPolicy } from '../../content/liability-rows.js';
import type { Pen } from '../../pdf/pen.js';
import { drawLabel, drawTick, drawValue } from '../cells.js';
import type { Remark } from '../sheet.js';
import { areaOf, baseOf } from './columns.js';
import { furtherCoverages } from './further-coverages.js';
import { drawLetter, drawLimits, drawPolicyCells, type LimitLine } from './policy-cells.js';

const BAND = 'generalLiability';
const PLACE = { band: BAND, line: 0, lines: 7 } as const;

const LIMIT_LINES: readonly LimitLine[] = [
  [['eachOccurrence'], ['EACH OCCURRENCE']],
  [['damageToRentedPremises'], ['DAMAGE TO RENTED', 'PREMISES (Ea occurrence)']],
  [['medicalExpense'], ['MED EXP (Any one person)']],
  [['personalAndAdvertisingInjury'], ['PERSONAL & ADV INJURY']],
  [['generalAggregate'], ['GENERAL AGGREGATE']],
  [['productsCompletedOperationsAggregate'], ['PRODUCTS - COMP/OP AGG']],
  [['personalInjury'], []],
];

/** The row of general liability; gives back what has no room in it. */
export function drawGeneralLiability(pen: Pen, row: LetteredPolicy | undefined): readonly Remark[] {
  let remarks: readonly Remark[] = [];
  pen.part('TR', () => {
    drawLetter(pen, PLACE, row);
    pen.part(
      'TH',
      () => {
        drawTicks(pen, row);
        remarks = furtherCoverages(pen, row?.policy, furtherWords, { ...areaOf('type', BAND, 2, 2), left: 52 });
        drawBasis(pen, row);
      },
      { scope: 'Row' },
    );
    drawPolicyCells(pen, PLACE, row?.policy);
    pen.part('TD', () => drawLimits(pen, BAND, LIMIT_LINES, row));
  });
  return remarks;
}

function drawTicks(pen: Pen, row: LetteredPolicy | undefined): void {
  const trigger = row?.policy.terms.trigger ?? null;
  drawTick(pen, ['COMMERCIAL GENERAL LIABILITY'], 54, baseOf(BAND, 0), row !== undefined);
  drawTick(pen, ['CLAIMS-MADE'], 68, baseOf(BAND, 1), trigger === 'claimsMade');
  drawTick(pen, ['OCCUR'], 133, baseOf(BAND, 1), trigger === 'occurrence');
}

/** What the general aggregate applies per. */
function drawBasis(pen: Pen, row: LetteredPolicy | undefined): void {
  const aggregate = row?.policy.terms.aggregate ?? null;
  pen.part('P', () => drawLabel(pen, "GEN'L AGGREGATE LIMIT APPLIES PER:", 40, baseOf(BAND, 4)));
  drawTick(pen, ['POLICY'], 54, baseOf(BAND, 5), aggregate?.basis === 'perPolicy');
  drawTick(pen, ['PROJECT'], 95, baseOf(BAND, 5), aggregate?.basis === 'perProject');
  drawTick(pen, ['LOC'], 142, baseOf(BAND, 5), aggregate?.basis === 'perLocation');
  drawTick(pen, ['OTHER:'], 54, baseOf(BAND, 6), aggregate?.basis === 'perOther');
  if (aggregate?.basis === 'perOther' && aggregate.description !== '') {
    const area = { ...areaOf('type', BAND, 6), left: 76 };
    pen.part('P', () => drawValue(pen, aggregate.description, area, { from: 'middle', least: 3.5 }));
  }
}
