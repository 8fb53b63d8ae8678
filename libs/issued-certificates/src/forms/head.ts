import { qrSquares } from '../pdf/qr-squares.js';
import type { Pen } from '../pdf/pen.js';
import { printedDate } from '../text/printed-values.js';
import { drawLabel, drawValue } from './cells.js';
import { EDGES, SIZES, type Sheet } from './sheet.js';

const TOP = 770;
const TITLE_BOTTOM = 740;
const DATE_LEFT = 506;
/** The part of the page below the title that says what a certificate is, and where it can be checked. */
const CHECK_BOTTOM = 678;
const QR = { left: 540, right: 590, top: 734, bottom: 684 } as const;
const CHECK_LEFT = 312;

const PURPOSE =
  'This certificate says what the policies below stated on its date. It is given for information: it changes no policy, adds nothing to one, ' +
  'and gives the certificate holder no rights under it. A holder is an additional insured, or has a right of recovery waived, only where an ' +
  'endorsement of the policy says so.';

/** Title and date, what the certificate is, and where anyone may check it. */
export function drawHead({ pen, content }: Sheet, title: string): void {
  pen.shade({ ...EDGES, right: DATE_LEFT, top: TOP, bottom: TITLE_BOTTOM });
  pen.frame({ ...EDGES, top: TOP, bottom: TITLE_BOTTOM }, 0.8);
  pen.line(DATE_LEFT, TITLE_BOTTOM, DATE_LEFT, TOP);
  pen.part('H1', () =>
    drawValue(pen, title, { left: EDGES.left, right: DATE_LEFT, top: TOP, bottom: TITLE_BOTTOM }, TITLE),
  );
  pen.part('P', () => {
    drawLabel(pen, 'DATE (MM/DD/YYYY)', 522, 761.5);
    pen.textAround(printedDate(content.issuedOn), (DATE_LEFT + EDGES.right) / 2, 748, 9);
  });
  pen.part('P', () => {
    const area = { left: EDGES.left, right: CHECK_LEFT - 12, top: TITLE_BOTTOM - 5, bottom: CHECK_BOTTOM };
    drawValue(pen, PURPOSE, area, { size: SIZES.small });
  });
  drawCheck(pen, content.check);
}

const TITLE = { size: 15, least: 9, face: 'bold', align: 'middle', from: 'middle' } as const;

function drawCheck(pen: Pen, { code, url }: { readonly code: string; readonly url: string }): void {
  const area = { left: CHECK_LEFT - 3, right: QR.left - 4 } as const;
  pen.part('H2', () => drawLabel(pen, 'IS IT GENUINE, AND IS IT STILL TRUE?', CHECK_LEFT, 726, SIZES.small));
  pen.part('P', () =>
    drawValue(pen, `Scan the code, or open ${url}`, { ...area, top: 722, bottom: 700 }, { size: SIZES.small }),
  );
  pen.part('P', () => {
    drawLabel(pen, 'CODE', CHECK_LEFT, 690, SIZES.small);
    pen.text(code, CHECK_LEFT + 22, 689.5, 9, 'bold');
  });
  pen.squares(qrSquares(url), QR, `QR code that opens ${url}`);
}
