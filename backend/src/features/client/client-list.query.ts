import type { ClientRow } from '@covertrail/contracts/client/client.replies';
import { agentClientsView } from '@covertrail/contracts/client/client.views';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import { requestsView } from '@covertrail/contracts/request/request.views';
import type { ClientStatus } from '@covertrail/domain/client/client.contract';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { ClientListDto } from '@covertrail/contracts/client/client.inputs';
import { type Asking, defineList } from '#lists/define-list';
import { readableBy, usableBy } from '#views/policy-readers.filter';
import { standingsOf } from './policy-facts.reader.js';

/** The clients of the actor's agency. */
export const clientRows = defineList(agentClientsView)<ClientListDto, ClientRow>({
  async where(asking) {
    const {
      actor,
      input: { status, insuredCompanyId, policyNumber },
    } = asking;
    const mine = {
      where: {
        agencyId: { eq: actor.companyId },
        ...(insuredCompanyId ? { insuredId: { eq: insuredCompanyId } } : {}),
      },
    };
    const found = policyNumber ? await withPolicy(policyNumber, mine, asking) : mine;
    return status ? withStatus(status, found, asking) : found;
  },
  words: 'nameFolded',
  sorts: { name: 'nameFolded', since: 'since' },
  order: { field: 'nameFolded', direction: 'asc' },
  async rows(documents, { actor, views, today }) {
    const insuredId = { in: documents.map((client) => client.insuredId) };
    const standing = await standingsOf(views, { and: [{ where: { insuredId } }, readableBy(actor)] }, today);
    const groups = await views.countBy(requestsView, { where: { insuredId, state: { eq: 'open' } } }, ['insuredId']);
    const open = new Map(groups.map(({ key, count }) => [key[0], count]));
    return documents.map((client) => ({
      id: client.insuredId,
      insuredId: client.insuredId,
      name: client.name,
      since: client.since,
      transferId: client.transferId,
      ...standing(client.insuredId),
      openRequests: open.get(client.insuredId) ?? 0,
    }));
  },
});

/** Those whose policies that the agency may use have such a number. */
async function withPolicy(
  policyNumber: string,
  mine: FilterOf<typeof agentClientsView>,
  { actor, views }: Asking<ClientListDto>,
): Promise<FilterOf<typeof agentClientsView>> {
  const usable = await usableBy(actor.companyId, views);
  const numbered = { where: { policyNumber: { prefix: policyNumber } } };
  const held = await views.countBy(policiesView, { and: [usable, numbered] }, ['insuredId']);
  return { and: [mine, { where: { insuredId: { in: held.map(({ key: [insuredId] }) => insuredId) } } }] };
}

/** A status that depends on dates is computed for every client of the agency; the list then keeps the clients that have it. */
async function withStatus(
  status: ClientStatus,
  mine: FilterOf<typeof agentClientsView>,
  { actor, today, views }: Asking<ClientListDto>,
): Promise<FilterOf<typeof agentClientsView>> {
  const clients = await views.countBy(agentClientsView, mine, ['insuredId']);
  const standing = await standingsOf(views, await usableBy(actor.companyId, views), today);
  const ids = clients.map(({ key: [insuredId] }) => insuredId).filter((id) => standing(id).status === status);
  return { and: [mine, { where: { insuredId: { in: ids } } }] };
}
