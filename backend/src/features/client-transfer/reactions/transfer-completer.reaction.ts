import type { ClientTransferApproved } from '@covertrail/domain/client-transfer/client-transfer.contract';
import { clientTransferDecider } from '@covertrail/domain/client-transfer/client-transfer.decider';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { Recorded } from '@covertrail/domain/kernel/event';
import type { ClientTransferred } from '@covertrail/domain/representation/representation.contract';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { carryingOut, type CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Reaction } from '@covertrail/platform/engine/reaction';
import { deriveId } from '@covertrail/platform/ids/ids';

const NAME = 'transfer-completer';

/**
 * Carries an approved transfer out: one event in the representation stream moves the client, and once that stands, the
 * transfer is told complete. Killed anywhere between, it goes on where it was: the client always has exactly one agency.
 */
export function transferCompleter(deciders: DeciderStore): Reaction {
  return {
    name: NAME,
    handles: ['ClientTransferApproved', 'ClientTransferred'],
    react(event): Promise<void> {
      const meta = carryingOut(event, NAME, deriveId(NAME, event.id));
      return event.type === 'ClientTransferApproved' ? move(deciders, event, meta) : complete(deciders, event, meta);
    },
  };
}

async function move(deciders: DeciderStore, event: Recorded, meta: CommandMeta): Promise<void> {
  const { insuredId, ...sides } = event.data as ClientTransferApproved['data'];
  try {
    await deciders.handle(representationDecider, insuredId, { type: 'TransferClient', insuredId, ...sides }, meta);
  } catch (error) {
    // The client has left the agency that gave it away: there is nothing to carry out, and the asker may cancel.
    if (!(error instanceof RuleBroken) || error.code !== 'REPRESENTATION.NOT_CURRENT') throw error;
  }
}

async function complete(deciders: DeciderStore, event: Recorded, meta: CommandMeta): Promise<void> {
  const { transferId, toAgencyId } = event.data as ClientTransferred['data'];
  const facts = () => Promise.resolve({ currentAgencyId: toAgencyId });
  await deciders.handle(clientTransferDecider, transferId, { type: 'CompleteClientTransfer' }, meta, { facts });
}
