import { addClient, clientList } from '@covertrail/contracts/client/client.calls';
import { displayOf } from '@covertrail/wording/status-display/status-display';
import { Users } from 'lucide-react';
import { viewQuery } from '#shared/api/call-request';
import { MOST_OF_A_KIND, paletteSource, type PaletteParts } from '#shared/palette/palette-source';

const clients = paletteSource({
  key: 'clients',
  title: 'Clients',
  icon: Users,
  needs: [clientList],
  queryOf: (keyword) => viewQuery(clientList, { query: { keyword, size: MOST_OF_A_KIND } }),
  entriesOf: (rows) =>
    rows.map(({ insuredId, name, status }) => ({
      to: `/app/agent-clients/${insuredId}`,
      title: name,
      detail: displayOf('agentList', status).full,
    })),
});

export const parts: PaletteParts = {
  acts: [{ to: '/app/agent-clients?add=1', title: 'Add client', needs: [addClient] }],
  sources: [clients],
};
