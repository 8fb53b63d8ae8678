import { CLIENT_STATUSES } from '@covertrail/domain/client/client.contract';
import { FileInput, Plus, Users } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { startAgencyImport } from '@covertrail/contracts/agency-import/agency-import.calls';
import { clientList, addClient } from '@covertrail/contracts/client/client.calls';
import { displayOf } from '@covertrail/wording/status-display/status-display';
import { viewQuery } from '#shared/api/call-request';
import { plural } from '#shared/format/plural';
import { defineList } from '#shared/lists/list';
import { ListPage } from '#shared/lists/list-page.tsx';
import { useAddress } from '#shared/navigation/use-address';
import { IfMay } from '#shared/session/if-may.tsx';
import { useMay } from '#shared/session/use-may';
import { Button } from '#shared/ui/button.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { AgencyFirstSteps } from '../components/agency-first-steps.js';
import { RequestedClients } from '../components/requested-clients.js';
import { CLIENT_COLUMNS } from '../components/client-columns.js';
import '../components/client.css';

const AddClient = lateDialog(() => import('../components/add-client.modal.js'));

const STATUS_CHOICES = CLIENT_STATUSES.map((status) => ({ value: status, text: displayOf('agentList', status).full }));
const clientPath = (id: string): string => `/app/agent-clients/${id}`;

const STATUS = { name: 'status', label: 'Status', all: 'All statuses', choices: STATUS_CHOICES } as const;

const CLIENTS = defineList({
  name: 'clients',
  label: 'Clients',
  asks: viewQuery(clientList),
  columns: CLIENT_COLUMNS,
  order: { column: 'name', descending: false },
  search: 'Client name',
  filters: [STATUS],
  opens: ({ id }) => clientPath(id),
  empty: {
    title: 'No clients yet',
    icon: Users,
    text: 'Add the companies whose insurance you manage.',
    offersActions: true,
  },
  noMatch: { title: 'No clients match', clears: true },
});

/** An entry of single sign-on names a policy: the list is narrowed by it, and can be without it again [A03]. */
const withPolicy = (number: string): typeof CLIENTS => ({
  ...CLIENTS,
  filters: [
    STATUS,
    {
      name: 'policyNumber',
      label: 'Policy number',
      all: 'All policies',
      choices: [{ value: number, text: `Policy ${number}` }],
    },
  ],
});

const sub = (total: number | null): string =>
  total === null ? 'Companies whose insurance you manage' : plural(total, 'client');

/** The agent's landing page: the clients of the agency. `?add=1` opens the dialog that adds one. */
export default function AgentClientsPage() {
  const { get, change } = useAddress();
  const page = get('page');
  const policyNumber = get('policyNumber');
  const list = useMemo(() => (policyNumber ? withPolicy(policyNumber) : CLIENTS), [policyNumber]);
  const mayImport = useMay(startAgencyImport);
  const actions = (
    <>
      <Button as={Link} to="/app/agent-system-imports">
        <FileInput size={16} aria-hidden /> {mayImport ? 'Import from agency system' : 'Agency system imports'}
      </Button>
      <IfMay send={addClient}>
        <Button type="button" primary onClick={() => change({ add: 1, page })}>
          <Plus size={16} aria-hidden /> Add client
        </Button>
      </IfMay>
    </>
  );
  const above = (
    <>
      <AgencyFirstSteps />
      <RequestedClients />
    </>
  );
  return (
    <ListPage list={list} sub={sub} actions={actions} above={above}>
      {get('add') === null ? null : (
        <IfMay send={addClient}>
          <AddClient onClose={() => change({ add: null, page })} />
        </IfMay>
      )}
    </ListPage>
  );
}
