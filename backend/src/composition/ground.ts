import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { EVENT_CATALOGUE } from '@covertrail/domain/catalogue/event-catalogue';
import type { Recorded } from '@covertrail/domain/kernel/event';
import { Claims } from '@covertrail/platform/claims/claims';
import { systemClock, type Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { EventCodec } from '@covertrail/platform/deciders/event-codec';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import { openSqliteEventStore } from '@covertrail/platform/event-store/sqlite-event-store.adapter';
import { CheckpointWatch } from '@covertrail/platform/engine/checkpoint-watch';
import { Metrics } from '@covertrail/platform/engine/metrics';
import { StoredLiveFeed } from '@covertrail/platform/live/stored-live-feed';
import type { ReadStore } from '@covertrail/platform/read-store/read-store.port';
import { openSqliteReadStore } from '@covertrail/platform/read-store/sqlite-read-store.adapter';
import { Sealing } from '@covertrail/platform/sealing/sealing';
import { SqliteVault } from '@covertrail/platform/vault/sqlite-vault.adapter';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import type { Config } from './config.js';

/** The adapters that one process stands on, and what is built of them alone. */
export interface Ground {
  readonly events: EventStore;
  readonly reads: ReadStore;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly watch: CheckpointWatch;
  readonly liveFeed: StoredLiveFeed;
  readonly metrics: Metrics;
  readonly codec: EventCodec;
  readonly deciders: DeciderStore;
  readonly claims: Claims;
  openPersonal(event: Recorded): Promise<Recorded>;
  close(): Promise<void>;
}

/** Opens the embedded stores in the configured folder, made when it is missing. */
export async function openGround(config: Pick<Config, 'folder' | 'writer'>, clock: Clock = systemClock): Promise<Ground> {
  mkdirSync(config.folder, { recursive: true });
  const at = (file: string) => join(config.folder, file);
  const events = await openSqliteEventStore({ file: at('events.db'), writer: config.writer });
  const reads = await openSqliteReadStore({ file: at('reads.db'), writer: config.writer });
  const vault = new SqliteVault(at('vault.db'));
  const watch = new CheckpointWatch(reads);
  const metrics = new Metrics();
  const liveFeed = await StoredLiveFeed.open(reads, watch, metrics);
  const codec = new EventCodec(EVENT_CATALOGUE);
  const sealing = new Sealing(vault);
  const deciders = new DeciderStore(events, codec, sealing, clock);
  return {
    events,
    reads,
    vault,
    clock,
    watch,
    metrics,
    liveFeed,
    codec,
    deciders,
    claims: new Claims(deciders, vault),
    openPersonal: async (event) => ({ ...event, data: await sealing.open(event.data, codec.describe(event.type).personal) }),
    close: async () => {
      await liveFeed.close();
      await events.close();
      await reads.close();
      await vault.close();
    },
  };
}
