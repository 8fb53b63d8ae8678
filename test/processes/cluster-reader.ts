import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EVENT_CATALOGUE } from '@covertrail/domain/catalogue/event-catalogue';
import type { Position } from '@covertrail/domain/kernel/event';
import { openInfrastructure, type Infrastructure } from '@covertrail/backend/composition/infrastructure';
import { REACTIONS } from '@covertrail/backend/composition/reactions';
import { systemClock } from '@covertrail/platform/clock/clock';
import { snapshot } from '@covertrail/platform/json/canonical-json';
import { ProjectionEngine } from '@covertrail/platform/engine/projection-engine';
import { SharedLog } from '@covertrail/platform/log/shared-log';
import { RemoteProjections } from '@covertrail/platform/engine/deployment/remote-projections';
import type { StoredEvent } from '@covertrail/platform/event-store/event-store.port';
import { intact } from '@covertrail/platform/event-store/testing/intact';
import type { Checkpoint } from '@covertrail/platform/read-store/checkpoints.port';
import type { ReadStore } from '@covertrail/platform/read-store/read-store.port';
import { openSqliteReadStore } from '@covertrail/platform/read-store/sqlite-read-store.adapter';
import type { StoresConfig } from '@covertrail/platform/stores/stores-config';
import { PROJECTIONS } from '@covertrail/projections/projections';
import { until } from '../support/until.js';

/** The documents of each view as lines of canonical JSON, in the order of ids. */
export type Snapshots = ReadonlyMap<string, readonly string[]>;

const VIEWS = PROJECTIONS.map(({ name }) => name);
const REACTION = 'reaction:';
const NONE = { nudge: () => undefined };

/** Looks at the stores of a cluster from the process of the test; it folds nothing into them. */
export class ClusterReader {
  private constructor(
    readonly infrastructure: Infrastructure,
    private readonly log: SharedLog,
    private readonly views: RemoteProjections,
  ) {}

  /** The workers have made their views by then. */
  static async open(config: StoresConfig): Promise<ClusterReader> {
    const infrastructure = await openInfrastructure(config);
    const {
      events,
      reads,
      telemetry: { metrics },
      watch,
    } = infrastructure;
    const log = new SharedLog(events, EVENT_CATALOGUE, metrics);
    const views = new RemoteProjections({ events, reads, log, watch, clock: systemClock, projections: PROJECTIONS });
    await views.start();
    return new ClusterReader(infrastructure, log, views);
  }

  async close(): Promise<void> {
    await this.views.stop();
    await this.log.stop();
    await this.infrastructure.close();
  }

  async events(): Promise<StoredEvent[]> {
    const found: StoredEvent[] = [];
    for await (const event of this.infrastructure.events.readAll({ after: '' })) found.push(intact(event));
    return found;
  }

  checkpoints(): Promise<ReadonlyMap<string, Checkpoint>> {
    return this.infrastructure.watch.current();
  }

  /** Which collection is active for a view. */
  collectionOf(view: string): Promise<string> {
    return this.views.collections.collectionOf(view);
  }

  /**
   * Resolves with the milliseconds it took until every reaction and every view has seen the whole log, which has come to rest. A
   * slow store may take its time; throws when nobody has come any further for `stillMs`.
   */
  settled(stillMs: number): Promise<number> {
    let stand = '';
    let since = performance.now();
    return until(
      'everything has seen the whole log',
      async () => {
        const head = await this.infrastructure.events.head();
        const now = await this.behind(head);
        if (now !== stand) [stand, since] = [now, performance.now()];
        if (performance.now() - since > stillMs)
          throw new Error(`For ${stillMs} ms nobody came further; behind ${head} are ${stand}`);
        return (
          (await this.reacted(head)) &&
          (await this.views.progress.whenApplied(VIEWS, head, 1_000)) &&
          (await this.infrastructure.events.head()) === head
        );
      },
      Infinity,
    );
  }

  /** Who has not come as far as `head`, for a person to read. */
  private async behind(head: Position): Promise<string> {
    const behind = [...(await this.checkpoints())].filter(([, { position }]) => position < head);
    return behind.map(([name, { position }]) => `${name} at ${position}`).join(', ');
  }

  /** What a view that has seen a position or more took to get there, in milliseconds. */
  applied(view: string, position: Position, withinMs: number): Promise<number> {
    return until(
      `${view} has seen ${position}`,
      () => this.views.progress.whenApplied([view], position, 100),
      withinMs,
    );
  }

  /** The views as they answer now. */
  async answering(): Promise<Snapshots> {
    return snapshotsOf(this.infrastructure.reads, (view) => this.collectionOf(view));
  }

  /** The views as the log alone makes them, folded from its first event into a SQLite file of their own. */
  async foldedAnew(): Promise<Snapshots> {
    const folder = mkdtempSync(join(tmpdir(), 'covertrail-folded-again-'));
    const reads = await openSqliteReadStore({ file: join(folder, 'reads.db'), writer: 'inline' });
    try {
      return await this.foldInto(reads);
    } finally {
      await reads.close();
      rmSync(folder, { recursive: true, force: true });
    }
  }

  private async foldInto(reads: ReadStore): Promise<Snapshots> {
    const { events, openPersonal } = this.infrastructure;
    const engine = new ProjectionEngine({
      events,
      reads,
      openPersonal,
      projections: PROJECTIONS,
      liveFeed: NONE,
      clock: systemClock,
      registry: EVENT_CATALOGUE,
      owner: 'cluster reader',
    });
    await engine.start();
    try {
      const head = await events.head();
      if (!(await engine.whenApplied(VIEWS, head, 60_000))) throw new Error('The log could not be folded again');
      return await snapshotsOf(reads, (view) => engine.collections.collectionOf(view));
    } finally {
      await engine.stop();
    }
  }

  private async reacted(head: Position): Promise<boolean> {
    const checkpoints = await this.checkpoints();
    const reactions = REACTIONS.map(({ name }) => REACTION + name);
    return reactions.every((name) => (checkpoints.get(name)?.position ?? '') >= head);
  }
}

async function snapshotsOf(reads: ReadStore, collectionOf: (view: string) => Promise<string>): Promise<Snapshots> {
  const views = new Map<string, readonly string[]>();
  for (const view of VIEWS) {
    const lines: string[] = [];
    for await (const line of snapshot(reads, await collectionOf(view))) lines.push(line);
    views.set(view, lines);
  }
  return views;
}

/** Where two sets of views differ: of each view the first few documents that are not the same. Empty when they are equal. */
export function differencesOf(found: Snapshots, meant: Snapshots): string[] {
  return [...meant].flatMap(([view, lines]) => {
    const here = new Set(found.get(view));
    const there = new Set(lines);
    const extra = [...here].filter((line) => !there.has(line)).map((line) => `${view} holds ${line}`);
    const lacking = lines.filter((line) => !here.has(line)).map((line) => `${view} should hold ${line}`);
    return [...extra.slice(0, 3), ...lacking.slice(0, 3)];
  });
}
