import { useState } from 'react';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { usePolicyDraft } from './policy-draft.hook.js';
import { draftOfNewPolicy } from './policy-draft.view.js';
import type { PolicyValues } from './policy-values.form.js';

/** Nothing of the policy is recorded yet. */
const NOTHING = { revision: 0, terms: null } as const;

/** Whose draft is not kept. */
const NOBODY = '';

/** What is typed into the form of a new policy: it is saved as a draft of the insured, and found again; without an insured it is not. */
export function useNewPolicyInput(insuredId: Uuid | null) {
  const [draft, setDraft] = useState<PolicyValues | null>(null);
  const [round, setRound] = useState(0);
  const [dirty, setDirty] = useState(false);
  const load = (input: PolicyValues | null) => {
    setDraft(input);
    setRound((before) => before + 1);
  };
  const kept = usePolicyDraft(draftOfNewPolicy(insuredId ?? NOBODY), insuredId !== null, ({ values }) => {
    // What was typed before the draft arrived is newer.
    if (!dirty) load(values);
  });
  const forget = () => {
    if (insuredId !== null) kept.discard();
  };
  return {
    draft,
    round,
    dirty,
    setDirty,
    savedAt: kept.savedAt,
    flush: kept.flush,
    input: (values: PolicyValues) => {
      if (insuredId !== null) kept.save(NOTHING, values);
    },
    /** The policy was added: its draft is of no use any more. */
    added: forget,
    /** Each round is a new form. */
    discard: () => {
      forget();
      setDirty(false);
      load(null);
    },
  };
}
