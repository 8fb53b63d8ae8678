import { Inbox, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { receivedRequests, respondToRequest, declineRequest } from '@covertrail/contracts/request/request.calls';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { viewQuery } from '#shared/api/call-request';
import { plural } from '#shared/format/plural';
import { defineList } from '#shared/lists/list';
import { ListPage } from '#shared/lists/list-page.tsx';
import { openRequestsOf } from '#shared/navigation/own-pages';
import { useMay } from '#shared/session/use-may';
import { useToday } from '#shared/session/use-today';
import { useSession } from '#shared/session/use-session';
import type { Column } from '#shared/table/column';
import { DeclineRequest } from '../components/decline-request.modal.js';
import { requestColumns } from '../components/request-columns.js';

const actionsColumn = (base: string, onDecline: (request: RequestRow) => void): Column<RequestRow> => ({
  id: 'actions',
  title: 'Actions',
  sends: [respondToRequest, declineRequest],
  width: '180px',
  fixed: true,
  cell: (request) => (
    <div className="row-actions">
      <Link className="text-link" to={`${base}/${request.id}`} aria-label={`Respond to request ${request.number}`}>
        Respond
      </Link>
      <button
        type="button"
        className="text-link"
        aria-label={`Decline request ${request.number}`}
        onClick={() => onDecline(request)}
      >
        <X size={14} aria-hidden /> Decline
      </button>
    </div>
  ),
});

const openRequests = (base: string, forAgent: boolean, today: string, onDecline: (request: RequestRow) => void) => {
  return defineList({
    name: 'open-requests',
    label: 'Open requests',
    asks: viewQuery(receivedRequests, { query: { state: 'open' } }),
    columns: [...requestColumns(base, forAgent, today), actionsColumn(base, onDecline)],
    order: { column: 'dueOn', descending: false },
    search: forAgent ? 'Request or client' : 'Request number',
    opens: ({ id }) => `${base}/${id}`,
    empty: {
      title: 'No open requests',
      icon: Inbox,
      text: 'New requests for proof of insurance appear here immediately.',
    },
    noMatch: { title: 'No requests match' },
  });
};

const sub = (total: number | null): string =>
  `${total === null ? 'Requests' : plural(total, 'request')} for proof of insurance`;

/** Requests that the insured must answer, or the agent for its clients. */
export default function OpenRequestsPage() {
  const { role } = useSession();
  const today = useToday();
  const [declining, setDeclining] = useState<RequestRow | null>(null);
  const hasClients = useMay('readClients');
  const list = useMemo(
    () => openRequests(openRequestsOf(role), hasClients, today, setDeclining),
    [role, hasClients, today],
  );
  return (
    <ListPage list={list} title="Open Requests" sub={sub}>
      {declining ? <DeclineRequest request={declining} onClose={() => setDeclining(null)} /> : null}
    </ListPage>
  );
}
