import { useState } from 'react';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { usePolicyDraft } from './policy-draft.hook.js';
import { draftOfNewPolicy } from './policy-draft.view.js';
import type { PolicyValues } from './policy-values.form.js';

/** Nothing of the policy is recorded yet. */
const NOTHING = { revision: 0, terms: null } as const;

/** What is typed into the form of a new policy: it is saved as a draft, and found again. */
export function useNewPolicyInput(insuredId: Uuid) {
  const [draft, setDraft] = useState<PolicyValues | null>(null);
  const [round, setRound] = useState(0);
  const [dirty, setDirty] = useState(false);
  const load = (input: PolicyValues | null) => {
    setDraft(input);
    setRound((before) => before + 1);
  };
  const kept = usePolicyDraft(draftOfNewPolicy(insuredId), true, ({ values }) => {
    // What was typed before the draft arrived is newer.
    if (!dirty) load(values);
  });
  return {
    draft, round, dirty, setDirty,
    savedAt: kept.savedAt,
    flush: kept.flush,
    input: (values: PolicyValues) => kept.save(NOTHING, values),
    /** The policy was added: its draft is of no use any more. */
    added: kept.discard,
    /** Each round is a new form. */
    discard: () => {
      kept.discard();
      setDirty(false);
      load(null);
    },
  };
}
