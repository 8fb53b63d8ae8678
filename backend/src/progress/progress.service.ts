import { Inject, Injectable } from '@nestjs/common';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { newId } from '@covertrail/platform/ids/ids';
import type { Logger } from '@covertrail/platform/telemetry/logger';
import { ABSENT } from '@covertrail/platform/vault/records.port';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { CLOCK, LOG, VAULT } from '#composition/tokens';
import { ReportedProgress, type ReportPercent } from './reported-progress.js';

const KIND = 'progress';
/** A record that its stream could not remove is swept after this time. */
const LIFE_MS = 60 * 60_000;

interface ProgressRecord {
  readonly userId: Uuid;
  /** Null until a call names it. */
  readonly percent: number | null;
}

/**
 * How far works are that people follow. The work and the stream that reports it may be in different processes, so they meet in a
 * record of the vault (decision 45), which lives as long as the stream.
 */
@Injectable()
export class Progress {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /** A new identifier for a person. */
  async begin(userId: Uuid): Promise<Uuid> {
    const id = newId();
    await this.write(id, ABSENT, { userId, percent: null });
    return id;
  }

  /** Null while no call has named the identifier. */
  async percentOf(id: Uuid): Promise<number | null> {
    return (await this.vault.record<ProgressRecord>(KIND, id))?.body.percent ?? null;
  }

  async end(id: Uuid): Promise<void> {
    await this.vault.removeRecord(KIND, id);
  }

  /** Reports a work that has begun. Without an identifier of this person it reports to nobody; the work never waits for it, nor fails with it. */
  async reportTo(userId: Uuid, id: Uuid | undefined): Promise<ReportPercent> {
    const found = id === undefined ? null : await this.vault.record<ProgressRecord>(KIND, id);
    if (found?.body.userId !== userId) return () => undefined;
    let { version } = found;
    const progress = new ReportedProgress(
      async (percent) => {
        const written = await this.write(found.id, version, { userId, percent });
        version += 1;
        return written;
      },
      (error) => this.log.warn({ err: error }, 'progress is not reported any more'),
    );
    progress.report(0);
    return (percent) => progress.report(percent);
  }

  private write(id: Uuid, version: number, body: ProgressRecord): Promise<boolean> {
    const endsAt = new Date(Date.parse(this.clock.now()) + LIFE_MS).toISOString();
    return this.vault.writeRecord<ProgressRecord>(KIND, id, version, { body, endsAt });
  }
}
