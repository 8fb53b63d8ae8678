import { EVENT_CATALOGUE } from '@covertrail/domain/catalogue/event-catalogue';
import { EVENT_VALIDATORS } from '@covertrail/domain/catalogue/event-validators.generated';
import { reservationDecider } from '@covertrail/domain/reservation/reservation.decider';
import type { Recorded } from '@covertrail/domain/kernel/event';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import { systemClock, type Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { DeclaredEvents } from '@covertrail/platform/deciders/declared-events';
import { EventCodec } from '@covertrail/platform/deciders/event-codec';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import { CheckpointWatch } from '@covertrail/platform/engine/progress/checkpoint-watch';
import { LedgerWatch } from '@covertrail/platform/event-store/ledger-watch';
import { Telemetry } from '@covertrail/platform/telemetry/telemetry';
import { StoredLiveFeed } from '@covertrail/platform/live/stored-live-feed';
import type { ReadStore } from '@covertrail/platform/read-store/read-store.port';
import type { Files } from '@covertrail/platform/files/files.port';
import { Sealing } from '@covertrail/platform/sealing/sealing';
import { openStores } from '@covertrail/platform/stores/open-stores';
import type { StoresConfig } from '@covertrail/platform/stores/stores-config';
import type { Vault } from '@covertrail/platform/vault/vault.port';

/** The adapters of one process, and what is built from them alone. */
export interface Infrastructure {
  readonly events: EventStore;
  readonly reads: ReadStore;
  readonly vault: Vault;
  readonly files: Files;
  readonly clock: Clock;
  readonly watch: CheckpointWatch;
  readonly liveFeed: StoredLiveFeed;
  /** Looks through the log in the background, once a chore has started it. */
  readonly ledgerWatch: LedgerWatch;
  /** Of the embedded stores. */
  readonly folder: string;
  /** Logs and metrics of this process. */
  readonly telemetry: Telemetry;
  readonly codec: EventCodec;
  readonly deciders: DeciderStore;
  readonly reservations: Reservations;
  openPersonal(event: Recorded): Promise<Recorded>;
  close(): Promise<void>;
}

/** Opens the stores that the configuration names. */
export async function openInfrastructure(
  config: StoresConfig,
  clock: Clock = systemClock,
  telemetry = new Telemetry(),
): Promise<Infrastructure> {
  const stores = await openStores(config);
  const { events, reads, vault, files } = stores;
  const watch = new CheckpointWatch(reads);
  const liveFeed =
    config.pages === 'none'
      ? StoredLiveFeed.silent(reads, watch, telemetry.metrics)
      : await StoredLiveFeed.open(reads, watch, telemetry.metrics).catch(async (error: unknown) => {
          await stores.close();
          throw error;
        });
  const codec = new EventCodec(EVENT_CATALOGUE);
  const sealing = new Sealing(vault);
  const deciders = new DeciderStore(events, codec, new DeclaredEvents(EVENT_VALIDATORS), sealing, clock, (report) =>
    telemetry.command(report),
  );
  return {
    events,
    reads,
    vault,
    files,
    clock,
    watch,
    telemetry,
    liveFeed,
    ledgerWatch: new LedgerWatch(events),
    folder: config.folder,
    codec,
    deciders,
    reservations: new Reservations(deciders, vault, reservationDecider),
    openPersonal: async (event) => ({
      ...event,
      data: await sealing.open(event.data, codec.describe(event.type).personal),
    }),
    close: async () => {
      await liveFeed.close();
      await stores.close();
    },
  };
}
