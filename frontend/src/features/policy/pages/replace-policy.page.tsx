import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { ReplacedUpon } from '@covertrail/domain/policy/policy.contract';
import { policyDetails, replacePolicy } from '@covertrail/contracts/policy/policy.calls';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { viewQuery } from '#shared/api/call-request';
import { useCommand } from '#shared/commands/use-command';
import { useReader, type ByReader } from '#shared/session/by-reader';
import { useToday } from '#shared/session/use-today';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { earlyPart } from '#shared/ui/lazy-part.tsx';
import { LeaveQuestion } from '#shared/ui/leave-question.modal.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { ReplacementPanel } from '../components/replacement.panel.js';
import { nextValues } from '../policy-replacement.form.js';
import { POLICY_FORM_ID } from '../policy-form-id.js';
import { atFormFields } from '../policy-rules.form.js';
import { givenTerms, termsOf, type PolicyValues } from '../policy-values.form.js';

const PolicyForm = earlyPart(() => import('../components/policy-form.js'));

/** Adds the policy that takes the place of another: its renewal, or another contract at once. */
export default function ReplacePolicyPage() {
  const { id = '' } = useParams();
  const { body: policy, loading, problem, refetch } = useViewQuery(viewQuery(policyDetails, { params: { id } }));
  return (
    <div className="page policy-page">
      {loading ? <SkeletonRows label="Loading policy" /> : null}
      {policy ? <Replacing policy={policy} /> : <ErrorBanner problem={problem} onRetry={refetch} />}
    </div>
  );
}

/** When the new policy counts, by who adds it. */
const COUNTS: ByReader<string> = {
  requester: 'after the agent approves it',
  insured: 'after the agent approves it',
  agent: 'at once, because you enter it yourself',
};

function Replacing({ policy }: { readonly policy: PolicyDetails }) {
  const { id, policyNumber, insuredId, mayReplace } = policy;
  const [upon, setUpon] = useState<ReplacedUpon>('expiration');
  const [carriesOver, setCarriesOver] = useState(true);
  const today = useToday();
  const navigate = useNavigate();
  const back = `/app/policies/${id}`;
  const [dirty, setDirty] = useState(false);
  const { submit, pending, problem, reply } = useCommand(replacePolicy, `policies/${id}/replace`, {
    onSettled: ({ policyId }) => void navigate(`/app/policies/${policyId}`, { replace: true }),
  });
  const reader = useReader();
  const isThere = PolicyForm.useIsThere();
  const placed = useMemo(() => atFormFields(problem), [problem]);
  const values = useMemo(() => nextValues(policy, upon, today), [policy, upon, today]);
  const replace = (given: PolicyValues) =>
    submit({
      params: { id },
      toast: `Policy ${policyNumber} is replaced.`,
      body: { terms: givenTerms(termsOf(given)), upon, carriesOver },
    });
  if (!mayReplace && !pending)
    return (
      <EmptyState title="This policy cannot be replaced">
        It was replaced already, or it is rejected or archived.
      </EmptyState>
    );
  return (
    <>
      <PageHeader
        title={`Replace ${policyNumber}`}
        names={{ id: policyNumber }}
        sub={`The new policy starts with the terms of the old one, and counts as proof of insurance ${COUNTS[reader]}.`}
      />
      <ReplacementPanel
        policy={policy}
        upon={upon}
        carriesOver={carriesOver}
        onUpon={setUpon}
        onCarriesOver={setCarriesOver}
      />
      <div className="policy-next">
        <PolicyForm
          key={upon}
          insuredId={insuredId}
          values={values}
          lineFixed
          problem={placed}
          onSubmit={replace}
          onDirty={setDirty}
        />
      </div>
      <div className="policy-actions held">
        <Button type="submit" form={POLICY_FORM_ID} primary loading={pending} disabled={pending || !isThere}>
          Replace policy
        </Button>
        <Button type="button" onClick={() => void navigate(back)} disabled={pending}>
          Discard
        </Button>
      </div>
      <ErrorBanner problem={problem} />
      <LeaveQuestion dirty={dirty && reply === null}>Your entries are not saved. They will be lost.</LeaveQuestion>
    </>
  );
}
