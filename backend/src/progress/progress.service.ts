import { Inject, Injectable } from '@nestjs/common';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CompanyTurn } from '@covertrail/platform/fair-queue/fair-queue';
import { newId } from '@covertrail/platform/ids/ids';
import type { Logger } from '@covertrail/platform/telemetry/logger';
import { ABSENT } from '@covertrail/platform/vault/records.port';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import type { Actor } from '#auth/actor';
import { CLOCK, LOG, VAULT } from '#tokens/tokens';
import { ReportedProgress, type ReportPercent, type WorkProgress } from './reported-progress.js';

const KIND = 'progress';
/** A record that its stream could not remove is swept after this time. */
const LIFE_MS = 60 * 60_000;

interface ProgressRecord {
  readonly userId: Uuid;
  /** Null until a call names it. */
  readonly percent: number | null;
  readonly place: number;
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
    await this.write(id, ABSENT, { userId, percent: null, place: 0 });
    return id;
  }

  /** Null while no call has named the identifier. */
  async of(id: Uuid): Promise<WorkProgress | null> {
    const { percent = null, place = 0 } = (await this.vault.record<ProgressRecord>(KIND, id))?.body ?? {};
    return percent === null ? null : { percent, place };
  }

  async end(id: Uuid): Promise<void> {
    await this.vault.removeRecord(KIND, id);
  }

  /** Reports a work that has begun. Without an identifier of this person it reports to nobody; the work never waits for it, nor fails with it. */
  async reportTo(userId: Uuid, id: Uuid | undefined): Promise<ReportPercent> {
    const progress = await this.followed(userId, id);
    progress?.report(0);
    return (percent) => progress?.report(percent);
  }

  /** The turn that a call takes at work for which companies wait, until `signal`: its place in the line is reported as progress is. */
  async turnOf(
    { companyId, userId }: Pick<Actor, 'companyId' | 'userId'>,
    id: Uuid | undefined,
    signal: AbortSignal,
  ): Promise<CompanyTurn> {
    const progress = await this.followed(userId, id);
    progress?.report(0);
    return { companyId, signal, onPosition: (place) => progress?.wait(place) };
  }

  private async followed(userId: Uuid, id: Uuid | undefined): Promise<ReportedProgress | null> {
    const found = id === undefined ? null : await this.vault.record<ProgressRecord>(KIND, id);
    if (found?.body.userId !== userId) return null;
    let { version } = found;
    return new ReportedProgress(
      async (progress) => {
        const written = await this.write(found.id, version, { userId, ...progress });
        version += 1;
        return written;
      },
      (error) => this.log.warn({ err: error }, 'progress is not reported any more'),
    );
  }

  private write(id: Uuid, version: number, body: ProgressRecord): Promise<boolean> {
    const endsAt = new Date(Date.parse(this.clock.now()) + LIFE_MS).toISOString();
    return this.vault.writeRecord<ProgressRecord>(KIND, id, version, { body, endsAt });
  }
}
