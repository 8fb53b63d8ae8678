import { peopleView, type PersonDocument } from '@covertrail/contracts/user/user.views';
import type { Instant } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { restoredUntil } from '@covertrail/platform/backup/restored-moment';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import { ERASED } from '@covertrail/platform/sealing/sealing';
import { MailRefused, type Mailer } from '@covertrail/platform/mail/mailer.port';
import type { Logger } from '@covertrail/platform/telemetry/logger';
import type { VaultRecord } from '@covertrail/platform/vault/records.port';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import type { Views } from '../views/views.service.js';
import { LEFT_TO_OPERATORS, OUTBOX, SUPPORT, type MailKind, type MailOutcome, type OutboxEntry } from './mail-kind.js';
import { isHeld, isTooLate } from './mail-lateness.rules.js';
import type { NoticeChoices } from './notice-choices.js';
import { writtenLetter } from './written-letter.js';

interface Setup {
  readonly events: Pick<EventStore, 'head'>;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly kinds: readonly MailKind[];
  readonly views: Views;
  readonly log: Logger;
  readonly choices: NoticeChoices;
  /** Where answers to mails go; null where nobody reads them. */
  readonly supportEmail: string | null;
}

const BATCH = 20;
/** A process that takes an entry has this long to send it, before another process may take it. */
const TAKEN_MS = 5 * 60_000;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
const OLD = 'its event is older than two days';
const NOT_SENT = {
  held: 'its event is in the backup that was restored, so it may have been sent before',
  'too late': OLD,
  'given up': OLD,
};

/**
 * Empties the outbox. One of several processes takes an entry, sends it and records that. If it dies between sending and
 * recording, the mail is sent again under the same Message-ID. Nothing is sent later than two days after its event. After a restore
 * nothing is sent about the events of the backup, unless an operator has it tried again.
 */
