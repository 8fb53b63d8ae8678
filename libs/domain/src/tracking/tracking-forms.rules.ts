import { bareForm } from '../insurance/forms/form-text.js';
import type { AssessmentInputs } from './tracking.rules.js';

/** Every form that the policies of a tracking name on any day, without its spaces. */
export const formsNamed = ({ policies }: Pick<AssessmentInputs, 'policies'>): ReadonlySet<string> =>
  new Set(
    [...policies.values()].flatMap(
      (policy) =>
        policy?.endorsements.flatMap(({ value }) => value.flatMap(({ form }) => (form ? [bareForm(form)] : []))) ?? [],
    ),
  );

/** Whether one of them begins with the number: only then a finding may depend on what an entry says of the form. */
export function isNamedIn(forms: ReadonlySet<string>, number: string): boolean {
  const bare = bareForm(number);
  return [...forms].some((form) => form.startsWith(bare));
}
