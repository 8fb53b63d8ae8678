import { clientDecider } from '@covertrail/domain/client/client.decider';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { Recorded, Uuid } from '@covertrail/domain/kernel/event';
import type { AgencyAppointed, ClientTransferred } from '@covertrail/domain/representation/representation.contract';
import { carryingOut, type CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Reaction } from '@covertrail/platform/engine/reaction';
import { deriveId } from '@covertrail/platform/ids/ids';
import { clientIdOf } from '../client-id.rules.js';

const NAME = 'client-keeper';

interface Relation {
  readonly agencyId: Uuid;
  readonly agentId: Uuid;
  readonly insuredId: Uuid;
}

/**
 * Keeps each agency's list of clients as the representation stream has it. That stream alone says who answers for an
 * insured; the lists follow it, so that an agency that lost a race never had the client on its list.
 */
export function clientKeeper(deciders: DeciderStore): Reaction {
  return {
    name: NAME,
    handles: ['AgencyAppointed', 'ClientTransferred'],
    async react(event): Promise<void> {
      const because = (step: string) => carryingOut(event, NAME, deriveId(NAME, event.id, step));
      if (event.type === 'ClientTransferred') await release(deciders, event, because('release'));
      await add(deciders, gainedIn(event), because('add'));
    },
  };
}

async function release(deciders: DeciderStore, event: Recorded, meta: CommandMeta): Promise<void> {
  const { fromAgencyId, insuredId, transferId } = event.data as ClientTransferred['data'];
  await deciders.handle(clientDecider, clientIdOf(fromAgencyId, insuredId), { type: 'ReleaseClient', transferId }, meta);
}

async function add(deciders: DeciderStore, { agencyId, agentId, insuredId }: Relation, meta: CommandMeta): Promise<void> {
  const clientId = clientIdOf(agencyId, insuredId);
  const insuredName = (await deciders.load(companyDecider, insuredId)).state?.name ?? '';
  await deciders.handle(clientDecider, clientId, { type: 'AddClient', clientId, agencyId, agentId, insuredId, insuredName }, meta);
}

function gainedIn({ type, data }: Recorded): Relation {
  if (type === 'AgencyAppointed') return data as AgencyAppointed['data'];
  const { toAgencyId, toAgentId, insuredId } = data as ClientTransferred['data'];
  return { agencyId: toAgencyId, agentId: toAgentId, insuredId };
}
