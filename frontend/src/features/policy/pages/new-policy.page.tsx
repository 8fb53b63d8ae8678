import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { addPolicy } from '@covertrail/contracts/policy/policy.calls';
import { useCommand } from '#shared/commands/use-command';
import { useSession } from '#shared/session/use-session';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { POLICY_FORM_ID, PolicyForm } from '../components/policy-form.js';
import { atFormFields } from '../policy-rules.form.js';
import { EMPTY_POLICY, givenTerms, termsOf, type PolicyValues } from '../policy-values.form.js';

/** Adds a policy: an insured for itself, an agent for the client in `?insured=`. */
export default function NewPolicyPage() {
  const { user, role } = useSession();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const insuredId = params.get('insured') ?? (role === 'insured' ? user.companyId : null);
  const back = role === 'agent' ? `/app/agent-clients/${insuredId ?? ''}` : '/app/my-policies';
  const { submit, pending, problem } = useCommand(addPolicy, 'policies/add', {
    onSettled: ({ policyId }) => void navigate(`/app/policies/${policyId}`, { replace: true }),
  });
  const placed = useMemo(() => atFormFields(problem), [problem]);
  const add = (values: PolicyValues) => insuredId && values.line && submit({
    toast: 'Policy added.',
    body: { insuredCompanyId: insuredId, line: values.line, terms: givenTerms(termsOf(values)) },
  });
  if (insuredId === null) {
    return <div className="page narrow"><EmptyState title="For which client?">Open a client first, then add the policy.</EmptyState></div>;
  }
  return (
    <div className="page narrow">
      <PageHeader
        title="Add policy" crumbs={[{ text: role === 'agent' ? 'Client' : 'My Policies', to: back }, { text: 'Add policy' }]}
        sub="A new policy counts as proof of insurance after the agent approves it."
      />
      <PolicyForm values={EMPTY_POLICY} insuredId={insuredId} problem={placed} onSubmit={add} />
      <div className="policy-actions">
        <Button type="submit" form={POLICY_FORM_ID} primary loading={pending} disabled={pending}>Add policy</Button>
        <Button type="button" onClick={() => void navigate(back)} disabled={pending}>Discard</Button>
      </div>
      <ErrorBanner problem={problem} />
    </div>
  );
}
