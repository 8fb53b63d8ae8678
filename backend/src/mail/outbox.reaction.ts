import type { Recorded } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { Reaction } from '@covertrail/platform/engine/reaction';
import { deriveId } from '@covertrail/platform/ids/ids';
import { ABSENT } from '@covertrail/platform/vault/records.port';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { OUTBOX, type MailKind, type MailOrder, type OutboxEntry } from './mail-kind.js';
import { isTooLate } from './mail-lateness.rules.js';

const NAME = 'outbox';

/**
 * Puts a mail into the outbox for each event that calls for one. Its id derives from event and person, and an entry stays for
 * good: whichever process handles the event, and however often, there is one. A log that is read anew, since its checkpoint was lost
 * with the read store, or for the first time by a product that sends mail, writes to nobody about what is past: that is only noted.
 */
export function outbox({ vault, clock }: { readonly vault: Vault; readonly clock: Clock }, kinds: readonly MailKind[], ordered: () => void): Reaction {
  const put = async (event: Recorded, kind: MailKind, order: MailOrder): Promise<void> => {
    const now = clock.now();
    const { position, meta: { recordedAt } } = event;
    const outcome = isTooLate(recordedAt, now) ? 'too late' : 'waiting';
    const body: OutboxEntry = { ...order, kind: kind.name, position, recordedAt, attempts: 0, outcome, since: now };
    await vault.writeRecord(OUTBOX, deriveId('mail', kind.name, event.id, order.to), ABSENT, { body, dueAt: outcome === 'waiting' ? now : null });
  };
  return {
    name: NAME,
    handles: [...new Set(kinds.map(({ handles }) => handles))],
    async react(event) {
      for (const kind of kinds.filter(({ handles }) => handles === event.type)) {
        for (const order of await kind.orders(event)) await put(event, kind, order);
      }
      ordered();
    },
  };
}
