import type {
  BackupFigures,
  OperationFigures,
  ParkedEventShape,
  ProcessFigures,
} from '@covertrail/contracts/maintenance/maintenance.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Follower } from '@covertrail/domain/maintenance/maintenance.contract';
import { systemClock } from '@covertrail/platform/clock/clock';
import { orderKey, placeOrder, type OrderProgress } from '@covertrail/platform/engine/orders/maintenance-order';
import { rememberSkip } from '@covertrail/platform/engine/orders/skipped-events';
import { parkedByFollower } from '@covertrail/platform/engine/parked/parked-by-follower';
import { processNotes, type ProcessNote } from '@covertrail/platform/running/process-beat';
import { PROJECTIONS } from '@covertrail/projections/projections';
import type { OperatedProduct, OrderOutcome } from '../features/maintenance/operated-product.port.js';
import type { Config } from './config.js';
import type { Engines } from './engines.js';
import { followerFigures } from './follower-figures.js';
import type { Infrastructure } from './infrastructure.js';
import { lastCheckpoint } from './last-checkpoint.js';
import { lastBackup } from './last-backup.js';
import { shapeOf } from './event-shape.js';
import { Remembered } from './remembered.js';
import { storageFigures } from './storage-figures.js';

/** Pages ask every few seconds, and several may be open; a look asks the stores a dozen things. */
const LOOKED_MS = 2_000;
/** Looking through a folder of files takes long. */
const MEASURED_MS = 60_000;

/** The running product, out of what its processes note in the read store. */
export function operatedProduct(
  infrastructure: Infrastructure,
  engines: Pick<Engines, 'lags'>,
  config: Pick<Config, 'folder' | 'mongodbUrl'>,
): OperatedProduct {
  const { reads, events } = infrastructure;
  const storage = new Remembered(MEASURED_MS, () => storageFigures(config));
  const figures = new Remembered(LOOKED_MS, () => figuresNow(infrastructure, engines, config, storage));
  const parkedOf = async (eventId: Uuid) =>
    (await parkedByFollower(reads)).filter((parkedByFollower) => parkedByFollower.eventId === eventId);
  return {
    figures: () => figures.now(),
    hasView: (name) => PROJECTIONS.some((projection) => projection.name === name),
    isParked: async (follower, eventId) =>
      (await parkedOf(eventId)).some((parkedByFollower) => isSame(parkedByFollower.follower, follower)),
    parkedEvent: async (eventId): Promise<ParkedEventShape | null> => {
      const place = (await parkedOf(eventId)).find((parkedByFollower) => parkedByFollower.place !== null)?.place;
      const [stored] = place ? await events.readStream(place.stream, { fromRevision: place.revision }) : [];
      return stored?.id === eventId ? shapeOf(stored) : null;
    },
    order: (order) => placeOrder(reads, order),
    rememberSkip: (follower, eventId) => rememberSkip(reads, follower, eventId),
    outcomesOf: async (orders) => {
      const found = await Promise.all(
        orders.map(async (id) => [id, await reads.getControl<OrderProgress>(orderKey(id))] as const),
      );
      return new Map(found.flatMap(([id, progress]) => (progress ? [[id, outcomeOf(progress)] as const] : [])));
    },
  };
}

async function figuresNow(
  { reads, events, vault }: Infrastructure,
  { lags }: Pick<Engines, 'lags'>,
  config: Pick<Config, 'folder'>,
  storage: Remembered<OperationFigures['storage']>,
): Promise<OperationFigures> {
  const [processes, parked, head] = await Promise.all([
    processNotes(reads, systemClock),
    parkedByFollower(reads),
    events.head(),
  ]);
  const [followers, stored, backup]: readonly [
    OperationFigures['followers'],
    OperationFigures['storage'],
    BackupFigures | null,
  ] = await Promise.all([
    followerFigures({ reads, events, lags }, { processes, parked, head }),
    storage.now(),
    lastBackup(config.folder),
  ]);
  return {
    at: systemClock.now(),
    head,
    followers,
    storage: stored,
    lastBackup: backup,
    lastCheckpoint: await lastCheckpoint(vault),
    parked: parked.map(({ place: _place, ...row }) => row),
    processes: processes.map(processFigures),
  };
}

function processFigures({
  name,
  kind,
  startedAt,
  notedAt,
  version,
  node,
  memoryBytes,
  followers,
}: ProcessNote): ProcessFigures {
  const silentSeconds = Math.max(0, Math.round((Date.parse(systemClock.now()) - Date.parse(notedAt)) / 1_000));
  const holds = followers
    .filter(({ state }) => state === 'running' || state === 'rebuilding')
    .map((follower) => (follower.kind === 'view' ? follower.name : `${follower.kind} ${follower.name}`));
  return { name, kind, startedAt, silentSeconds, version, node, memoryBytes, holds };
}

const isSame = (follower: Follower, other: Follower): boolean =>
  follower.kind === other.kind && follower.name === other.name;

function outcomeOf({ state, at, error }: OrderProgress): OrderOutcome {
  return { state, endedAt: state === 'done' || state === 'failed' ? at : null, error };
}
