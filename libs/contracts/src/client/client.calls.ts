import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { PageDto } from '../calls/page.inputs.js';
import type { PolicyRow } from '../policy/policy.replies.js';
import type { AgencyDashboard, ClientCandidate, ClientRow, PendingApprovalCounts } from './client.replies.js';
import type { AddClientDto, ClientListDto, FindClientDto } from './client.inputs.js';

export const clientList = query<{ query: ClientListDto; reply: PageOf<ClientRow> }>()('agent/client', {
  needs: 'readClients',
  view: 'agent-clients',
});

export const findClient = query<{ query: FindClientDto; reply: readonly ClientCandidate[] }>()('agent/client/search', {
  needs: 'addClients',
  view: 'agent-clients',
  shape: 'candidates',
  idAt: 'insuredId',
});

export const addClient = command<{ body: AddClientDto; reply: { insuredId: Uuid } }>()('POST', 'agent/client', {
  needs: 'addClients',
  settles: ['agent-clients', 'appointments'],
});

export const agencyDashboard = query<{ reply: AgencyDashboard }>()('agent/dashboard', {
  needs: 'readClients',
  view: 'agent-clients',
  shape: 'dashboard',
});

export const pendingCounts = query<{ reply: PendingApprovalCounts }>()('agent/getPendingApproval', {
  needs: 'readClients',
  view: 'policies',
  shape: 'counts',
});

/** With an id, which must be the caller's company. */
export const pendingCountsOf = query<{ reply: PendingApprovalCounts }>()('agent/getPendingApproval/:id', {
  needs: 'readClients',
  view: 'policies',
});

export const pendingPolicies = query<{ query: PageDto; reply: PageOf<PolicyRow> }>()('agent/pendingrequest', {
  needs: 'readClients',
  view: 'policies',
});
