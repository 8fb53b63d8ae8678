import type { Instant, Position } from '@covertrail/domain/kernel/event';
import type { CollectionPositions } from '#engine/progress/collection-positions';
import type { Clock } from '#clock/clock';
import { START, type EventStore } from '#event-store/event-store.port';
import type { Checkpoints } from '#read-store/checkpoints.port';
import type { Collections } from '#read-store/collections.port';
import type { ControlValues } from '#read-store/control-values.port';
import { aliasKey, type Alias } from './active-collections.js';
import { nowMs } from '#engine/leases/lease';
import { refuseAhead } from '#engine/log-identity';
import { PoisonRegister } from '#engine/parked/poison-register';
import { collectionOf, type Projection } from '#engine/projection';

interface Build {
  readonly version: number;
  readonly collection: string;
}
interface Retired {
  readonly collection: string;
  readonly at: Instant;
  /** Absent for a build that was given up: it never answered. */
  readonly replacement?: Replacement;
}
/** How far the collection that answers for a view had come when another one was retired. */
interface Replacement {
  readonly view: string;
  readonly position: Position;
}

const BUILD = 'build:';
const buildKey = (projection: string): string => BUILD + projection;
const RETIRED = 'retired:';

/** The control documents that say which collections of a projection are active, being built, or retired. */
export class Deployments {
  constructor(
    private readonly reads: Checkpoints & Collections & ControlValues,
    private readonly events: EventStore,
    private readonly clock: Clock,
  ) {}

  alias(projection: string): Promise<Alias | null> {
    return this.reads.getControl<Alias>(aliasKey(projection));
  }

  async aliases(): Promise<ReadonlyMap<string, Alias>> {
    const found = await this.reads.listControl<Alias>(aliasKey(''));
    return new Map(found.map(({ key, value }) => [key.slice(aliasKey('').length), value]));
  }

  /** The collection that is being built, by projection. */
  async begun(): Promise<ReadonlyMap<string, string>> {
    const found = await this.reads.listControl<Build>(BUILD);
    return new Map(found.map(({ key, value }) => [key.slice(BUILD.length), value.collection]));
  }

  /** Makes `collection` the active one. */
  async activate({ name, version }: Projection, collection: string): Promise<void> {
    await this.reads.setControl(aliasKey(name), { version, collection, switchedAt: this.clock.now() } satisfies Alias);
  }

  /**
   * The unfinished build of this version; null for none. This process may be able to fold what another process parked in it, so
   * such a build starts again from nothing.
   */
  async interrupted(projection: Projection): Promise<string | null> {
    const { name, version } = projection;
    const build = await this.reads.getControl<Build>(buildKey(name));
    const usable = build !== null && build.version === version && !(await this.isAhead(build.collection));
    if (!usable) return null;
    const parked = await new PoisonRegister(this.reads, build.collection).parked();
    return parked.length === 0 ? build.collection : this.begin(projection);
  }

  /** Names the collection of a new build. The collection of an abandoned build is dropped. */
  async begin(projection: Projection): Promise<string> {
    const { name, version } = projection;
    const abandoned = await this.reads.getControl<Build>(buildKey(name));
    if (abandoned) await this.retire(abandoned.collection);
    const collection = await this.unused(projection);
    await this.reads.setControl(buildKey(name), { version, collection } satisfies Build);
    return collection;
  }

  async end({ name }: Projection): Promise<void> {
    await this.reads.deleteControl(buildKey(name));
  }

  /** Abandons a build and drops its collection. */
  async abandon({ name }: Projection, collection: string): Promise<void> {
    const build = await this.reads.getControl<Build>(buildKey(name));
    if (build?.collection === collection) await this.reads.deleteControl(buildKey(name));
    await this.retire(collection);
  }

  async retire(collection: string, replacement?: Replacement): Promise<void> {
    await this.reads.setControl(RETIRED + collection, {
      collection,
      at: this.clock.now(),
      ...(replacement ? { replacement } : {}),
    } satisfies Retired);
  }

  /**
   * Drops what was retired longer ago than `ms`. A collection whose replacement is still coming to where it was is kept for that time again:
   * queries read it until then (`ActiveCollections`).
   */
  async dropRetired(ms: number, positions: Pick<CollectionPositions, 'of'>): Promise<void> {
    const aliases = await this.aliases();
    const active = new Set([...aliases.values()].map(({ collection }) => collection));
    for (const { key, value } of await this.reads.listControl<Retired>(RETIRED)) {
      if (nowMs(this.clock) - Date.parse(value.at) < ms) continue;
      const replacement = await comingTo(value, aliases, positions);
      if (replacement) await this.retire(value.collection, replacement);
      else await this.dropUnless(active.has(value.collection), value.collection, key);
    }
  }

  private async dropUnless(isActive: boolean, collection: string, key: string): Promise<void> {
    if (!isActive) await this.drop(collection);
    await this.reads.deleteControl(key);
  }

  /** A collection name without documents and without a checkpoint: a checkpoint without documents would skip events. */
  async unused(projection: Projection): Promise<string> {
    const collections = new Set(await this.reads.collections());
    const first = collectionOf(projection);
    for (let generation = 1; ; generation += 1) {
      const collection = generation === 1 ? first : `${first}.g${generation}`;
      if (!collections.has(collection) && (await this.reads.checkpoint(collection)) === null) return collection;
    }
  }

  async isAhead(collection: string): Promise<boolean> {
    const checkpoint = await this.reads.checkpoint(collection);
    return (checkpoint?.position ?? START) > (await this.events.head());
  }

  refuseAhead(collection: string): Promise<void> {
    return refuseAhead(this.events, this.reads, collection);
  }

  private async drop(collection: string): Promise<void> {
    await this.reads.drop(collection);
    await new PoisonRegister(this.reads, collection).clear();
  }
}

/** How far the replacement is, where it was behind the retired collection and has moved on since; otherwise null. */
async function comingTo(
  { collection, replacement }: Retired,
  aliases: ReadonlyMap<string, Alias>,
  positions: Pick<CollectionPositions, 'of'>,
): Promise<Replacement | null> {
  const alias = replacement && aliases.get(replacement.view);
  if (!alias || alias.collection === collection) return null;
  const { view } = replacement;
  const position = await positions.of(view, alias.collection);
  const wasBehind = replacement.position < (await positions.of(view, collection));
  return wasBehind && position > replacement.position ? { view, position } : null;
}
