import { Inbox, Reply, Undo2, UserX, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { optOut, takeBackOptOut } from '@covertrail/contracts/opt-out/opt-out.calls';
import { receivedRequests, respondToRequest, declineRequest } from '@covertrail/contracts/request/request.calls';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { viewQuery } from '#shared/api/call-request';
import { plural } from '#shared/format/plural';
import { defineList } from '#shared/lists/list';
import { useList } from '#shared/lists/list.hook';
import { ListPage } from '#shared/lists/list-page.tsx';
import { oneOf } from '#shared/navigation/one-of';
import { openRequestsOf } from '#shared/navigation/own-pages';
import { useAddress } from '#shared/navigation/use-address';
import { useMay } from '#shared/session/use-may';
import { useToday } from '#shared/session/use-today';
import { useSession } from '#shared/session/use-session';
import type { Column } from '#shared/table/column';
import { actsColumn } from '#shared/table/row-acts.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { stands } from '../../opt-out/opt-out.words.js';
import { requestColumns } from '../components/request-columns.js';
import { DUE_CHOICES, RECEIVED_STATES, SPEED_CHOICES, STATE_CHOICES, STATE_WORDS } from '../received-states.words.js';
import { RequestNeedsContext, useRequestNeeds } from '../request-needs.hook.js';

const DeclineRequest = lateDialog(() => import('../components/decline-request.modal.js'));

const TakeBack = lateDialog(() => import('../../opt-out/take-back.modal.js'));

interface RequestActs {
  readonly onRespond: (request: RequestRow) => void;
  readonly onDecline: (request: RequestRow, optsOut: boolean) => void;
  readonly onTakeBack: (request: RequestRow) => void;
}

const openActs = ({ onRespond, onDecline }: RequestActs): Column<RequestRow> =>
  actsColumn({
    nameOf: ({ number }) => `request ${number}`,
    acts: [
      { text: 'Respond', icon: Reply, sends: respondToRequest, main: true, onAct: onRespond },
      { text: 'Decline…', icon: X, sends: declineRequest, onAct: (request) => onDecline(request, false) },
      { text: 'Opt out…', icon: UserX, sends: optOut, onAct: (request) => onDecline(request, true) },
    ],
  });

const endedActs = ({ onTakeBack }: RequestActs): Column<RequestRow> =>
  actsColumn({
    nameOf: ({ number }) => `request ${number}`,
    acts: [{ text: 'Take back opt-out…', icon: Undo2, sends: takeBackOptOut, fits: stands, onAct: onTakeBack }],
  });

interface Reader {
  readonly base: string;
  readonly forAgent: boolean;
  readonly today: string;
}

function receivedIn(state: RequestRow['state'], reader: Reader, acts: RequestActs) {
  const { base, forAgent } = reader;
  const { title, empty, emptyText } = STATE_WORDS[state];
  const columns = requestColumns({ ...reader, state });
  return defineList({
    name: state === 'open' ? 'open-requests' : 'ended-requests',
    label: title,
    asks: viewQuery(receivedRequests),
    columns: [...columns, state === 'open' ? openActs(acts) : endedActs(acts)],
    order: state === 'open' ? { column: 'urgency', descending: true } : { column: 'answeredAt', descending: true },
    search: forAgent ? 'Request or client' : 'Request number',
    filters: [
      { name: 'state', label: 'State', choices: STATE_CHOICES, start: 'open', asButtons: true },
      ...(state === 'open' ? OPEN_FILTERS : []),
    ],
    opens: ({ id }) => `${base}/${id}`,
    empty: { title: empty, icon: Inbox, text: emptyText },
    noMatch: { title: 'No requests match', clears: true },
  });
}

const OPEN_FILTERS = [
  { name: 'due', label: 'Due', all: 'Any day', choices: DUE_CHOICES },
  { name: 'delivery', label: 'Delivery', all: 'Any delivery', choices: SPEED_CHOICES },
] as const;

const sub = (total: number | null): string =>
  `${total === null ? 'Requests' : plural(total, 'request')} for proof of insurance`;

/** For an insured, or an agent for its clients: who asks for proof, and what became of each request? The main act is to answer. */
export default function OpenRequestsPage() {
  const { role } = useSession();
  const today = useToday();
  const [declining, setDeclining] = useState<{ readonly request: RequestRow; readonly optsOut: boolean } | null>(null);
  const [takingBack, setTakingBack] = useState<RequestRow | null>(null);
  const forAgent = useMay('readClients');
  const state = oneOf(RECEIVED_STATES, useAddress().get('state')) ?? 'open';
  const navigate = useNavigate();
  const list = useMemo(() => {
    const base = openRequestsOf(role);
    const onRespond = ({ id }: RequestRow) => void navigate(`${base}/${id}`);
    return receivedIn(
      state,
      { base, forAgent, today },
      {
        onRespond,
        onDecline: (request, optsOut) => setDeclining({ request, optsOut }),
        onTakeBack: setTakingBack,
      },
    );
  }, [state, role, forAgent, today, navigate]);
  const { rows } = useList(list);
  const needs = useRequestNeeds(state === 'open' ? rows.map(({ id }) => id) : []);
  return (
    <RequestNeedsContext value={needs}>
      <ListPage list={list} title={STATE_WORDS[state].title} sub={sub}>
        {declining ? <DeclineRequest {...declining} onClose={() => setDeclining(null)} /> : null}
        {takingBack?.optOut ? (
          <TakeBack request={takingBack} optOutId={takingBack.optOut.id} onClose={() => setTakingBack(null)} />
        ) : null}
      </ListPage>
    </RequestNeedsContext>
  );
}
