import { ArrowRightLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ClientRow } from '@covertrail/contracts/client/client.replies';
import { displayOf } from '@covertrail/wording/status-display/status-display';
import { dayFormat } from '#shared/format/day-format';
import { initials } from '#shared/format/initials';
import type { Column } from '#shared/table/column';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { Chip } from '#shared/ui/status-tag.tsx';

/** Columns of the client list. */
export const CLIENT_COLUMNS: readonly Column<ClientRow>[] = [
  {
    id: 'name',
    title: 'Client',
    sortable: true,
    fixed: true,
    cell: (client) => <ClientName client={client} />,
    text: ({ name }) => name,
  },
  {
    id: 'status',
    title: 'Status',
    status: true,
    width: '150px',
    cell: ({ status }) => <ScreenStatus screen="agentList" status={status} />,
    text: ({ status }) => displayOf('agentList', status).full,
  },
  {
    id: 'policyCount',
    title: 'Policies',
    numeric: true,
    width: '150px',
    cell: ({ policyCount, unverifiedCount }) => (
      <>
        {unverifiedCount > 0 ? <Chip label={`${unverifiedCount} to approve`} tone="warn" /> : null}
        {policyCount}
      </>
    ),
    text: ({ policyCount }) => policyCount,
  },
  {
    id: 'openRequests',
    title: 'Open requests',
    numeric: true,
    width: '130px',
    cell: ({ openRequests }) => (openRequests > 0 ? <Chip label={String(openRequests)} tone="bad" /> : '–'),
    text: ({ openRequests }) => openRequests,
  },
  {
    id: 'nextExpiry',
    title: 'Next expiry',
    width: '116px',
    cell: ({ nextExpiry }) => <span className="num">{dayFormat(nextExpiry)}</span>,
    text: ({ nextExpiry }) => nextExpiry,
  },
  {
    id: 'since',
    title: 'Client since',
    sortable: true,
    optional: true,
    width: '116px',
    cell: ({ since }) => <span className="num">{dayFormat(since.slice(0, 10))}</span>,
    text: ({ since }) => since.slice(0, 10),
  },
];

function ClientName({ client: { id, name, transferId } }: { readonly client: ClientRow }) {
  return (
    <div className="who">
      <span className="avatar square" aria-hidden>
        {initials(name)}
      </span>
      <div>
        <Link className="cell-main" to={`/app/agent-clients/${id}`}>
          {name}
        </Link>
        {transferId ? (
          <div className="sub">
            <Link className="client-moving" to={`/app/transfers/${transferId}`}>
              <ArrowRightLeft size={13} aria-hidden /> Transfer in progress
            </Link>
          </div>
        ) : null}
      </div>
    </div>
  );
}
