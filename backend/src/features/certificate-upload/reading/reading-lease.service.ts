import { Inject, Injectable } from '@nestjs/common';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { ABSENT } from '@covertrail/platform/vault/records.port';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { CLOCK, VAULT } from '#tokens/tokens';

const KIND = 'certificate-reading';
/** So much longer than a reading may take: after a process that died another one begins anew. */
const LONGER_MS = 30_000;

interface LeaseRecord {
  readonly until: Instant;
}

/** Of several processes one reads a certificate. What dies with a process ends by itself (ADR 92). */
@Injectable()
export class ReadingLeases {
  private readonly own = new Set<Uuid>();

  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** For what takes so many milliseconds at most; whoever has it takes it anew for the next step. False where another process reads it. */
  async take(uploadId: Uuid, mostMs: number): Promise<boolean> {
    const found = await this.vault.record<LeaseRecord>(KIND, uploadId);
    if (found && found.body.until > this.clock.now() && !this.own.has(uploadId)) return false;
    const until = new Date(Date.parse(this.clock.now()) + mostMs + LONGER_MS).toISOString();
    const change = { body: { until }, endsAt: until };
    const taken = await this.vault.writeRecord<LeaseRecord>(KIND, uploadId, found?.version ?? ABSENT, change);
    if (taken) this.own.add(uploadId);
    return taken;
  }

  /** Where this process has it. */
  async release(uploadId: Uuid): Promise<void> {
    if (this.own.delete(uploadId)) await this.vault.removeRecord(KIND, uploadId);
  }

  async isTaken(uploadId: Uuid): Promise<boolean> {
    const found = await this.vault.record<LeaseRecord>(KIND, uploadId);
    return found !== null && found.body.until > this.clock.now();
  }
}
