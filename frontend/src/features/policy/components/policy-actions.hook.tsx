import {
  Archive,
  ArchiveRestore,
  BadgeCheck,
  Ban,
  Check,
  FilePlus2,
  History,
  Pencil,
  Replace,
  Share2,
  X,
} from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { reverifyPolicy, unarchivePolicy } from '@covertrail/contracts/policy/policy.calls';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { sharePolicies } from '@covertrail/contracts/share/share.calls';
import { useCommand } from '#shared/commands/use-command';
import { useApproval } from '#shared/policies/use-approval';
import { useMay } from '#shared/session/use-may';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import type { MenuAct } from '#shared/ui/act-choices.tsx';
import { MoreMenu } from '#shared/ui/more-menu.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { DOCUMENTS_ACT, useOpenDocuments } from '../documents-act.hook.js';
import { editing } from '../edited-section.hook.js';

const RejectPolicy = lateDialog(() => import('#shared/policies/reject-policy.tsx'));

const ApproveWithRequest = lateDialog(() => import('./approve-with-request.modal.js'));

const CancelPolicy = lateDialog(() => import('./cancel-policy.modal.js'));

const ArchivePolicy = lateDialog(() => import('./archive-policy.modal.js'));

/** Policies that the picker of the share wizard does not offer [D03]. */
const OVER: ReadonlySet<PolicyDetails['standing']> = new Set(['archived', 'canceled', 'expired', 'rejected']);

const shareAddress = (insuredId: string, policyId: string): string =>
  `/app/share-policies?${new URLSearchParams({ insured: insuredId, policy: policyId }).toString()}`;

type Asked = 'approve' | 'reject' | 'cancel' | 'archive';

/** What can be done with a policy as a whole: buttons, the questions that they ask, and what the server refused. */
export function usePolicyActions(policy: PolicyDetails) {
  const [asking, setAsking] = useState<Asked | null>(null);
  const navigate = useNavigate();
  const openDocuments = useOpenDocuments();
  const mayOpenDocuments = useMay(DOCUMENTS_ACT.sends);
  const approval = useApproval(policy);
  const restoring = useCommand(unarchivePolicy, `policies/${policy.id}/unarchive`);
  const reverifying = useCommand(reverifyPolicy, `policies/${policy.id}/reverify`);
  const { id, policyNumber, mayApprove, mayReverify, mayEdit, mayReplace, mayArchive, mayUnarchive } = policy;
  const restore = () => restoring.submit({ params: { id }, toast: `Policy ${policyNumber} is no longer archived.` });
  const reverify = () =>
    reverifying.submit({ params: { id }, toast: `Policy ${policyNumber} was verified again today.` });
  const close = () => setAsking(null);
  const mayShare = useMay(sharePolicies) && policy.knownUntil === undefined && !OVER.has(policy.standing);
  const acts: readonly MenuAct[] = [
    ...(mayShare
      ? [{ text: 'Share…', icon: Share2, onClick: () => void navigate(shareAddress(policy.insuredId, id)) }]
      : []),
    ...(mayOpenDocuments
      ? [{ text: DOCUMENTS_ACT.text, icon: DOCUMENTS_ACT.icon, onClick: () => openDocuments(id) }]
      : []),
    ...(mayApprove
      ? [{ text: 'Approve with endorsement request…', icon: FilePlus2, onClick: () => setAsking('approve') }]
      : []),
    ...(mayReverify ? [{ text: 'Verify again', icon: BadgeCheck, onClick: reverify }] : []),
    ...(mayReplace
      ? [{ text: 'Replace…', icon: Replace, onClick: () => void navigate(`/app/policies/${id}/replace`) }]
      : []),
    ...(mayEdit ? [{ text: 'Cancel policy…', icon: Ban, onClick: () => setAsking('cancel') }] : []),
    ...(mayArchive ? [{ text: 'Archive…', icon: Archive, onClick: () => setAsking('archive') }] : []),
    ...(mayUnarchive ? [{ text: 'Take out of archive', icon: ArchiveRestore, onClick: restore }] : []),
  ];
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
              onClick={() => approval.approve()}
            >
              <Check size={16} aria-hidden /> Approve
            </Button>
            <Button type="button" disabled={approval.pending} onClick={() => setAsking('reject')}>
              <X size={16} aria-hidden /> Reject…
            </Button>
          </>
        ) : null}
        {mayEdit && !mayApprove ? (
          <Button as={Link} to={editing('limits')} primary>
            <Pencil size={16} aria-hidden /> Edit
          </Button>
        ) : null}
        <MoreMenu acts={acts} disabled={reverifying.pending || restoring.pending} />
      </>
    ),
    questions: (
      <>
        <ErrorBanner problem={approval.problem ?? reverifying.problem ?? restoring.problem} />
        {asking === 'approve' ? <ApproveWithRequest policy={policy} onClose={close} /> : null}
        {asking === 'reject' ? <RejectPolicy policy={policy} onClose={close} /> : null}
        {asking === 'cancel' ? <CancelPolicy policy={policy} onClose={close} /> : null}
        {asking === 'archive' ? <ArchivePolicy policy={policy} onClose={close} /> : null}
      </>
    ),
  };
}
