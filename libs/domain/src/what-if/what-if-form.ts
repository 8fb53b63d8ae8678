import { formEquivalenceDecider } from '../form-equivalence/form-equivalence.decider.js';
import type { FormEquivalenceState } from '../form-equivalence/form-equivalence.state.js';
import { formsNamed, isNamedIn } from '../tracking/tracking-forms.rules.js';
import type { FormEntryChange } from './what-if.contract.js';
import { oncePerState, type TriedChange } from './what-if-tried.js';
import { supposed } from './what-if-supposed.js';

/** The index of forms as it would be. Throws `RuleBroken` where the entry would be refused. */
export const changedForms = (
  state: FormEquivalenceState,
  { entry }: Pick<FormEntryChange, 'entry'>,
): FormEquivalenceState => supposed(formEquivalenceDecider, state, entry, undefined);

const NO_ENTRIES: FormEquivalenceState = [];

/** Affects the suppliers whose policies name the form. */
export function tryFormEntry(change: FormEntryChange): TriedChange {
  const changed = oncePerState((state: FormEquivalenceState) => changedForms(state, change));
  const { requesterId, entry, effectiveFrom } = change;
  return {
    stream: `formEquivalence-${requesterId}`,
    effectiveFrom,
    asks: [],
    requires: null,
    applyTo(inputs) {
      const forms = inputs.forms ?? NO_ENTRIES;
      const number =
        entry.type === 'AddFormEntry' ? entry.number : forms.find(({ entryId }) => entryId === entry.entryId)?.number;
      return number === undefined || !isNamedIn(formsNamed(inputs), number)
        ? undefined
        : { ...inputs, forms: changed(forms) };
    },
  };
}