export class MailSender {
  private running: Promise<number> | null = null;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly setup: Setup) {}

  /** From now on checks the outbox at an interval, and at once when this process adds a mail. */
  start(everyMs: number): void {
    this.timer = setInterval(() => this.sendDueOrWarn(), everyMs);
  }

  /** Checks the outbox at once, if it was started. */
  wake(): void {
    if (this.timer) setImmediate(() => this.sendDueOrWarn());
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    await this.running?.catch(() => undefined);
  }

  /** Sends the mails that are due; returns how many were sent. Throws StoreUnreachable. */
  sendDue(): Promise<number> {
    this.running ??= this.sendAll().finally(() => (this.running = null));
    return this.running;
  }

  private sendDueOrWarn(): void {
    this.sendDue().catch((err: unknown) => this.setup.log.warn({ err }, 'the outbox could not be looked through'));
  }

  private async sendAll(): Promise<number> {
    let all = 0;
    for (;;) {
      const { taken, sent } = await this.sendBatch();
      all += sent;
      if (taken < BATCH) return all;
    }
  }

  private async sendBatch(): Promise<{ readonly taken: number; readonly sent: number }> {
    const { vault, clock, views, events } = this.setup;
    const due = await vault.dueRecords<OutboxEntry>(OUTBOX, clock.now(), BATCH);
    if (due.length === 0) return { taken: 0, sent: 0 };
    // A view that is still being built knows addresses that were changed since.
    await views.reached(await events.head(), peopleView);
    const heldUntil = await restoredUntil(vault);
    let sent = 0;
    for (const entry of due) sent += (await this.deliver(entry, heldUntil)) ? 1 : 0;
    return { taken: due.length, sent };
  }

  private async deliver(found: VaultRecord<OutboxEntry>, heldUntil: Instant | null): Promise<boolean> {
    const { id, version, body } = found;
    if (heldUntil !== null && isHeld(body, heldUntil)) return this.letGo(found, 'held');
    if (isTooLate(body.retriedAt ?? body.recordedAt ?? body.since, this.setup.clock.now()))
      return this.letGo(found, body.attempts === 0 ? 'too late' : 'given up');
    const taken: OutboxEntry = { ...body, attempts: body.attempts + 1 };
    if (!(await this.note(id, version, taken, this.in(TAKEN_MS)))) return false;
    const outcome = await this.attempt(id, taken);
    if (outcome === 'waiting')
      await this.note(
        id,
        version + 1,
        taken,
        this.in(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (taken.attempts - 1))),
      );
    else await this.note(id, version + 1, this.ended(taken, outcome), outcome === 'refused' ? LEFT_TO_OPERATORS : null);
    return outcome === 'sent';
  }

  /** False when it is not sent; its entry and the log say why. */
  private async letGo(
    { id, version, body }: VaultRecord<OutboxEntry>,
    outcome: 'held' | 'too late' | 'given up',
  ): Promise<false> {
    const { kind, attempts, recordedAt } = body;
    const noted = await this.note(id, version, this.ended(body, outcome), LEFT_TO_OPERATORS);
    if (noted)
      this.setup.log.warn(
        { mail: id, kind, attempts, recordedAt, outcome },
        `a mail is not sent: ${NOT_SENT[outcome]}`,
      );
    return false;
  }

  private ended(entry: OutboxEntry, outcome: MailOutcome): OutboxEntry {
    return { ...entry, outcome, since: this.setup.clock.now() };
  }

  private note(id: string, version: number, body: OutboxEntry, dueAt: Instant | null): Promise<boolean> {
    return this.setup.vault.writeRecord(OUTBOX, id, version, { body, dueAt });
  }

  private attempt(id: string, entry: OutboxEntry): Promise<MailOutcome> {
    return this.send(id, entry).catch((err: unknown) => {
      this.setup.log.warn(
        { err: plain(err), mail: id, kind: entry.kind, attempts: entry.attempts },
        'a mail could not be sent',
      );
      return err instanceof MailRefused ? 'refused' : 'waiting';
    });
  }

  private async send(id: string, entry: OutboxEntry): Promise<MailOutcome> {
    const { mailer, supportEmail, choices } = this.setup;
    const reader = await this.readerOf(entry);
    if (reader === null) return 'unwanted';
    const kind = this.kindOf(entry);
    const { notice } = kind;
    if (notice && (await choices.hasStopped(entry.to, notice, reader.email))) return 'unwanted';
    const letter = await kind.compose(entry);
    if (letter === null) return 'unwanted';
    const { email: to, firstName } = reader;
    const isAnswered = supportEmail !== null && entry.to !== SUPPORT;
    const link = notice ? await choices.linkToEnd(entry.to, notice) : null;
    const written = writtenLetter(letter, { to, firstName, unsubscribeUrl: link?.pageUrl ?? null, isAnswered });
    await mailer.send({ id, to, ...written, oneClickUrl: link?.oneClickUrl ?? null });
    return 'sent';
  }

  /** Null for a person whose address was erased, and for a support that is no more. Throws while the view does not contain the person yet. */
  private async readerOf({ to, position }: OutboxEntry): Promise<Pick<PersonDocument, 'email' | 'firstName'> | null> {
    const { views, supportEmail } = this.setup;
    if (to === SUPPORT) return supportEmail === null ? null : { email: supportEmail, firstName: '' };
    const person = await views.inRequest(position, () => views.get(peopleView, to));
    if (!person) throw new Error('The people view does not know the receiver yet');
    return person.email === '' || person.email === ERASED ? null : person;
  }

  /** A kind that this version does not know comes from a newer one, which will send it. */
  private kindOf({ kind: wanted }: OutboxEntry): MailKind {
    const kind = this.setup.kinds.find(({ name }) => name === wanted);
    if (!kind) throw new Error(`This version writes no ${wanted}`);
    return kind;
  }

  private in(ms: number): Instant {
    return new Date(Date.parse(this.setup.clock.now()) + ms).toISOString();
  }
}

/** The error text of a mail server may contain the address, so only its code is logged. */
const plain = (error: unknown): object => {
  const { name, code, responseCode } = (error ?? {}) as {
    readonly name?: unknown;
    readonly code?: unknown;
    readonly responseCode?: unknown;
  };
  return { name, code, responseCode };
};
