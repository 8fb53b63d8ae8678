import type { Area } from '../pdf/pen.js';
import { drawLabel, drawValue } from './cells.js';
import type { Sheet } from './sheet.js';

/** The signature of who represents the producer, with the name below it. */
export function drawSignature({ pen, content: { representative }, signature }: Sheet, area: Area): void {
  pen.frame(area);
  pen.part('Sect', () => {
    pen.part('H2', () => drawLabel(pen, 'AUTHORIZED REPRESENTATIVE', area.left + 4, area.top - 8));
    const inner = { left: area.left + 10, right: area.right - 10, top: area.top - 11, bottom: area.bottom + 13 };
    const alt = representative === null ? 'Signature' : `Signature of ${representative}`;
    if (signature) pen.picture(signature, inner, alt);
    const below = { ...area, top: area.bottom + 12, bottom: area.bottom + 2, left: area.left + 4 };
    if (representative !== null) pen.part('P', () => drawValue(pen, representative, below, { least: 4.5 }));
  });
}
