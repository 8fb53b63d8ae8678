import { Ban, Check, History, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { dayFormat } from '#shared/format/day-format';
import { instantFormat } from '#shared/format/instant-format';
import { lineName } from '#shared/policies/line-choices';
import { RejectPolicy } from '#shared/policies/reject-policy.tsx';
import { useApproval } from '#shared/policies/use-approval';
import { useSession } from '#shared/session/use-session';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { CancelPolicy } from './cancel-policy.modal.js';

/** The policy, its status, and the actions on it as a whole. */
export function PolicyHeader({ policy }: { readonly policy: PolicyDetails }) {
  const { role } = useSession();
  const [asking, setAsking] = useState<'reject' | 'cancel' | null>(null);
  const { approve, pending, problem } = useApproval(policy);
  const { insuredId, insuredName, line, policyNumber, mayApprove, mayEdit, standing, knownUntil } = policy;
  const home = knownUntil ? { text: 'Transfers', to: '/app/transfers?show=all' } : role === 'agent' ? { text: insuredName, to: `/app/agent-clients/${insuredId}` } : { text: 'My Policies', to: '/app/my-policies' };
  const actions = (
    <>
      <Button as={Link} to={`/app/policies/${policy.id}/history`}><History size={16} aria-hidden /> History</Button>
      {mayApprove ? (
        <>
          <Button type="button" primary loading={pending} disabled={pending} onClick={approve}><Check size={16} aria-hidden /> Approve</Button>
          <Button type="button" disabled={pending} onClick={() => setAsking('reject')}><X size={16} aria-hidden /> Reject…</Button>
        </>
      ) : null}
      {mayEdit ? <Button type="button" onClick={() => setAsking('cancel')}><Ban size={16} aria-hidden /> Cancel policy…</Button> : null}
    </>
  );
  const close = () => setAsking(null);
  return (
    <>
      <PageHeader
        title={`${lineName(line)} ${policyNumber}`} crumbs={[home, { text: policyNumber }]} actions={actions}
        sub={<span className="policy-sub"><ScreenStatus screen="agentList" status={standing} /> {insuredName}, {policy.carrierName}</span>}
      />
      <ErrorBanner problem={problem} />
      <StandingNote policy={policy} />
      {asking === 'reject' ? <RejectPolicy policy={policy} onClose={close} /> : null}
      {asking === 'cancel' ? <CancelPolicy policy={policy} onClose={close} /> : null}
    </>
  );
}

function StandingNote({ policy: { knownUntil, canceledFrom, rejectionReason, verification, mayApprove } }: { readonly policy: PolicyDetails }) {
  const note = knownUntil
    ? `Your agency is no longer the agency of record of this company. This page shows what was recorded until ${instantFormat(knownUntil)}.`
    : rejectionReason
      ? `The agent rejected this policy: ${rejectionReason}`
      : canceledFrom
        ? `Canceled, effective ${dayFormat(canceledFrom)}.`
        : verification === 'unverified' && !mayApprove
          ? 'Not active yet: the agent must approve this policy before it counts as proof.'
          : null;
  return note ? <div className="policy-strip" role="note"><span>{note}</span></div> : null;
}
