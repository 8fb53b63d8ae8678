import { addPolicy, policyList } from '@covertrail/contracts/policy/policy.calls';
import { insuredAgency } from '@covertrail/contracts/representation/representation.calls';
import { viewQuery } from '#shared/api/call-request';
import { FirstSteps, type FirstStep } from '#shared/first-steps/first-steps.tsx';
import { useMay } from '#shared/session/use-may';
import { useSession } from '#shared/session/use-session';
import { useViewQuery } from '#shared/views/use-view-query';

/** For an insured whom nobody has asked yet: how it becomes ready for the first request [B09]. */
export function NewInsured() {
  const { user } = useSession();
  const addsPolicies = useMay(addPolicy);
  const policies = useViewQuery(viewQuery(policyList, { params: { companyId: user.companyId }, query: { size: 1 } }));
  const agency = useViewQuery(viewQuery(insuredAgency));
  const steps: readonly FirstStep[] = [
    {
      text: 'Add your policies. You need each of them only once, for everybody who asks.',
      ...(addsPolicies ? { act: 'Add a policy', to: '/app/policies/new' } : {}),
      done: policies.total > 0,
    },
    {
      text: 'Invite your agent. A policy counts as proof after your agent has verified it.',
      act: 'My agent',
      to: '/app/my-agent',
      done: (agency.body?.current.length ?? 0) > 0,
    },
    { text: 'Answer the request. It appears here as soon as somebody asks you, and by mail.', done: false },
  ];
  return <FirstSteps title="Get ready for the first request" steps={steps} />;
}
