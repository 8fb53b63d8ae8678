import type { CertificateForm } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import { drawLiabilityPage, LIABILITY_TITLE } from './liability/liability-page.js';
import { drawEvidencePage, EVIDENCE_TITLES } from './property/evidence-page.js';
import { drawPropertyPage, PROPERTY_TITLE } from './property/property-page.js';
import type { Remark, Sheet } from './sheet.js';

interface FormRow {
  readonly title: string;
  /** The form whose fields it has, as the foot of a page names it. */
  readonly fieldsOf: string;
  /** Draws all pages but those of remarks, which it gives back. */
  readonly draw: (sheet: Sheet, addPage: () => Sheet['pen']) => readonly Remark[];
}

/** Evidence is of one policy: each has a page. */
const evidence =
  (form: '27' | '28'): FormRow['draw'] =>
  (sheet, addPage) =>
    sheet.content.policies.flatMap((policy, at) =>
      drawEvidencePage(at === 0 ? sheet : { ...sheet, pen: addPage() }, form, policy),
    );

export const FORMS: Readonly<Record<CertificateForm, FormRow>> = {
  '24': { title: PROPERTY_TITLE, fieldsOf: 'ACORD 24 (2016/03)', draw: drawPropertyPage },
  '25': { title: LIABILITY_TITLE, fieldsOf: 'ACORD 25 (2016/03)', draw: drawLiabilityPage },
  '27': { title: EVIDENCE_TITLES['27'], fieldsOf: 'ACORD 27 (2016/03)', draw: evidence('27') },
  '28': { title: EVIDENCE_TITLES['28'], fieldsOf: 'ACORD 28 (2016/03)', draw: evidence('28') },
};

/** The fields of the pages of remarks. */
export const REMARKS_FIELDS_OF = 'ACORD 101 (2008/01)';
