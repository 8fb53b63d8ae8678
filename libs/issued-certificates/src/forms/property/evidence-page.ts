import type { CertifiedPolicy } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import { propertyAnswers } from '../../content/property-answers.js';
import { interestsOf } from '../../content/property-facts.js';
import type { Pen } from '../../pdf/pen.js';
import { drawLabel, drawTick } from '../cells.js';
import { drawHead } from '../head.js';
import { drawDescription, drawLowerPart } from '../lower-part.js';
import { drawNumberRow } from '../number-row.js';
import { drawContact, drawParty, PARTY_AREAS } from '../parties.js';
import { EDGES, type Remark, type Sheet } from '../sheet.js';
import { drawPerils, drawPolicyBoxes } from './evidence-head.js';
import { drawAnswers } from './answer-rows.js';
import { drawAmounts } from './evidence-rows.js';

export const EVIDENCE_TITLES = {
  '27': 'EVIDENCE OF PROPERTY INSURANCE',
  '28': 'EVIDENCE OF COMMERCIAL PROPERTY INSURANCE',
} as const;
type EvidenceForm = keyof typeof EVIDENCE_TITLES;

/** Where the amounts end: evidence of commercial property has its questions below them. */
const AMOUNTS_BOTTOM = { '27': 165, '28': 326 } as const;

/** Evidence of property insurance for one policy; gives back what has no room on its page. */
export function drawEvidencePage(sheet: Sheet, form: EvidenceForm, policy: CertifiedPolicy): readonly Remark[] {
  const { pen, content } = sheet;
  drawHead(sheet, EVIDENCE_TITLES[form]);
  drawParty(pen, 'AGENCY', content.producer, PARTY_AREAS.producer);
  drawContact(pen, content.producer, PARTY_AREAS.contact);
  drawParty(pen, 'INSURED', content.insured, PARTY_AREAS.insured);
  drawPolicyBoxes(pen, policy);
  drawNumberRow(sheet, { ...EDGES, top: 550, bottom: 536 }, 'PROPERTY INFORMATION');
  const described = drawDescription(sheet, { ...EDGES, top: 536, bottom: 456 }, false, 'LOCATION / DESCRIPTION');
  drawPerils(pen, policy, { ...EDGES, top: 456, bottom: 442 });
  const further = drawAmounts(pen, policy, 442, AMOUNTS_BOTTOM[form]);
  if (form === '28') drawAnswers(pen, propertyAnswers(policy), 326, 165);
  drawInterests(pen, policy);
  drawLowerPart(sheet, 'ADDITIONAL INTEREST');
  return [...described, ...further];
}

/** What the policy is endorsed with for others. */
function drawInterests(pen: Pen, policy: CertifiedPolicy): void {
  const area = { ...EDGES, top: 165, bottom: 143 };
  pen.frame(area);
  pen.part('P', () => drawLabel(pen, 'INTEREST', area.left + 4, 151.5));
  for (const [at, [label, isGiven]] of interestsOf(policy).entries())
    drawTick(pen, [label], 90 + at * 126, 151.5, isGiven);
}
