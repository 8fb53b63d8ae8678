import { clientList } from '@covertrail/contracts/client/client.calls';
import { agencyPolicies } from '@covertrail/contracts/policy/policy.calls';
import { receivedRequests } from '@covertrail/contracts/request/request.calls';
import { signatureStanding } from '@covertrail/contracts/signature/signature.calls';
import type { SignatureStanding } from '@covertrail/contracts/signature/signature.replies';
import { viewQuery } from '#shared/api/call-request';
import { FirstSteps, type FirstStep } from '#shared/first-steps/first-steps.tsx';
import { useGuide } from '#shared/guides/guide.hook';
import { useMay } from '#shared/session/use-may';
import { useViewQuery } from '#shared/views/use-view-query';

const ANY = { query: { size: 1 } };
const ANSWERED = { query: { size: 1, state: 'responded' as const } };

/** The checklist of a new agency, until it has answered for a client [B09]. */
export function AgencyFirstSteps() {
  const { dismissed, dismiss } = useGuide('firstSteps');
  const hidden = dismissed !== false;
  const answered = useViewQuery(hidden ? null : viewQuery(receivedRequests, ANSWERED));
  const isNew = !hidden && !answered.loading && !answered.problem && answered.total === 0;
  return isNew ? <Checklist onHide={dismiss} /> : null;
}

function Checklist({ onHide }: { readonly onHide: () => void }) {
  const clients = useViewQuery(viewQuery(clientList, ANY));
  const policies = useViewQuery(viewQuery(agencyPolicies, ANY));
  const maySign = useMay(signatureStanding);
  const signature = useViewQuery(maySign ? viewQuery(signatureStanding) : null);
  if (signature.loading || signature.problem) return null;
  if (clients.loading || policies.loading || clients.problem || policies.problem) return null;
  const steps: readonly FirstStep[] = [
    { text: 'Add the first company whose insurance you manage.', done: clients.total > 0 },
    { text: 'Add a policy of the client, on its page.', done: policies.total > 0 },
    ...(maySign ? [signatureStep(signature.body)] : []),
    {
      text: 'Answer the first request for a client.',
      act: 'Open requests',
      to: '/app/agent-insured-requests',
      done: false,
    },
  ];
  return <FirstSteps title="Get started" steps={steps} onHide={onHide} />;
}

/** Its own or that of its agency: either stands on the certificates that it issues [E04]. */
const signatureStep = (standing: SignatureStanding | null | undefined): FirstStep => ({
  text: 'Add the signature that certificates carry.',
  act: 'My Profile',
  to: '/app/myProfile',
  done: standing?.own === true || standing?.agency === true,
});
