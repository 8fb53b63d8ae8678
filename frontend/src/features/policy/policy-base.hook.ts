import { useState } from 'react';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import type { PolicyValues } from './policy-values.form.js';

/** The revision from which the edit starts: the newest one, unless there is unsaved input. */
export function useBase(newest: PolicyDetails) {
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
