import type { Recorded } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { sameFor } from '@covertrail/platform/engine/define-projection';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import { deriveId } from '@covertrail/platform/ids/ids';
import { ABSENT } from '@covertrail/platform/vault/records.port';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { MAILS } from '../features/features.js';
import { OUTBOX, type MailKind, type MailOrder, type OutboxEntry } from '../mail/mail-kind.js';
import { isTooLate } from '../mail/mail-lateness.rules.js';

const NAME = 'outbox';

/** The events for which some feature sends a mail. */
const MAIL_EVENTS = [...new Set(MAILS.map(({ handles }) => handles))];

interface Needs {
  readonly vault: Vault;
  readonly clock: Clock;
  readonly kinds: readonly MailKind[];
  /** Called when there may be something new in the outbox. */
  ordered(): void;
}

/**
 * Puts a mail into the outbox for each event that calls for one. Its id derives from event and person, and an entry is never
 * deleted: whichever process handles the event, and however often, there is one mail. When the log is read again because its
 * checkpoint was lost, or for the first time by a product that sends mail, past events are only recorded and nobody receives mail
 * about them.
 */
export const outbox = defineReaction<Needs>()({ name: NAME, on: sameFor(MAIL_EVENTS, putAll) });

async function putAll(event: Recorded, needs: Needs): Promise<void> {
  for (const kind of needs.kinds.filter(({ handles }) => handles === event.type)) {
    for (const order of await kind.orders(event)) await put(event, kind, order, needs);
  }
  needs.ordered();
}

async function put(event: Recorded, kind: MailKind, order: MailOrder, { vault, clock }: Needs): Promise<void> {
  const now = clock.now();
  const {
    position,
    meta: { recordedAt },
  } = event;
  const outcome = isTooLate(recordedAt, now) ? 'too late' : 'waiting';
  const body: OutboxEntry = { ...order, kind: kind.name, position, recordedAt, attempts: 0, outcome, since: now };
  await vault.writeRecord(OUTBOX, deriveId('mail', kind.name, event.id, order.to), ABSENT, {
    body,
    dueAt: outcome === 'waiting' ? now : null,
  });
}
