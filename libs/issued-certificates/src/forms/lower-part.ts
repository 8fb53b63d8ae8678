import { upperFirst } from '@covertrail/wording/text/first-letter';
import type { Area } from '../pdf/pen.js';
import { drawBeginning, drawLabel, drawValue } from './cells.js';
import { drawPartyLines } from './parties.js';
import { drawSignature } from './signature-area.js';
import { EDGES, SIZES, type Remark, type Sheet } from './sheet.js';

const MIDDLE = 306;
const HOLDER_TOP = 143;
const BOXES_TOP = 131;
const SIGNATURE_TOP = 86;
const BOTTOM = 34;

const NOTICE =
  'Where a policy above is cancelled before it expires, notice is given as that policy provides, and to nobody else because of this certificate.';

/** The description of operations in its box; gives back what does not fit. */
export function drawDescription(
  { pen, content: { description } }: Sheet,
  area: Area,
  isContinued: boolean,
  label: string = DESCRIPTION_LABEL,
): readonly Remark[] {
  pen.frame(area);
  const inner = { ...area, left: area.left + 3, top: area.top - 10, bottom: area.bottom + 2 };
  let rest = '';
  pen.part('Sect', () => {
    pen.part('H2', () => drawLabel(pen, label, area.left + 4, area.top - 7.4));
    if (description !== '') pen.part('P', () => (rest = drawBeginning(pen, description, inner, { least: 6.6 })));
    if (rest !== '' || isContinued)
      pen.part('P', () =>
        pen.textToRight(
          'More stands on the page of additional remarks',
          area.right - 4,
          area.top - 7.4,
          SIZES.small,
          'bold',
        ),
      );
  });
  return rest === '' ? [] : [{ title: `${upperFirst(label.toLowerCase())}, continued`, lines: rest.split('\n') }];
}

const DESCRIPTION_LABEL = 'DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES';

/** Holder, cancellation and signature. */
export function drawLowerPart(sheet: Sheet, holderLabel = 'CERTIFICATE HOLDER'): void {
  const { pen, content } = sheet;
  pen.shade({ ...EDGES, top: HOLDER_TOP, bottom: BOXES_TOP });
  pen.frame({ ...EDGES, top: HOLDER_TOP, bottom: BOXES_TOP });
  const holder = { left: EDGES.left, right: MIDDLE, top: BOXES_TOP, bottom: BOTTOM };
  pen.frame(holder);
  pen.part('Sect', () => {
    pen.part('H2', () => drawLabel(pen, holderLabel, EDGES.left + 4, BOXES_TOP + 3.6, SIZES.small));
    drawPartyLines(pen, content.holder, { ...holder, left: holder.left + 10, top: BOXES_TOP - 8, bottom: BOTTOM + 8 });
  });
  const notice = { left: MIDDLE, right: EDGES.right, top: BOXES_TOP, bottom: SIGNATURE_TOP };
  pen.frame(notice);
  pen.part('Sect', () => {
    pen.part('H2', () => drawLabel(pen, 'CANCELLATION', MIDDLE + 4, BOXES_TOP + 3.6, SIZES.small));
    pen.part('P', () => drawValue(pen, NOTICE, { ...notice, top: notice.top - 4 }, { size: 7 }));
  });
  drawSignature(sheet, { left: MIDDLE, right: EDGES.right, top: SIGNATURE_TOP, bottom: BOTTOM });
}
