import { Inject, Injectable } from '@nestjs/common';
import type { Instant } from '@covertrail/domain/kernel/event';
import type { VaultRecord } from '@covertrail/platform/vault/records.port';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { SENDS_MAIL, VAULT } from '../tokens/tokens.js';
import { LEFT_TO_OPERATORS, OUTBOX, type MailOutcome, type OutboxEntry } from './mail-kind.js';

/** A mail that is not sent, or not yet. To whom it goes stays in the vault. */
export interface UndeliveredMail extends Pick<OutboxEntry, 'kind' | 'outcome' | 'attempts' | 'since'> {
  readonly id: string;
}

/** What operators may know of the outbox, and do about it. */
@Injectable()
export class MailOutbox {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    /** False where no mail server is named: mail waits. */
    @Inject(SENDS_MAIL) readonly sends: boolean,
  ) {}

  /** The longest due first. Throws StoreUnreachable. */
  async undelivered(limit: number): Promise<readonly UndeliveredMail[]> {
    const found = await this.vault.dueRecords<OutboxEntry>(OUTBOX, LEFT_TO_OPERATORS, limit);
    return found.map(({ id, body: { kind, outcome, attempts, since } }) => ({ id, kind, outcome, attempts, since }));
  }

  async hasFailed(id: string): Promise<boolean> {
    const entry = await this.vault.record<OutboxEntry>(OUTBOX, id);
    return entry !== null && isFailed(entry);
  }

  /** Has a failed mail tried again from `at` on, for two more days. Harmless when it was done already. */
  async retry(id: string, at: Instant): Promise<void> {
    const entry = await this.vault.record<OutboxEntry>(OUTBOX, id);
    if (!entry || !isFailed(entry) || entry.body.since > at) return;
    const body: OutboxEntry = { ...entry.body, attempts: 0, outcome: 'waiting', since: at, retriedAt: at };
    await this.vault.writeRecord(OUTBOX, id, entry.version, { body, dueAt: at });
  }
}

const FAILED: ReadonlySet<MailOutcome> = new Set(['refused', 'given up', 'too late', 'held']);

const isFailed = ({ body: { outcome } }: VaultRecord<OutboxEntry>): boolean => FAILED.has(outcome);
