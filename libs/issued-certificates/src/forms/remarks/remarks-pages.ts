import type { CertificateContent } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import type { Pen } from '../../pdf/pen.js';
import { brokenLines, LEADING, printable } from '../../text/fitted-text.js';
import { printedDate } from '../../text/printed-values.js';
import { drawLabel, drawValue } from '../cells.js';
import { EDGES, SIZES, type Remark } from '../sheet.js';

const REMARKS_TITLE = 'ADDITIONAL REMARKS';
const TOP = 660;
const BOTTOM = 44;
const SIZE = 8.5;
const STEP = SIZE * LEADING * 1.05;

/** A line of remarks; titles are bold, and stand before at least one line of theirs. */
interface RemarkLine {
  readonly text: string;
  readonly isTitle: boolean;
}

/** Remarks on as many pages as they need. `title` is that of the certificate that they belong to. */
export function drawRemarks(
  addPage: () => Pen,
  content: CertificateContent,
  title: string,
  remarks: readonly Remark[],
): void {
  let pen = addPage();
  drawRemarksHead(pen, content, title);
  let y = TOP - 22;
  for (const remark of remarks) {
    const lines = linesOf(pen, remark);
    if (y - STEP < BOTTOM) [pen, y] = nextPage(addPage, content, title);
    for (const line of lines) {
      if (y < BOTTOM) [pen, y] = nextPage(addPage, content, title);
      drawLine(pen, line, y);
      y -= STEP;
    }
    y -= STEP * 0.7;
  }
}

function nextPage(addPage: () => Pen, content: CertificateContent, title: string): [Pen, number] {
  const pen = addPage();
  drawRemarksHead(pen, content, title);
  return [pen, TOP - 22];
}

function drawLine(pen: Pen, { text, isTitle }: RemarkLine, y: number): void {
  pen.part(isTitle ? 'H2' : 'P', () =>
    pen.text(text, EDGES.left + (isTitle ? 6 : 14), y, SIZE, isTitle ? 'bold' : 'regular'),
  );
}

function linesOf(pen: Pen, { title, lines }: Remark): readonly RemarkLine[] {
  const width = EDGES.right - EDGES.left - 24;
  const broken = (text: string, isTitle: boolean) =>
    brokenLines(printable(text), (part) => pen.widthOf(part, SIZE, isTitle ? 'bold' : 'regular') <= width).map(
      (line): RemarkLine => ({ text: line, isTitle }),
    );
  return [...broken(title, true), ...lines.flatMap((line) => broken(line, false))];
}

function drawRemarksHead(pen: Pen, content: CertificateContent, title: string): void {
  const head = { ...EDGES, top: 770, bottom: 740 };
  pen.shade(head);
  pen.frame(head, 0.8);
  pen.part('H1', () =>
    drawValue(pen, REMARKS_TITLE, head, { size: 15, face: 'bold', align: 'middle', from: 'middle' }),
  );
  const rows: readonly (readonly [string, string, string, string])[] = [
    ['AGENCY', content.producer.name, 'NAMED INSURED', content.insured.name],
    ['CERTIFICATE NUMBER', content.number, 'REVISION NUMBER', String(content.revision)],
    ['BELONGS TO', title, 'DATE', printedDate(content.issuedOn)],
  ];
  for (const [at, [firstLabel, first, secondLabel, second]] of rows.entries()) {
    const [top, bottom] = [736 - at * 24, 712 - at * 24];
    drawHeadCell(pen, firstLabel, first, { left: EDGES.left, right: 306, top, bottom });
    drawHeadCell(pen, secondLabel, second, { left: 306, right: EDGES.right, top, bottom });
  }
  pen.frame({ ...EDGES, top: TOP, bottom: 34 });
  pen.part('P', () => drawLabel(pen, 'REMARKS', EDGES.left + 4, TOP - 8));
}

function drawHeadCell(
  pen: Pen,
  label: string,
  value: string,
  area: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number },
): void {
  pen.frame(area);
  pen.part('P', () => {
    drawLabel(pen, label, area.left + 4, area.top - 8, SIZES.label);
    if (value !== '') drawValue(pen, value, { ...area, top: area.top - 10, left: area.left + 6 }, { least: 4 });
  });
}
