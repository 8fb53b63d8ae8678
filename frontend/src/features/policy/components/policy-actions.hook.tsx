import { Archive, ArchiveRestore, BadgeCheck, Ban, Check, History, Replace, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { reverifyPolicy, unarchivePolicy } from '@covertrail/contracts/policy/policy.calls';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { useCommand } from '#shared/commands/use-command';
import { RejectPolicy } from '#shared/policies/reject-policy.tsx';
import { useApproval } from '#shared/policies/use-approval';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { ArchivePolicy } from './archive-policy.modal.js';
import { CancelPolicy } from './cancel-policy.modal.js';

type Asked = 'reject' | 'cancel' | 'archive';

/** What can be done with a policy as a whole: buttons, the questions that they ask, and what the server refused. */
export function usePolicyActions(policy: PolicyDetails) {
  const [asking, setAsking] = useState<Asked | null>(null);
  const approval = useApproval(policy);
  const restoring = useCommand(unarchivePolicy, `policies/${policy.id}/unarchive`);
  const reverifying = useCommand(reverifyPolicy, `policies/${policy.id}/reverify`);
  const { id, policyNumber, mayApprove, mayReverify, mayEdit, mayReplace, mayArchive, mayUnarchive } = policy;
  const restore = () => restoring.submit({ params: { id }, toast: `Policy ${policyNumber} is no longer archived.` });
  const reverify = () =>
    reverifying.submit({ params: { id }, toast: `Policy ${policyNumber} was verified again today.` });
  const close = () => setAsking(null);
  return {
    buttons: (
      <>
        <Button as={Link} to={`/app/policies/${id}/history`}>
          <History size={16} aria-hidden /> History
        </Button>
        {mayApprove ? (
          <>
            <Button
              type="button"
              primary
              loading={approval.pending}
              disabled={approval.pending}
              onClick={approval.approve}
            >
              <Check size={16} aria-hidden /> Approve
            </Button>
            <Button type="button" disabled={approval.pending} onClick={() => setAsking('reject')}>
              <X size={16} aria-hidden /> Reject…
            </Button>
          </>
        ) : null}
        {mayReverify ? (
          <Button type="button" loading={reverifying.pending} disabled={reverifying.pending} onClick={reverify}>
            <BadgeCheck size={16} aria-hidden /> Verify again
          </Button>
        ) : null}
        {mayReplace ? (
          <Button as={Link} to={`/app/policies/${id}/replace`}>
            <Replace size={16} aria-hidden /> Replace…
          </Button>
        ) : null}
        {mayEdit ? (
          <Button type="button" onClick={() => setAsking('cancel')}>
            <Ban size={16} aria-hidden /> Cancel policy…
          </Button>
        ) : null}
        {mayArchive ? (
          <Button type="button" onClick={() => setAsking('archive')}>
            <Archive size={16} aria-hidden /> Archive…
          </Button>
        ) : null}
        {mayUnarchive ? (
          <Button type="button" loading={restoring.pending} disabled={restoring.pending} onClick={restore}>
            <ArchiveRestore size={16} aria-hidden /> Take out of archive
          </Button>
        ) : null}
      </>
    ),
    questions: (
      <>
        <ErrorBanner problem={approval.problem ?? reverifying.problem ?? restoring.problem} />
        {asking === 'reject' ? <RejectPolicy policy={policy} onClose={close} /> : null}
        {asking === 'cancel' ? <CancelPolicy policy={policy} onClose={close} /> : null}
        {asking === 'archive' ? <ArchivePolicy policy={policy} onClose={close} /> : null}
      </>
    ),
  };
}
