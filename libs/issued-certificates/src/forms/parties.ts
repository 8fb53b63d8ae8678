import type { PrintedParty, PrintedProducer } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import type { Area, Pen } from '../pdf/pen.js';
import { LEADING, printable } from '../text/fitted-text.js';
import { drawLabel, drawValue } from './cells.js';
import { EDGES, SIZES } from './sheet.js';

const LABEL_HEIGHT = 8;
/** A name is printed smaller than other values before it takes a second line. */
const NAME = { least: 4.6, face: 'bold' } as const;

/** Name and address in their box, whose label stands at its top left. */
export function drawParty(pen: Pen, label: string, { name, addressLines }: PrintedParty, area: Area): void {
  pen.frame(area);
  pen.part('Sect', () => {
    pen.part('H2', () => drawLabel(pen, label, area.left + 4, area.top - LABEL_HEIGHT));
    drawPartyLines(pen, { name, addressLines }, { ...area, top: area.top - LABEL_HEIGHT - 2, left: area.left + 10 });
  });
}

/** The name, then the address: each line of it is a line, as long as it fits. */
export function drawPartyLines(pen: Pen, { name, addressLines }: PrintedParty, area: Area): void {
  const lines = addressLines.map(printable).filter((line) => line.trim() !== '');
  const isLong = pen.widthOf(printable(name), NAME.least, NAME.face) > area.right - area.left - 6;
  const nameLines = isLong ? 2 : 1;
  const size = Math.min(SIZES.value, (area.top - area.bottom) / (lines.length + nameLines) / LEADING);
  const below = area.top - size * LEADING * nameLines;
  pen.part('P', () => drawValue(pen, name, { ...area, bottom: below }, { ...NAME, size }));
  if (lines.length > 0)
    pen.part('P', () => drawValue(pen, lines.join('\n'), { ...area, top: below }, { size, least: 3.5 }));
}

/** How to reach the producer, row by row. */
export function drawContact(pen: Pen, { contact, phone, fax, email }: PrintedProducer, area: Area): void {
  const third = (area.top - area.bottom) / 3;
  const [second, last] = [area.top - third, area.top - 2 * third];
  const middle = area.left + (area.right - area.left) * 0.615;
  pen.frame(area);
  pen.line(area.left, second, area.right, second);
  pen.line(area.left, last, area.right, last);
  pen.line(middle, second, middle, last);
  const row = (label: string, value: string, box: Area, start: number) =>
    pen.part('P', () => {
      drawLabel(pen, label, box.left + 4, (box.top + box.bottom) / 2 - 2);
      if (value !== '') drawValue(pen, value, { ...box, left: box.left + start }, { from: 'middle', least: 4 });
    });
  row('CONTACT NAME:', contact, { ...area, bottom: second }, 54);
  row('PHONE (A/C, No, Ext):', phone, { ...area, right: middle, top: second, bottom: last }, 68);
  row('FAX (A/C, No):', fax, { ...area, left: middle, top: second, bottom: last }, 46);
  row('E-MAIL ADDRESS:', email, { ...area, top: last }, 60);
}

/** Where the upper part of a certificate has its boxes. */
export const PARTY_AREAS = {
  producer: { left: EDGES.left, right: 306, top: 674, bottom: 612 },
  insured: { left: EDGES.left, right: 306, top: 612, bottom: 550 },
  contact: { left: 306, right: EDGES.right, top: 674, bottom: 634 },
  insurers: { left: 306, right: EDGES.right, top: 634, bottom: 550 },
} as const satisfies Readonly<Record<string, Area>>;
