import { receivedRequests, requestCoverage, sentRequests } from '@covertrail/contracts/request/request.calls';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { Inbox, Send } from 'lucide-react';
import { viewQuery } from '#shared/api/call-request';
import { MOST_OF_A_KIND, paletteSource, type PaletteEntry, type PaletteParts } from '#shared/palette/palette-source';
import type { Right } from '#shared/session/use-may';

const open = (keyword: string) => ({ query: { keyword, size: MOST_OF_A_KIND, state: 'open' as const } });

const sent = paletteSource({
  key: 'sent-requests',
  title: 'Requests sent',
  icon: Send,
  needs: [sentRequests],
  queryOf: (keyword) => viewQuery(sentRequests, open(keyword)),
  entriesOf: (rows) =>
    rows.map(({ id, number, insuredName, projectName }) => ({
      to: `/app/request-coverage?open=${id}`,
      title: insuredName,
      detail: `${number} · ${projectName}`,
    })),
});

/** Requests that the reader answers, as an insured or as its agent. */
const received = (key: string, needs: Right, entryOf: (row: RequestRow) => Omit<PaletteEntry, 'detail'>) =>
  paletteSource({
    key,
    title: 'Open requests',
    icon: Inbox,
    needs: [receivedRequests, needs],
    queryOf: (keyword) => viewQuery(receivedRequests, open(keyword)),
    entriesOf: (rows) => rows.map((row) => ({ ...entryOf(row), detail: `${row.number} · ${row.projectName}` })),
  });

const own = received('own-requests', 'readOwnInsurance', ({ id, requesterName }) => ({
  to: `/app/pending-requests/${id}`,
  title: requesterName,
}));
const ofClients = received('client-requests', 'readClients', ({ id, insuredName }) => ({
  to: `/app/agent-insured-requests/${id}`,
  title: insuredName,
}));

export const parts: PaletteParts = {
  acts: [{ to: '/app/request-coverage?ask=1', title: 'Request coverage', needs: [requestCoverage] }],
  sources: [sent, own, ofClients],
};
