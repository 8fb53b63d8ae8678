import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button, Checkbox } from 'semantic-ui-react';
import { addPolicy } from '@covertrail/contracts/policy/policy.calls';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { useCommand } from '#shared/commands/use-command';
import { useSession } from '#shared/session/use-session';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { LeaveQuestion } from '#shared/ui/leave-question.modal.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { DraftNote } from '../components/draft-notes.js';
import { POLICY_FORM_ID, PolicyForm } from '../components/policy-form.js';
import { useNewPolicyInput } from '../new-policy.hook.js';
import { atFormFields } from '../policy-rules.form.js';
import { EMPTY_POLICY, givenTerms, termsOf, type PolicyValues } from '../policy-values.form.js';

const FROM_CERTIFICATE = 'I read these values on a certificate, not in the policy.';
const CLAIMED = 'They are recorded as claimed on a certificate, and prove less than the policy itself until the agent verifies them. Attach the certificate under Documents once the policy is added.';

/** Adds a policy: an insured for itself, an agent for the client in `?insured=`. */
export default function NewPolicyPage() {
  const { user, role } = useSession();
  const [params] = useSearchParams();
  const insuredId = params.get('insured') ?? (role === 'insured' ? user.companyId : null);
  if (insuredId === null) {
    return <div className="page narrow"><EmptyState title="For which client?">Open a client first, then add the policy.</EmptyState></div>;
  }
  const back = role === 'agent' ? `/app/agent-clients/${insuredId}` : '/app/my-policies';
  return (
    <div className="page narrow">
      <PageHeader
        title="Add policy" crumbs={[{ text: role === 'agent' ? 'Client' : 'My Policies', to: back }, { text: 'Add policy' }]}
        sub="A new policy counts as proof of insurance after the agent approves it."
      />
      <Adding key={insuredId} insuredId={insuredId} back={back} />
    </div>
  );
}

function Adding({ insuredId, back }: { readonly insuredId: Uuid; readonly back: string }) {
  const navigate = useNavigate();
  const typed = useNewPolicyInput(insuredId);
  const [fromCertificate, setFromCertificate] = useState(false);
  const { submit, pending, problem, reply } = useCommand(addPolicy, 'policies/add', {
    onSettled: ({ policyId }) => {
      typed.added();
      void navigate(`/app/policies/${policyId}`, { replace: true });
    },
  });
  const placed = useMemo(() => atFormFields(problem), [problem]);
  const add = (values: PolicyValues) => values.line && submit({
    toast: 'Policy added.',
    body: { insuredCompanyId: insuredId, line: values.line, terms: givenTerms(termsOf(values)), ...(fromCertificate ? { fromCertificate } : {}) },
  });
  const { dirty } = typed;
  return (
    <>
      <PolicyForm
        key={typed.round} values={EMPTY_POLICY} draft={typed.draft} insuredId={insuredId} problem={placed} onSubmit={add} onDirty={typed.setDirty}
        onInput={typed.input}
      />
      <Checkbox
        id="from-certificate" className="policy-typed-from" label={FROM_CERTIFICATE} checked={fromCertificate}
        onChange={(_event, { checked }) => setFromCertificate(checked === true)}
      />
      {fromCertificate ? <p className="sub">{CLAIMED}</p> : null}
      <div className="policy-actions">
        <Button type="submit" form={POLICY_FORM_ID} primary loading={pending} disabled={pending}>Add policy</Button>
        {dirty
          ? <Button type="button" onClick={typed.discard} disabled={pending}>Discard entries</Button>
          : <Button type="button" onClick={() => void navigate(back)} disabled={pending}>Cancel</Button>}
        <DraftNote dirty={dirty} found={typed.draft !== null} savedAt={typed.savedAt} />
      </div>
      <ErrorBanner problem={problem} />
      <LeaveQuestion dirty={dirty && reply === null} onLeave={typed.flush}>
        The policy is not added yet. Your entries are kept as a draft for 14 days: when you add a policy again, in any browser, you find them here.
      </LeaveQuestion>
    </>
  );
}
