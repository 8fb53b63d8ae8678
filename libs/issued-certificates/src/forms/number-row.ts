import type { Area } from '../pdf/pen.js';
import { drawLabel, drawValue } from './cells.js';
import { SIZES, type Sheet } from './sheet.js';

/** The row that heads the coverages, with the number of the certificate and how often it was issued again. */
export function drawNumberRow({ pen, content: { number, revision } }: Sheet, area: Area, title = 'COVERAGES'): void {
  const base = (area.top + area.bottom) / 2 - 2.2;
  pen.shade(area);
  pen.frame(area);
  pen.part('H2', () => drawLabel(pen, title, area.left + 4, base, 7));
  pen.part('P', () => {
    drawLabel(pen, 'CERTIFICATE NUMBER:', 158, base, SIZES.small);
    drawValue(pen, number, { ...area, left: 231, right: 420 }, { from: 'middle' });
  });
  pen.part('P', () => {
    drawLabel(pen, 'REVISION NUMBER:', 425, base, SIZES.small);
    drawValue(pen, String(revision), { ...area, left: 487 }, { from: 'middle' });
  });
}
