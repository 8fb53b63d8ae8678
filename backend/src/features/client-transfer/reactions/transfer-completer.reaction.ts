import { clientTransferDecider } from '@covertrail/domain/client-transfer/client-transfer.decider';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { carryingOut } from '@covertrail/platform/deciders/command-meta';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import { deriveId } from '@covertrail/platform/ids/ids';

const NAME = 'transfer-completer';

/**
 * Completes an approved transfer: one event in the representation stream moves the client, then the transfer is recorded as
 * complete. After a crash in between it continues: the client always has exactly one agency.
 */
export const transferCompleter = defineReaction<DeciderStore>()({
  name: NAME,
  on: { ClientTransferApproved: move, ClientTransferred: complete },
});

async function move(event: RecordedEvent<'ClientTransferApproved'>, deciders: DeciderStore): Promise<void> {
  const { insuredId, ...sides } = event.data;
  const { state } = await deciders.load(clientTransferDecider, sides.transferId);
  const domain = state?.request.toDomain;
  const command = { type: 'TransferClient', insuredId, ...sides, ...(domain === undefined ? {} : { domain }) } as const;
  const meta = carryingOut(event, NAME, deriveId(NAME, event.id));
  try {
    await deciders.handle(representationDecider, insuredId, command, meta);
  } catch (error) {
    // The client has left the agency that gave it away: nothing can move, and the agency that asked may cancel.
    if (!(error instanceof RuleBroken) || error.code !== 'REPRESENTATION.NOT_CURRENT') throw error;
  }
}

async function complete(event: RecordedEvent<'ClientTransferred'>, deciders: DeciderStore): Promise<void> {
  const { transferId } = event.data;
  const meta = carryingOut(event, NAME, deriveId(NAME, event.id));
  const facts = () => Promise.resolve({ held: false, moved: true });
  await deciders.handle(clientTransferDecider, transferId, { type: 'CompleteClientTransfer' }, meta, { facts });
}
