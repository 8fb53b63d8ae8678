import { useMemo, useState } from 'react';
import { isCalendarDate, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { PolicyTerms } from '@covertrail/domain/policy/policy.contract';
import { editPolicy } from '@covertrail/contracts/policy/policy.calls';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { useCommand } from '#shared/commands/use-command';
import { dayFormat } from '#shared/format/day-format';
import { useToday } from '#shared/session/use-today';
import { changesBetween } from './policy-changes.words.js';
import { atFormFields } from './policy-rules.form.js';
import { givenTerms, termsOf, type PolicyValues } from './policy-values.form.js';
import type { Meaning } from './components/save-question.modal.js';

/**
 * The edit of one policy. It starts from the revision that the person saw; while the form has unsaved input, newer revisions are
 * announced in a notice instead of replacing it.
 */
export function usePolicyEdit(newest: PolicyDetails) {
  const { base, round, behind, dirty, saved, setDirty, setSaved, load } = useBase(newest);
  const [asked, setAsked] = useState<PolicyTerms | null>(null);
  const [nothing, setNothing] = useState(false);
  const today = useToday();
  const { submit, reset, pending, problem } = useCommand(editPolicy, `policies/${base.id}/edit`, {
    onSettled: () => {
      setSaved(true);
      setAsked(null);
    },
  });
  const ask = (values: PolicyValues) => {
    const terms = termsOf(values);
    const changed = changesBetween(base.terms, terms).length > 0;
    setNothing(!changed);
    setAsked(changed ? terms : null);
  };
  const save = ({ effectiveFrom, enteredWrongly, reason }: Meaning) => asked && submit({
    ifMatch: base.revision,
    toast: enteredWrongly ? 'Correction saved.' : `Changes saved, effective ${dayFormat(effectiveFrom)}.`,
    body: { policyId: base.id, terms: givenTerms(asked), effectiveFrom, enteredWrongly, ...(reason === undefined ? {} : { reason }) },
  });
  const conflict = problem?.status === 409 && problem.currentRevision !== undefined;
  const leaveQuestion = () => {
    setAsked(null);
    reset();
  };
  return {
    base, round, today, dirty, setDirty, pending, problem, ask, save, nothing, conflict, leaveQuestion,
    placed: useMemo(() => atFormFields(problem), [problem]),
    changes: asked ? changesBetween(base.terms, asked) : null,
    suggested: asked ? dayWithin(asked, today) : today,
    overtaken: (behind && dirty && !saved && !pending) || conflict,
    /** Discards the input and shows the newest revision: each round is a new form. */
    reload: () => {
      reset();
      setAsked(null);
      load(newest);
    },
  };
}

/** The revision from which the edit starts: the newest one, unless there is unsaved input. */
function useBase(newest: PolicyDetails) {
  const [base, setBase] = useState(newest);
  const [round, setRound] = useState(0);
  const [dirty, setDirty] = useState(false);
  const [saved, setSaved] = useState(false);
  const behind = newest.revision > base.revision;
  const load = (policy: PolicyDetails) => {
    setBase(policy);
    setRound((before) => before + 1);
    setDirty(false);
    setSaved(false);
  };
  if (behind && (!dirty || saved)) load(newest);
  return { base, round, behind, dirty, saved, setDirty, setSaved, load };
}

/** The day nearest to today on which the policy runs. */
function dayWithin({ period }: PolicyTerms, today: CalendarDate): CalendarDate {
  const inForce = period.effectiveOn <= today && today < period.expiresOn;
  return inForce || !isCalendarDate(period.effectiveOn) ? today : period.effectiveOn;
}
