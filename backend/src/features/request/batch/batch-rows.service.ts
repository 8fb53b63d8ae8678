import { Inject, Injectable } from '@nestjs/common';
import type { BatchRowDto } from '@covertrail/contracts/request-batch/request-batch.inputs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { ABSENT } from '@covertrail/platform/vault/records.port';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { CLOCK, VAULT } from '#tokens/tokens';

const KIND = 'request-batch';
/** As long as people look what came of a batch; by then it has long been carried out. */
const LIFE_MS = 30 * 24 * 60 * 60_000;

/** Whom a batch is to, and which addresses get copies of each of its requests. */
export interface KeptRows {
  readonly rows: readonly Pick<BatchRowDto, 'insuredId' | 'email' | 'name' | 'cc'>[];
  readonly cc: readonly string[];
}

/** The addresses of a batch. They are in no event, because they are about people: a record of the vault holds them for a month. */
@Injectable()
export class BatchRows {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** What was kept first stays: a call that is repeated changes nothing. */
  async keep(batchId: Uuid, body: KeptRows): Promise<void> {
    const endsAt = new Date(Date.parse(this.clock.now()) + LIFE_MS).toISOString();
    await this.vault.writeRecord<KeptRows>(KIND, batchId, ABSENT, { body, endsAt });
  }

  /** Null after a month. */
  async of(batchId: Uuid): Promise<KeptRows | null> {
    return (await this.vault.record<KeptRows>(KIND, batchId))?.body ?? null;
  }
}
