import { coversAutos, furtherSymbols, furtherWords, type AutoBox } from '../../content/coverage-words.js';
import type { LetteredPolicy } from '../../content/liability-rows.js';
import type { Pen } from '../../pdf/pen.js';
import { drawLabel, drawTick } from '../cells.js';
import type { Remark } from '../sheet.js';
import { areaOf, baseOf } from './columns.js';
import { furtherCoverages } from './further-coverages.js';
import { drawLetter, drawLimits, drawPolicyCells, type LimitLine } from './policy-cells.js';

const BAND = 'automobile';
const PLACE = { band: BAND, line: 0, lines: 5 } as const;

const LIMIT_LINES: readonly LimitLine[] = [
  [['combinedSingleLimit'], ['COMBINED SINGLE LIMIT', '(Ea accident)']],
  [['bodilyInjuryPerPerson'], ['BODILY INJURY (Per person)']],
  [['bodilyInjuryPerAccident'], ['BODILY INJURY (Per accident)']],
  [['propertyDamage'], ['PROPERTY DAMAGE', '(Per accident)']],
];

const BOXES: readonly (readonly [AutoBox, readonly string[], x: number, line: number])[] = [
  ['anyAuto', ['ANY AUTO'], 54, 1],
  ['owned', ['OWNED', 'AUTOS ONLY'], 54, 2],
  ['scheduled', ['SCHEDULED', 'AUTOS'], 122, 2],
  ['hired', ['HIRED', 'AUTOS ONLY'], 54, 3],
  ['nonOwned', ['NON-OWNED', 'AUTOS ONLY'], 122, 3],
];

/** The row of automobile liability; gives back what has no room in it. */
export function drawAutomobile(pen: Pen, row: LetteredPolicy | undefined): readonly Remark[] {
  let remarks: readonly Remark[] = [];
  pen.part('TR', () => {
    drawLetter(pen, PLACE, row);
    pen.part(
      'TH',
      () => {
        pen.part('P', () => drawLabel(pen, 'AUTOMOBILE LIABILITY', 40, baseOf(BAND, 0)));
        for (const [box, lines, x, line] of BOXES)
          drawTick(pen, lines, x, baseOf(BAND, line), row !== undefined && coversAutos(row.policy, box));
        remarks = furtherCoverages(pen, row?.policy, (policy) => [...furtherSymbols(policy), ...furtherWords(policy)], {
          ...areaOf('type', BAND, 4),
          left: 40,
        });
      },
      { scope: 'Row' },
    );
    drawPolicyCells(pen, PLACE, row?.policy);
    pen.part('TD', () => drawLimits(pen, BAND, LIMIT_LINES, row));
  });
  return remarks;
}
