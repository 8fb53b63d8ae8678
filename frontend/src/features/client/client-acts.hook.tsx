import { requestTransfer, transferDetails } from '@covertrail/contracts/client-transfer/client-transfer.calls';
import type { ClientRow } from '@covertrail/contracts/client/client.replies';
import { certificatesZip } from '@covertrail/contracts/document/document.calls';
import { issueCertificate } from '@covertrail/contracts/issued-certificate/issued-certificate.calls';
import { endClient } from '@covertrail/contracts/representation/representation.calls';
import { addPolicy } from '@covertrail/contracts/policy/policy.calls';
import { sharePolicies } from '@covertrail/contracts/share/share.calls';
import {
  ArrowRightLeft,
  BookUser,
  CalendarClock,
  FileBadge,
  FileArchive,
  Inbox,
  ListChecks,
  Plus,
  Share2,
  UserMinus,
} from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { requestOf } from '#shared/api/call-request';
import { useActsForAnother } from '#shared/session/acting-for.hook';
import { useRights } from '#shared/session/use-may';
import { Button } from '#shared/ui/button.tsx';
import type { MenuAct } from '#shared/ui/act-choices.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { MoreMenu } from '#shared/ui/more-menu.tsx';
import { ArchiveProgress } from '#shared/uploads/archive-button.tsx';
import { useArchiveDownload } from '#shared/uploads/archive-download.hook';
import { transferAddress } from './client-transfer-address.view.js';

const RemoveClient = lateDialog(() => import('./components/remove-client.modal.js'));

const CERTIFICATES = 'Download certificates';

/** The open requests of one client, in the list of those of all. */
export const requestsOfClient = (name: string): string =>
  `/app/agent-insured-requests?${new URLSearchParams({ keyword: name }).toString()}`;

/** What an agent does for a client: to answer where a request waits, else to add a policy; the rest in a menu. */
export function useClientActs({ id, name, openRequests, transferId }: ClientRow) {
  const rights = useRights();
  const actsForAnother = useActsForAnother(id);
  const may: typeof rights = (right) => !actsForAnother && rights(right);
  const navigate = useNavigate();
  const archive = useArchiveDownload();
  const [removing, setRemoving] = useState(false);
  const adding = `/app/policies/new?insured=${id}`;
  const go = (to: string) => () => void navigate(to);
  const waits = openRequests > 0;
  const acts: readonly MenuAct[] = [
    ...(waits && may(addPolicy) ? [{ text: 'Add policy', icon: Plus, onClick: go(adding) }] : []),
    ...(may(sharePolicies)
      ? [{ text: 'Share policies', icon: Share2, onClick: go(`/app/share-policies?insured=${id}`) }]
      : []),
    { text: 'Cure plan', icon: ListChecks, onClick: go(`/app/agent-clients/${id}/cure-plan`) },
    { text: 'Shared policies', icon: Share2, onClick: go(`/app/agent-clients/${id}/shares`) },
    { text: 'Corrections', icon: CalendarClock, onClick: go(`/app/agent-clients/${id}/corrections`) },
    ...(may(issueCertificate)
      ? [{ text: 'Issue certificate…', icon: FileBadge, onClick: go(`/app/agent-clients/${id}/certificates?issue=1`) }]
      : []),
    { text: 'Issued certificates', icon: FileBadge, onClick: go(`/app/agent-clients/${id}/certificates`) },
    { text: 'Address book', icon: BookUser, onClick: go(`/app/client-address-book/${id}`) },
    {
      text: CERTIFICATES,
      icon: FileArchive,
      onClick: () =>
        archive.download(`${name} certificates.zip`, (guid) =>
          requestOf(certificatesZip, { query: { insuredCompanyId: id, guid } }),
        ),
    },
    ...(may(transferId ? transferDetails : requestTransfer)
      ? [
          {
            text: transferId ? 'Open transfer' : 'Transfer client',
            icon: ArrowRightLeft,
            onClick: go(transferId ? `/app/transfers/${transferId}` : transferAddress('holder', id, name)),
          },
        ]
      : []),
    ...(may(endClient) ? [{ text: 'Remove client…', icon: UserMinus, onClick: () => setRemoving(true) }] : []),
  ];
  const primary = waits ? (
    <Button as={Link} primary to={requestsOfClient(name)}>
      <Inbox size={16} aria-hidden /> Answer requests
    </Button>
  ) : may(addPolicy) ? (
    <Button as={Link} primary to={adding}>
      <Plus size={16} aria-hidden /> Add policy
    </Button>
  ) : null;
  return (
    <>
      {archive.running ? (
        <ArchiveProgress text={CERTIFICATES} running={archive.running} onCancel={archive.cancel} />
      ) : null}
      <MoreMenu acts={acts} disabled={archive.running !== null} />
      {primary}
      {removing ? (
        <RemoveClient client={{ id, name }} onClose={() => setRemoving(false)} onRemoved={go('/app/agent-clients')} />
      ) : null}
    </>
  );
}
