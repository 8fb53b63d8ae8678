import type { ClientReleased } from '@covertrail/domain/client/client.contract';
import { clientDecider } from '@covertrail/domain/client/client.decider';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { carryingOut, type CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import { deriveId } from '@covertrail/platform/ids/ids';
import { clientIdOf } from '@covertrail/platform/ids/client-id';

// The stored name of its checkpoint.
const NAME = 'client-keeper';

interface Relation {
  readonly agencyId: Uuid;
  readonly agentId: Uuid;
  readonly insuredId: Uuid;
}

/**
 * Updates each agency's list of clients from the representation stream. Only that stream decides who represents an insured, so an
 * agency that came second never has the client on its list.
 */
export const clientUpdater = defineReaction<DeciderStore>()({
  name: NAME,
  on: {
    AgencyAppointed: (event, deciders) => add(deciders, event.data, because(event, 'add')),
    ClientTransferred: async (event, deciders) => {
      const { toAgencyId, toAgentId, insuredId } = event.data;
      await release(deciders, event, {
        agencyId: event.data.fromAgencyId,
        cause: 'transfer',
        causeId: event.data.transferId,
      });
      await add(deciders, { agencyId: toAgencyId, agentId: toAgentId, insuredId }, because(event, 'add'));
    },
    RepresentationEnded: (event, deciders) =>
      release(deciders, event, { agencyId: event.data.agencyId, cause: 'end', causeId: event.id }),
  },
});

type Turn = RecordedEvent<'AgencyAppointed' | 'ClientTransferred' | 'RepresentationEnded'>;

type Released = Pick<ClientReleased['data'], 'agencyId' | 'cause' | 'causeId'>;

const because = (event: Turn, step: string): CommandMeta => carryingOut(event, NAME, deriveId(NAME, event.id, step));

async function release(deciders: DeciderStore, event: Turn, { agencyId, ...cause }: Released): Promise<void> {
  const clientId = clientIdOf(agencyId, event.data.insuredId);
  await deciders.handle(clientDecider, clientId, { type: 'ReleaseClient', ...cause }, because(event, 'release'));
}

async function add(
  deciders: DeciderStore,
  { agencyId, agentId, insuredId }: Relation,
  meta: CommandMeta,
): Promise<void> {
  const clientId = clientIdOf(agencyId, insuredId);
  const insuredName = (await deciders.load(companyDecider, insuredId)).state?.name ?? '';
  await deciders.handle(
    clientDecider,
    clientId,
    { type: 'AddClient', clientId, agencyId, agentId, insuredId, insuredName },
    meta,
  );
}
