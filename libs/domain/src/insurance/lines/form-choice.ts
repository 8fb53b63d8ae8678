import { keysOf } from '../../kernel/record-of.js';
import type { CoverageLine } from '../line-codes.js';
import { LINE_TABLE } from '../line-table.js';
import { ACORD_FORM_ENTRIES, type AcordForm, type AcordFormEntry } from './acord-forms.js';

/** A certificate form, with the interest that it names; null names none. */
export type FormChoice = Pick<AcordFormEntry, 'form' | 'interest'>;

/** The form on which the policies of a line are shown. */
export interface FormOfLine extends FormChoice {
  readonly line: CoverageLine;
}

/** The entries of the forms that show a line, in the order in which the line prefers its forms. */
export const formEntriesOf = (line: CoverageLine): readonly AcordFormEntry[] =>
  LINE_TABLE[line].acordForms.flatMap((form) => ACORD_FORM_ENTRIES.filter((entry) => entry.form === form));

/** Whether an entry carries the default flag of its line: its first form, without an interest. */
export const isDefaultForm = (line: CoverageLine, { form, interest }: FormChoice): boolean =>
  interest === null && form === LINE_TABLE[line].acordForms[0];

/** Whether an entry carries the requester's default flag: the form that the requester chose for its project, without an interest. */
export const isRequesterDefault = (
  line: CoverageLine,
  { form, interest }: FormChoice,
  ofRequester: AcordForm | null,
): boolean => interest === null && form === ofRequester && LINE_TABLE[line].acordForms.includes(form);

/** The lines that several forms show: only there a form can be chosen. */
export const LINES_WITH_FORMS: readonly CoverageLine[] = keysOf(LINE_TABLE).filter(
  (line) => LINE_TABLE[line].acordForms.length > 1,
);

/** Whether a form shows a line and has a box for the interest. */
export const showsLine = (line: CoverageLine, { form, interest }: FormChoice): boolean =>
  formEntriesOf(line).some((entry) => entry.form === form && entry.interest === interest);

/** The form that is taken: the one that was chosen; else the requester's default; else the one with the default flag [C12]. */
export function formTaken(line: CoverageLine, chosen: FormChoice | null, ofRequester: AcordForm | null): FormChoice {
  if (chosen !== null) return chosen;
  const [first, ...others] = LINE_TABLE[line].acordForms;
  return {
    form: ofRequester !== null && [first, ...others].includes(ofRequester) ? ofRequester : first,
    interest: null,
  };
}
