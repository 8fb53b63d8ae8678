import { liabilityRows } from '../../content/liability-rows.js';
import { drawValue } from '../cells.js';
import { drawHead } from '../head.js';
import { drawInsurers } from '../insurers-table.js';
import { drawDescription, drawLowerPart } from '../lower-part.js';
import { drawNumberRow } from '../number-row.js';
import { drawContact, drawParty, PARTY_AREAS } from '../parties.js';
import { policyRemarks } from '../remarks/policy-remarks.js';
import { EDGES, SIZES, type Remark, type Sheet } from '../sheet.js';
import { STATEMENT } from '../statement.js';
import { drawAutomobile } from './automobile.js';
import { drawFreeRows } from './free-rows.js';
import { drawGeneralLiability } from './general-liability.js';
import { drawTableHead, drawTableLines } from './table-head.js';
import { drawUmbrella } from './umbrella.js';
import { drawWorkersCompensation } from './workers-compensation.js';

export const LIABILITY_TITLE = 'CERTIFICATE OF LIABILITY INSURANCE';

/** A certificate of liability insurance; gives back what has no room on its page. */
export function drawLiabilityPage(sheet: Sheet): readonly Remark[] {
  const { pen, content } = sheet;
  const rows = liabilityRows(content.policies);
  drawHead(sheet, LIABILITY_TITLE);
  drawParty(pen, 'PRODUCER', content.producer, PARTY_AREAS.producer);
  drawContact(pen, content.producer, PARTY_AREAS.contact);
  drawInsurers(pen, rows.insurers, PARTY_AREAS.insurers);
  drawParty(pen, 'INSURED', content.insured, PARTY_AREAS.insured);
  drawNumberRow(sheet, { ...EDGES, top: 550, bottom: 536 });
  const statement = { ...EDGES, top: 535, bottom: 508 };
  pen.frame({ ...statement, top: 536, bottom: 507 });
  pen.part('P', () => drawValue(pen, STATEMENT, statement, { size: SIZES.small + 0.4, from: 'middle' }));
  drawTableLines(pen);
  const remarks: Remark[] = [];
  pen.part('Table', () => {
    drawTableHead(pen, rows.region);
    remarks.push(...drawGeneralLiability(pen, rows.printed.generalLiability));
    remarks.push(...drawAutomobile(pen, rows.printed.automobile));
    remarks.push(...drawUmbrella(pen, rows.printed.umbrella));
    remarks.push(...drawWorkersCompensation(pen, rows.printed.workersCompensation));
    remarks.push(...drawFreeRows(pen, rows.free));
  });
  remarks.push(...rows.further.map(policyRemarks));
  const rest = drawDescription(sheet, { ...EDGES, top: 225, bottom: 143 }, remarks.length > 0);
  drawLowerPart(sheet);
  return [...rest, ...remarks];
}
