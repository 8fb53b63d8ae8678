import type { CertifiedPolicy } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import { CAUSES } from '../../content/property-facts.js';
import type { Area, Pen } from '../../pdf/pen.js';
import { printedDate } from '../../text/printed-values.js';
import { drawLabel, drawTick, drawValue } from '../cells.js';
import { EDGES, SIZES } from '../sheet.js';

/** The insurer and the policy, in labeled boxes right of the parties. */
export function drawPolicyBoxes(pen: Pen, { terms }: CertifiedPolicy): void {
  const { carrier, period, policyNumber } = terms;
  const right = EDGES.right;
  drawBox(pen, 'COMPANY', carrier.name, { left: 306, right: 520, top: 634, bottom: 612 });
  drawBox(pen, 'NAIC #', carrier.naic, { left: 520, right, top: 634, bottom: 612 });
  drawBox(pen, 'LOAN NUMBER', '', { left: 306, right: 420, top: 612, bottom: 581 });
  drawBox(pen, 'POLICY NUMBER', policyNumber, { left: 420, right, top: 612, bottom: 581 });
  drawBox(pen, 'EFFECTIVE DATE', printedDate(period.effectiveOn), { left: 306, right: 420, top: 581, bottom: 550 });
  drawBox(pen, 'EXPIRATION DATE', printedDate(period.expiresOn), { left: 420, right, top: 581, bottom: 550 });
}

/** A box with its label at its top left and its value below. */
function drawBox(pen: Pen, label: string, value: string, area: Area): void {
  pen.frame(area);
  pen.part('P', () => {
    drawLabel(pen, label, area.left + 4, area.top - 7.4);
    const below = { ...area, left: area.left + 2, top: area.top - 9, bottom: area.bottom + 1 };
    if (value !== '') drawValue(pen, value, below, { from: 'middle', least: 4 });
  });
}

/** The row that heads the coverages, with the causes of loss that are covered. */
export function drawPerils(pen: Pen, { terms }: CertifiedPolicy, area: Area): void {
  const base = (area.top + area.bottom) / 2 - 2.2;
  pen.shade(area);
  pen.frame(area);
  pen.part('H2', () => drawLabel(pen, 'COVERAGE INFORMATION', area.left + 4, base, SIZES.small));
  pen.part('P', () => drawLabel(pen, 'PERILS INSURED', 306, base, SIZES.small));
  for (const [at, [label, cause]] of Object.entries(CAUSES).entries())
    drawTick(pen, [label], 390 + at * 64, base, terms.statedValues.causesOfLoss === cause);
}
