import type { Scheduler } from 'fast-check';
import type { Position } from '@covertrail/domain/kernel/event';
import { ActiveCollections, aliasKey } from '@covertrail/platform/engine/deployment/active-collections';
import { START } from '@covertrail/platform/event-store/event-store.port';
import { CheckpointWatch } from '@covertrail/platform/engine/progress/checkpoint-watch';
import { CollectionPositions } from '@covertrail/platform/engine/progress/collection-positions';
import { Signal } from '@covertrail/platform/timing/signal';
import { ProjectionProgress } from '@covertrail/platform/engine/progress/projection-progress';
import type { ReadStore } from '@covertrail/platform/read-store/read-store.port';
import { Views } from '../views.service.js';

/** What one run tries: the log in order (true for an event that concerns the views), and how far the clock moves between two checks of it. */
export interface RaceSetup {
  readonly log: readonly boolean[];
  readonly stepMs: number;
  /** The process that answers makes the switch itself, so it knows of it at once. */
  readonly switchedHere: boolean;
  /** The number of events that are still folded into the first collection after the switch, as another process does until it notices. */
  readonly late: number;
}

const HANDLED = 'Added';
const APPENDED_WITHIN_MS = 10_000;
const positionOf = (index: number): Position => String(index + 1).padStart(12, '0');
const after = (index: number): Position | null => (index < 0 ? null : positionOf(index));

/** Two views of one log, each folded into the active collection and into its successor, while queries read them. */
export class ViewRace {
  readonly views: Views;
  private readonly collections: ActiveCollections;
  private readonly reads: ReadStore;
  private readonly more = new Signal();
  private appended = 0;
  private elapsed = 0;

  constructor(
    private readonly scheduler: Scheduler,
    private readonly store: ReadStore,
    readonly names: readonly string[],
    private readonly setup: RaceSetup,
  ) {
    this.reads = interleaved(store, scheduler);
    const projections = names.map((name) => ({
      name,
      version: 1,
      handles: [HANDLED],
      indexes: [],
      keys: () => [],
      evolve: () => null,
      audience: () => [],
    }));
    const log = {
      idleUpTo: (position: Position) => this.idleUpTo(position),
      arrived: new Signal(),
      confirmedHead: async () => this.head,
      headKnownFor: () => START,
      headAtStart: START,
    };
    const positions = new CollectionPositions(projections, log, new CheckpointWatch(this.reads));
    this.collections = new ActiveCollections({
      reads: this.reads,
      positions,
      log,
      elapsedMs: () => (this.elapsed += setup.stepMs),
    });
    const progress = new ProjectionProgress(this.collections, positions);
    this.views = new Views(this.reads, {
      names,
      collectionOf: (view) => this.collections.collectionOf(view),
      pin: (view) => progress.pin(view),
      whenApplied: (views, position, timeoutMs) => progress.whenApplied(views, position, timeoutMs),
    });
  }

  async prepare(): Promise<void> {
    for (const name of this.names) {
      for (const collection of [this.old(name), this.young(name)])
        await this.store.declare(collection, [{ fields: ['number'] }]);
      await this.store.setControl(aliasKey(name), {
        version: 1,
        collection: this.old(name),
        switchedAt: '2026-11-22T09:00:00.000Z',
      });
    }
  }

  /** Everything that happens beside the queries. */
  async happen(): Promise<void> {
    await Promise.all([this.append(), ...this.names.map((name) => this.foldAndSwitch(name))]);
  }

  /** The number of rows that a view shows when it has folded up to a position. */
  rowsAt(position: Position): number {
    return this.setup.log.filter((concerns, index) => concerns && positionOf(index) <= position).length;
  }

  private get head(): Position {
    return this.appended === 0 ? '' : positionOf(this.appended - 1);
  }

  private old = (name: string): string => `${name}@1`;
  private young = (name: string): string => `${name}@1.g2`;

  private async append(): Promise<void> {
    for (let index = 0; index < this.setup.log.length; index += 1) {
      await this.pause('append');
      this.appended = index + 1;
      this.more.notify();
    }
  }

  /** The process that folds the active collection begins to fold the new one when it notices the switch; until then no process folds that. */
  private async foldAndSwitch(name: string): Promise<void> {
    let [switched, followed] = [false, false];
    let late = this.setup.late;
    const old = this.fold(this.old(name), async () => !switched || late-- > 0).then(() => (followed = true));
    const young = this.fold(this.young(name), async () => {
      while (switched && !followed) await this.pause('follow');
      return true;
    });
    while (!(await this.hasCaughtUp(name))) await this.pause('floor');
    await this.reads.setControl(aliasKey(name), {
      version: 1,
      collection: this.young(name),
      switchedAt: '2026-11-22T10:00:00.000Z',
    });
    switched = true;
    if (this.setup.switchedHere) this.collections.switched(name);
    await Promise.all([old, young]);
  }

  /** The conditions of a switch: the new collection is not behind, and half of the log is written. */
  private async hasCaughtUp(name: string): Promise<boolean> {
    const [young, old] = await Promise.all(
      [this.young(name), this.old(name)].map((collection) => this.store.checkpoint(collection)),
    );
    return 2 * this.appended >= this.setup.log.length && (young?.position ?? '') >= (old?.position ?? '');
  }

  /** Folds one event for each commit until the end; events that do not concern the view move no checkpoint. */
  private async fold(collection: string, goesOn: () => Promise<boolean>): Promise<void> {
    let from = -1;
    for (let index = 0; index < this.setup.log.length; index += 1) {
      while (this.appended <= index) await this.more.wait(APPENDED_WITHIN_MS);
      if (!(await goesOn())) return;
      if (this.setup.log[index]) {
        const id = positionOf(index);
        const move = { projection: collection, from: after(from), to: id, epoch: 1 };
        await this.reads.commit([{ collection, id, document: { id, number: index }, position: id }], move);
        from = index;
      }
    }
  }

  private idleUpTo(position: Position): Position {
    let idle = position;
    for (let index = 0; index < this.appended; index += 1) {
      if (positionOf(index) <= position) continue;
      if (this.setup.log[index]) return idle;
      idle = positionOf(index);
    }
    return idle;
  }

  private pause(name: string): Promise<void> {
    return this.scheduler.schedule(Promise.resolve(), name);
  }
}

/** The same store, but the scheduler decides when each call begins and when it is answered. */
function interleaved(store: ReadStore, scheduler: Scheduler): ReadStore {
  return new Proxy(store, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function' || name === 'onCommit') return member;
      return async (...given: readonly unknown[]) => {
        await scheduler.schedule(Promise.resolve(), `${String(name)} begins`);
        const result: unknown = await Reflect.apply(member, target, given);
        await scheduler.schedule(Promise.resolve(), `${String(name)} is answered`);
        return result;
      };
    },
  });
}
