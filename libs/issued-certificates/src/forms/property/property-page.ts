import { drawValue } from '../cells.js';
import { drawHead } from '../head.js';
import { drawInsurers } from '../insurers-table.js';
import { drawDescription, drawLowerPart } from '../lower-part.js';
import { drawNumberRow } from '../number-row.js';
import { drawContact, drawParty, PARTY_AREAS } from '../parties.js';
import { policyRemarks } from '../remarks/policy-remarks.js';
import { EDGES, SIZES, type Remark, type Sheet } from '../sheet.js';
import { STATEMENT } from '../statement.js';
import { drawPropertyTable, propertyRows } from './property-table.js';

export const PROPERTY_TITLE = 'CERTIFICATE OF PROPERTY INSURANCE';

/** A certificate of property insurance; gives back what has no room on its page. */
export function drawPropertyPage(sheet: Sheet): readonly Remark[] {
  const { pen, content } = sheet;
  const rows = propertyRows(content.policies);
  const remarks = rows.further.map(policyRemarks);
  drawHead(sheet, PROPERTY_TITLE);
  drawParty(pen, 'PRODUCER', content.producer, PARTY_AREAS.producer);
  drawContact(pen, content.producer, PARTY_AREAS.contact);
  drawInsurers(pen, rows.insurers, PARTY_AREAS.insurers);
  drawParty(pen, 'INSURED', content.insured, PARTY_AREAS.insured);
  drawNumberRow(sheet, { ...EDGES, top: 550, bottom: 536 });
  pen.frame({ ...EDGES, top: 536, bottom: 507 });
  const area = { ...EDGES, top: 535, bottom: 508 };
  pen.part('P', () => drawValue(pen, STATEMENT, area, { size: SIZES.small + 0.4, from: 'middle' }));
  drawPropertyTable(pen, rows);
  const described = drawDescription(
    sheet,
    { ...EDGES, top: 226, bottom: 143 },
    remarks.length > 0,
    'SPECIAL CONDITIONS / OTHER COVERAGES',
  );
  drawLowerPart(sheet);
  return [...described, ...remarks];
}
