import { useMemo, useRef, useState } from 'react';
import { isCalendarDate, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { PolicyTerms } from '@covertrail/domain/policy/policy.contract';
import { editPolicy } from '@covertrail/contracts/policy/policy.calls';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { useCommand } from '#shared/commands/use-command';
import { dayFormat } from '#shared/format/day-format';
import { useToday } from '#shared/session/use-today';
import { useSteadyHandler } from '#shared/ui/use-steady-handler';
import { changesBetween } from './policy-changes.words.js';
import { atFormFields } from './policy-rules.form.js';
import type { Versions } from './policy-conflict.view.js';
import { usePolicyDraft } from './policy-draft.hook.js';
import { draftOfPolicy } from './policy-draft.view.js';
import { givenTerms, termsOf, valuesOf, type PolicyValues } from './policy-values.form.js';
import type { Meaning } from './components/save-question.modal.js';

/**
 * The edit of one policy. It starts from the revision that the person saw; while the form has unsaved input, newer revisions are
 * announced in a notice instead of replacing it. The input is saved as a draft, and found again.
 */
export function usePolicyEdit(newest: PolicyDetails) {
  const { base, draft, round, behind, dirty, saved, setDirty, setSaved, load } = useBase(newest);
  const kept = usePolicyDraft(draftOfPolicy(base.id), newest.mayEdit, (found) => {
    // What was typed before the draft arrived is newer.
    if (!dirty) load({ ...newest, revision: found.revision, terms: found.terms ?? newest.terms }, found.values);
  });
  const typed = useRef<PolicyValues | null>(null);
  // The typing has paused: the draft is saved while the question is open, and not while the change is saved.
  const { asked, setAsked, nothing, ask, save, reset, pending, problem, today } = useSaving(base, kept.flush, () => {
    setSaved(true);
    kept.discard();
  });
  const conflict = problem?.status === 409 && problem.currentRevision !== undefined;
  const leaveQuestion = () => {
    setAsked(null);
    reset();
  };
  return {
    base,
    draft,
    round,
    today,
    dirty,
    values: useMemo(() => valuesOf(base.line, base.terms), [base]),
    setDirty,
    pending,
    problem,
    ask,
    save,
    nothing,
    conflict,
    leaveQuestion,
    placed: useMemo(() => atFormFields(problem), [problem]),
    changes: asked ? changesBetween(base.terms, asked) : null,
    suggested: asked ? dayWithin(asked, today) : today,
    overtaken: (behind && dirty && !saved && !pending) || conflict,
    draftSavedAt: kept.savedAt,
    /** Saves a draft that waits for a pause in the typing. */
    flushDraft: kept.flush,
    input: useSteadyHandler((values: PolicyValues) => {
      typed.current = values;
      kept.save(base, values);
    }),
    /** The own input against what someone saved meanwhile. */
    versions: (): Versions => {
      const values = typed.current ?? draft ?? valuesOf(base.line, base.terms);
      return {
        base: base.terms,
        mine: termsOf({ ...values, carrier: values.carrier ?? base.terms.carrier }),
        theirs: newest.terms,
      };
    },
    /** Continues from the newest revision with these terms as unsaved input. */
    continueWith: (terms: PolicyTerms) => {
      reset();
      setAsked(null);
      const values = valuesOf(newest.line, terms);
      typed.current = values;
      load(newest, values);
      kept.save(newest, values);
    },
    /** Discards the input and shows the newest revision: each round is a new form. */
    reload: () => {
      reset();
      setAsked(null);
      typed.current = null;
      load(newest);
      kept.discard();
    },
  };
}

/** Asks what the changes of a form mean, and then saves them. */
function useSaving(base: PolicyDetails, onAsked: () => void, onSaved: () => void) {
  const [asked, setAsked] = useState<PolicyTerms | null>(null);
  const [nothing, setNothing] = useState(false);
  const today = useToday();
  const { submit, reset, pending, problem } = useCommand(editPolicy, `policies/${base.id}/edit`, {
    onSettled: () => {
      setAsked(null);
      onSaved();
    },
  });
  const ask = useSteadyHandler((values: PolicyValues) => {
    onAsked();
    const terms = termsOf(values);
    const changed = changesBetween(base.terms, terms).length > 0;
    setNothing(!changed);
    setAsked(changed ? terms : null);
  });
  const save = (meaning: Meaning) =>
    asked &&
    submit({
      ifMatch: base.revision,
      toast: meaning.enteredWrongly
        ? 'Correction saved.'
        : `Changes saved, effective ${dayFormat(meaning.effectiveFrom)}.`,
      body: { policyId: base.id, terms: givenTerms(asked), ...meaning },
    });
  return { asked, setAsked, nothing, ask, save, reset, pending, problem, today };
}

/** The revision from which the edit starts: the newest one, unless there is unsaved input. */
function useBase(newest: PolicyDetails) {
  const [base, setBase] = useState(newest);
  const [round, setRound] = useState(0);
  const [dirty, setDirty] = useState(false);
  const [saved, setSaved] = useState(false);
  const [draft, setDraft] = useState<PolicyValues | null>(null);
  const behind = newest.revision > base.revision;
  const load = (policy: PolicyDetails, input: PolicyValues | null = null) => {
    setBase(policy);
    setDraft(input);
    setRound((before) => before + 1);
    setDirty(input !== null);
    setSaved(false);
  };
  // The same form begins again with what was saved.
  if (behind && (!dirty || saved)) {
    setBase(newest);
    setDraft(null);
    setDirty(false);
    setSaved(false);
  }
  return { base, draft, round, behind, dirty, saved, setDirty, setSaved, load };
}

/** The day nearest to today on which the policy runs. */
function dayWithin({ period }: PolicyTerms, today: CalendarDate): CalendarDate {
  const inForce = period.effectiveOn <= today && today < period.expiresOn;
  return inForce || !isCalendarDate(period.effectiveOn) ? today : period.effectiveOn;
}
