import type { Position } from '@covertrail/domain/kernel/event';
import { START } from '#event-store/event-store.port';
import { type ActiveCollections, type Alias } from './active-collections.js';
import { Halted, ViewLost, ViewTooNew } from '#engine/engine-errors';
import { Lease } from '#engine/leases/lease';
import type { LeaseShare } from '#engine/leases/lease-share';
import { refuseLost } from '#engine/log-identity';
import type { Projection } from '#engine/projection';
import type { Deployments } from './deployments.js';
import type { ProjectionContext } from '#engine/folding/projection-handler';
import { ProjectionSubscription } from '#engine/subscription/projection-subscription';

const LOOK_AGAIN_MS = 100;

/**
 * Manages one projection: folds the active collection and, beside it, the one that will replace it. When the code has another
 * version than the active collection, that version is built first; the active collection answers queries until then.
 */
export class ProjectionManager {
  /** Null when code of another version made the active collection: nothing is folded into it here. */
  active: ProjectionSubscription | null = null;
  building: ProjectionSubscription | null = null;
  private answering = '';
  /** The newest version that our build may replace: no newer than the version that was active when the build began. */
  private mayReplace = 0;
  private build: Promise<void> | null = null;
  private stopped = true;

  constructor(
    readonly projection: Projection,
    private readonly deployments: Deployments,
    private readonly collections: ActiveCollections,
    private readonly context: ProjectionContext,
    private readonly share?: LeaseShare,
  ) {}

  /** Throws `CheckpointAhead`, `ViewLost` or `ViewTooNew` instead of skipping events or going back. Writes nothing. */
  async refuseMisfit(): Promise<void> {
    const alias = await this.deployments.alias(this.projection.name);
    if (!alias) return;
    if (alias.version > this.projection.version)
      throw new ViewTooNew(this.projection.name, alias.version, this.projection.version);
    await this.check(alias.collection);
  }

  /** Decides what to fold. Throws as `refuseMisfit` does. */
  async prepare(): Promise<void> {
    this.building = null;
    await this.refuseMisfit();
    const alias = (await this.deployments.alias(this.projection.name)) ?? (await this.firstBuild());
    this.answering = alias.collection;
    this.mayReplace = this.projection.version;
    const ours = alias.version === this.projection.version;
    if (ours) await this.context.reads.declare(alias.collection, this.projection.indexes);
    this.active = ours ? this.subscription(alias.collection) : null;
    const begun = await this.deployments.interrupted(this.projection);
    if (begun === alias.collection) await this.deployments.end(this.projection);
    else if (begun ?? !ours) this.building = this.builder(begun ?? (await this.deployments.begin(this.projection)));
  }

  start(): void {
    this.stopped = false;
    this.active?.follower.start();
    if (this.building) void this.begin(this.building);
  }

  /** For an engine that was not started. */
  async foldUnlessFolding(): Promise<void> {
    if (!this.stopped) return;
    await this.prepare();
    this.start();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all([this.active?.follower.stop(), this.building?.follower.stop()]);
    await this.build?.catch(() => undefined);
  }

  /** Builds a new collection beside the active one and switches to it; rejects when an event cannot be folded. */
  async rebuild(): Promise<void> {
    this.stopped = false;
    const alias = await this.deployments.alias(this.projection.name);
    this.mayReplace = Math.max(this.projection.version, alias?.version ?? 0);
    this.answering ||= alias?.collection ?? '';
    if (this.building?.follower.failure instanceof ViewLost) await this.abandon(this.building);
    if (this.building?.follower.state === 'paused') this.building.follower.resume();
    this.building ??= this.builder(await this.toBuild(alias));
    await this.begin(this.building);
  }

  /** Another process may have switched: folds the collection that is active now. */
  async follow(alias: Alias): Promise<void> {
    if (this.stopped || alias.collection === this.answering) return;
    const before = this.active;
    const built = this.building?.collection === alias.collection ? this.building : null;
    if (built && built.seen !== null) return;
    this.answering = alias.collection;
    await before?.follower.stop();
    if (built) this.promote(built);
    else this.active = alias.version === this.projection.version ? this.subscription(alias.collection) : null;
    if (!this.stopped) this.active?.follower.start();
  }

  subscriptionOf(collection: string): ProjectionSubscription | null {
    return [this.active, this.building].find((subscription) => subscription?.collection === collection) ?? null;
  }

  private async firstBuild(): Promise<Pick<Alias, 'version' | 'collection'>> {
    const collection = await this.deployments.unused(this.projection);
    await this.deployments.activate(this.projection, collection);
    return { version: this.projection.version, collection };
  }

  private async check(collection: string): Promise<void> {
    await refuseLost(this.context.reads, collection);
    await this.deployments.refuseAhead(collection);
  }

  /** Ends a build that was switched to, also where recording its end failed. */
  private async toBuild(alias: Alias | null): Promise<string> {
    const begun = await this.deployments.interrupted(this.projection);
    return begun !== null && begun !== alias?.collection ? begun : this.deployments.begin(this.projection);
  }

