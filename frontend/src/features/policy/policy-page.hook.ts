import { useMemo, useRef } from 'react';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { useSteadyHandler } from '#shared/ui/use-steady-handler';
import { useBase } from './policy-base.hook.js';
import { atFormFields } from './policy-rules.form.js';
import type { Versions } from './policy-conflict.view.js';
import { usePolicyDraft } from './policy-draft.hook.js';
import { draftOfPolicy } from './policy-draft.view.js';
import { useSaving } from './policy-saving.hook.js';
import { termsOf, valuesOf, type PolicyValues } from './policy-values.form.js';

export type PolicyEdit = ReturnType<typeof usePolicyEdit>;

/**
 * The edit of one policy. It starts from the revision that the person saw; while the form has unsaved input, newer revisions are
 * announced in a notice instead of replacing it. The input is saved as a draft, and found again.
 */
export function usePolicyEdit(newest: PolicyDetails, onSaved: () => void) {
  const start = useBase(newest);
  const { base, draft, behind, dirty, saved, setSaved, load } = start;
  const kept = usePolicyDraft(draftOfPolicy(base.id), newest.mayEdit, (found) => {
    // What was typed before the draft arrived is newer.
    if (!dirty) load({ ...newest, revision: found.revision, terms: found.terms ?? newest.terms }, found.values);
  });
  // The typing has paused: the draft is saved while the question is open, and not while the change is saved.
  const saving = useSaving(base, kept.flush, () => {
    setSaved(true);
    kept.discard();
    onSaved();
  });
  const { pending, problem } = saving;
  const conflict = problem?.status === 409 && problem.currentRevision !== undefined;
  return {
    ...saving,
    base,
    draft,
    round: start.round,
    dirty,
    values: useMemo(() => valuesOf(base.line, base.terms), [base]),
    setDirty: start.setDirty,
    conflict,
    placed: useMemo(() => atFormFields(problem), [problem]),
    overtaken: (behind && dirty && !saved && !pending) || conflict,
    draftSavedAt: kept.savedAt,
    /** Saves a draft that waits for a pause in the typing. */
    flushDraft: kept.flush,
    ...useInput(newest, start, { ...kept, leaveQuestion: saving.leaveQuestion }),
  };
}

interface Kept {
  readonly save: (policy: PolicyDetails, values: PolicyValues) => void;
  readonly discard: () => void;
  readonly leaveQuestion: () => void;
}

/** What the person typed, and how the edit continues after someone else saved a change. */
function useInput(
  newest: PolicyDetails,
  { base, draft, load }: ReturnType<typeof useBase>,
  { save, discard, leaveQuestion }: Kept,
) {
  const typed = useRef<PolicyValues | null>(null);
  return {
    input: useSteadyHandler((values: PolicyValues) => {
      typed.current = values;
      save(base, values);
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
      leaveQuestion();
      const values = valuesOf(newest.line, terms);
      typed.current = values;
      load(newest, values);
      save(newest, values);
    },
    /** Discards the input and shows the newest revision: each round is a new form. */
    reload: () => {
      leaveQuestion();
      typed.current = null;
      load(newest);
      discard();
    },
  };
}
