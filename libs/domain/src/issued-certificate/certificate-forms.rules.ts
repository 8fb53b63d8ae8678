import type { CoverageLine } from '../insurance/line-codes.js';
import { LINE_TABLE } from '../insurance/line-table.js';
import type { AcordForm } from '../insurance/lines/acord-forms.js';
import { CERTIFICATE_FORMS, type CertificateForm } from './certificate-content.contract.js';

const FORM_OF: Readonly<Record<AcordForm, CertificateForm>> = { 24: '24', 25: '25', 27: '27', 28: '28' };

/** The certificate forms that show a line, the usual one first: `acordForms` of its row is the one table of this [C12] [E03]. */
export const formsOfLine = (line: CoverageLine): readonly CertificateForm[] =>
  LINE_TABLE[line].acordForms.map((form) => FORM_OF[form]);

/** Whether a form has a place for policies of a line. */
export const formShows = (form: CertificateForm, line: CoverageLine): boolean => formsOfLine(line).includes(form);

/** The forms on which at least one of these lines can be certified, the liability form first and then by number. */
export const formsOfLines = (lines: readonly CoverageLine[]): readonly CertificateForm[] => {
  const shown = CERTIFICATE_FORMS.filter((form) => lines.some((line) => formShows(form, line)));
  return [...shown.filter((form) => form === '25'), ...shown.filter((form) => form !== '25')];
};