  private subscription(collection: string): ProjectionSubscription {
    return new ProjectionSubscription(this.projection, collection, this.context, this.share);
  }

  /** A build is not shared between processes; the collection is shared once it is active. */
  private builder(collection: string): ProjectionSubscription {
    const subscription = new ProjectionSubscription(this.projection, collection, this.context);
    subscription.handler.rebuilding = true;
    return subscription;
  }

  private begin(subscription: ProjectionSubscription): Promise<void> {
    subscription.follower.start();
    this.build ??= this.untilSwitched(subscription).finally(() => (this.build = null));
    this.build.catch(() => undefined);
    return this.build;
  }

  private async untilSwitched(subscription: ProjectionSubscription): Promise<void> {
    while (this.building === subscription) {
      if (this.stopped) throw new Halted(`${subscription.collection}: stopped before it was built`);
      if (subscription.follower.state === 'paused')
        throw subscription.follower.failure ?? new Halted(subscription.collection);
      if (subscription.isNearHead) await this.trySwitch(subscription);
      else await subscription.follower.changed.wait(LOOK_AGAIN_MS);
      if (subscription.follower.state === 'standby') await this.followOther(subscription);
    }
  }

  /** Another process builds it, and may have switched in the meantime. */
  private async followOther(subscription: ProjectionSubscription): Promise<void> {
    const alias = await this.deployments.alias(this.projection.name).catch(() => null);
    if (alias?.collection === subscription.collection) await this.follow(alias);
  }

  private async trySwitch(subscription: ProjectionSubscription): Promise<void> {
    try {
      await this.publishFromHere(subscription);
      await this.active?.follower.stop();
      await this.switchTo(subscription);
    } catch (error) {
      if (error instanceof ViewTooNew) {
        await this.abandon(subscription);
        throw error;
      }
      this.context.metrics.add('switchFailures', { view: this.projection.name });
      if (!this.stopped) this.active?.follower.start();
      await subscription.follower.changed.wait(LOOK_AGAIN_MS);
    }
  }

  /** The active collection publishes what the new one folded without publishing. From that position both publish, so that no update is left out. */
  private async publishFromHere({ handler, follower, collection }: ProjectionSubscription): Promise<void> {
    const silentUpTo = await follower.exclusively(async (at) => {
      handler.takingOver = true;
      return at;
    });
    const before = this.active?.follower;
    while (before?.state === 'running' && before.seen < silentUpTo) await before.changed.wait(LOOK_AGAIN_MS);
    // Where another process folds the active collection, or none does, some updates may be unpublished: clients are asked to read
    // the view again.
    await this.context.reads.pruneOutbox(collection, silentUpTo);
  }

  /** This process no longer folds the old collection; the new one must have reached at least the same position. */
  private async switchTo(subscription: ProjectionSubscription): Promise<void> {
    const floor = await this.floor();
    while (subscription.follower.state === 'running' && subscription.follower.seen < floor)
      await subscription.follower.changed.wait(LOOK_AGAIN_MS);
    await subscription.follower.exclusively((at, commit) =>
      this.alone(async () => {
        const replaced = await this.toReplace();
        await commit([], at);
        // Recorded before the old collection stops being active: if this process ends between the two steps, the old collection is
        // still dropped later.
        if (replaced && replaced !== subscription.collection)
          await this.deployments.retire(replaced, { view: this.projection.name, position: at });
        await this.deployments.activate(this.projection, subscription.collection);
        this.collections.switched(this.projection.name);
        subscription.handler.rebuilding = false;
      }),
    );
    this.answering = subscription.collection;
    this.promote(subscription);
    await this.deployments.end(this.projection);
  }

  /** Two versions that are ready at the same moment switch one after the other. Throws `Halted` while another process switches. */
  private async alone(work: () => Promise<void>): Promise<void> {
    const lease = await Lease.take(this.context, `switch:${this.projection.name}`);
    if (!lease) throw new Halted(`${this.projection.name}: another process switches`);
    await work().finally(() => lease.release());
  }

  /** The collection that is active at this moment. Throws `ViewTooNew` where newer code has replaced it during the build. */
  private async toReplace(): Promise<string | null> {
    const { name, version } = this.projection;
    const alias = await this.deployments.alias(name);
    if (alias && alias.version > this.mayReplace) throw new ViewTooNew(name, alias.version, version);
    return alias?.collection ?? null;
  }

  private async abandon(subscription: ProjectionSubscription): Promise<void> {
    this.building = null;
    await subscription.follower.stop();
    await this.deployments.abandon(this.projection, subscription.collection);
  }

  private promote(subscription: ProjectionSubscription): void {
    subscription.handler.rebuilding = false;
    subscription.handler.takingOver = false;
    if (this.share) subscription.follower.joinShare(this.share);
    this.active = subscription;
    this.building = null;
  }

  private async floor(): Promise<Position> {
    const answering = await this.context.reads.checkpoint(this.answering);
    const head = await this.context.log.confirmedHead();
    const position = answering?.position ?? START;
    return position < head ? position : head;
  }
}
