import { useState } from 'react';
import { isCalendarDate, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { editPolicy } from '@covertrail/contracts/policy/policy.calls';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { useCommand } from '#shared/commands/use-command';
import { dayFormat } from '#shared/format/day-format';
import { useToday } from '#shared/session/use-today';
import { useSteadyHandler } from '#shared/ui/use-steady-handler';
import { changesBetween } from './policy-changes.words.js';
import { givenTerms, termsOf, type PolicyValues } from './policy-values.form.js';
import type { Meaning } from './components/save-question.modal.js';

/** Asks what the changes of a form mean, and then saves them. */
export function useSaving(base: PolicyDetails, onAsked: () => void, onSaved: () => void) {
  const [changedTerms, setChangedTerms] = useState<PolicyTerms | null>(null);
  const [nothing, setNothing] = useState(false);
  const today = useToday();
  const { submit, reset, pending, problem } = useCommand(editPolicy, `policies/${base.id}/edit`, {
    onSettled: () => {
      setChangedTerms(null);
      onSaved();
    },
  });
  const ask = useSteadyHandler((values: PolicyValues) => {
    onAsked();
    const terms = termsOf(values);
    const changed = changesBetween(base.terms, terms).length > 0;
    setNothing(!changed);
    setChangedTerms(changed ? terms : null);
  });
  const save = (meaning: Meaning) =>
    changedTerms &&
    submit({
      ifMatch: base.revision,
      toast: meaning.enteredWrongly
        ? 'Correction saved.'
        : `Changes saved, effective ${dayFormat(meaning.effectiveFrom)}.`,
      body: { policyId: base.id, terms: givenTerms(changedTerms), ...meaning },
    });
  return {
    nothing,
    ask,
    save,
    pending,
    problem,
    today,
    changes: changedTerms ? changesBetween(base.terms, changedTerms) : null,
    suggested: changedTerms ? dayWithin(changedTerms, today) : today,
    /** Closes the question; the input stays. */
    leaveQuestion: () => {
      setChangedTerms(null);
      reset();
    },
  };
}

/** The day nearest to today on which the policy runs. */
function dayWithin({ period }: PolicyTerms, today: CalendarDate): CalendarDate {
  const inForce = period.effectiveOn <= today && today < period.expiresOn;
  return inForce || !isCalendarDate(period.effectiveOn) ? today : period.effectiveOn;
}
