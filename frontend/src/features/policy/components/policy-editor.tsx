import { useState } from 'react';
import { policyCompliance } from '@covertrail/contracts/policy/policy-cards.calls';
import type { RequesterFindings } from '@covertrail/contracts/policy/policy-cards.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { viewQuery } from '#shared/api/call-request';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { useEditedSection } from '../edited-section.hook.js';
import { PolicyFacts } from '../facts/policy-facts.js';

const PolicyEditing = lazyPart(() => import('./policy-editing.js'));

const NO_STANDINGS: readonly RequesterFindings[] = [];

interface PolicyEditorProps {
  readonly policy: PolicyDetails;
  /** Reads the policy again, after the server reported a newer revision. */
  readonly onRefetch: () => void;
}

/** What a policy states; those who may can change it. */
export function PolicyEditor({ policy, onRefetch }: PolicyEditorProps) {
  const { edited } = useEditedSection();
  const { body: compliance } = useViewQuery(viewQuery(policyCompliance, { params: { id: policy.id } }));
  const standings = compliance?.standings ?? NO_STANDINGS;
  const [mayEdit, setMayEdit] = useState(policy.mayEdit);
  // Who may no longer edit keeps what was typed until then.
  if (policy.mayEdit && !mayEdit) setMayEdit(true);
  return (
    <>
      <PolicyFacts policy={policy} standings={standings} />
      {mayEdit ? <PolicyEditing awaited={edited !== null} props={{ policy, standings, onRefetch }} /> : null}
    </>
  );
}
