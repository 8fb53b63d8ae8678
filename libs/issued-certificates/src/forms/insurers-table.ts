import { LETTERS, type LetteredInsurer } from '../content/insurers.js';
import type { Area, Pen } from '../pdf/pen.js';
import { drawLabel, drawValue } from './cells.js';

const CODE_WIDTH = 44;

/** The insurers by their letters, with their codes. A letter that nobody has stays empty. */
export function drawInsurers(pen: Pen, insurers: readonly LetteredInsurer[], area: Area): void {
  const height = (area.top - area.bottom) / (LETTERS.length + 1);
  const code = area.right - CODE_WIDTH;
  pen.shade({ ...area, bottom: area.top - height });
  pen.frame(area);
  pen.line(code, area.top, code, area.bottom);
  pen.part('Table', () => {
    pen.part('TR', () => {
      head(pen, 'INSURER(S) AFFORDING COVERAGE', (area.left + code) / 2 - 50, area.top - height + 3.4);
      head(pen, 'NAIC #', code + 12, area.top - height + 3.4);
    });
    for (const [at, letter] of LETTERS.entries()) {
      const row = { ...area, top: area.top - (at + 1) * height, bottom: area.top - (at + 2) * height };
      pen.line(area.left, row.top, area.right, row.top);
      const carrier = insurers.find((insurer) => insurer.letter === letter)?.carrier;
      pen.part('TR', () => {
        pen.part('TH', () => drawLabel(pen, `INSURER ${letter}:`, row.left + 4, row.bottom + 3.6), { scope: 'Row' });
        const [name, number] = [carrier?.name ?? '', carrier?.naic ?? ''];
        pen.part('TD', () => cell(pen, name, { ...row, left: row.left + 42, right: code }));
        pen.part('TD', () => cell(pen, number, { ...row, left: code }));
      });
    }
  });
}

const head = (pen: Pen, text: string, x: number, y: number): void =>
  pen.part('TH', () => drawLabel(pen, text, x, y), { scope: 'Column' });

function cell(pen: Pen, text: string, area: Area): void {
  if (text !== '') drawValue(pen, text, area, { from: 'middle', least: 4 });
}
