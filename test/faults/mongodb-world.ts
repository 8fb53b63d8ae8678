import type { MongodbConnection } from '@covertrail/platform/mongodb/mongodb-connection';
import { openMongodb } from '@covertrail/platform/mongodb/mongodb-connection';
import { reachable } from '@covertrail/platform/mongodb/unreachable';
import { newDatabase } from '@covertrail/platform/mongodb/testing/mongodb-under-test';
import { CheckpointWatch } from '@covertrail/platform/engine/progress/checkpoint-watch';
import { Metrics } from '@covertrail/platform/telemetry/metrics';
import { Telemetry } from '@covertrail/platform/telemetry/telemetry';
import type { ProjectionEngine } from '@covertrail/platform/engine/projection-engine';
import type { ProjectionEngineSetup } from '@covertrail/platform/engine/projection-engine-setup';
import { SharedLog } from '@covertrail/platform/log/shared-log';
import { InMemoryEventStore } from '@covertrail/platform/engine/testing/in-memory-event-store';
import { linesOf, until } from '@covertrail/platform/engine/testing/lines';
import { peopleRows, SAMPLE_REGISTRY, SampleWorld, teamTotals } from '@covertrail/platform/engine/testing/sample-world';
import { deriveId } from '@covertrail/platform/ids/ids';
import { StoredLiveFeed } from '@covertrail/platform/live/stored-live-feed';
import type { Position } from '@covertrail/domain/kernel/event';
import type { LiveUpdate } from '@covertrail/platform/read-store/live-update';
import { START } from '@covertrail/platform/event-store/event-store.port';
import { intact } from '@covertrail/platform/event-store/testing/intact';
import { openMongodbReadStore } from '@covertrail/platform/read-store/mongodb-read-store.adapter';
import type { ReadStore } from '@covertrail/platform/read-store/read-store.port';
import { StoreUnreachable } from '@covertrail/platform/errors/store-unreachable';
import { FaultProxy } from './fault-proxy.js';

export const VIEWS = [teamTotals, peopleRows];
const NAMES = VIEWS.map(({ name }) => name);
const COLLECTIONS = ['team-totals@1', 'people-rows@1'];
/** Long enough for a busy machine to answer, short enough to wait for in a test. */
const ANSWER_MS = 1_500;
const CATCH_UP_MS = 20_000;

/** The same address with another port and with short time-outs. */
export function addressThrough(proxy: FaultProxy, url: string, reachMs = ANSWER_MS): string {
  const address = new URL(url);
  address.port = String(proxy.port);
  address.search = `?socketTimeoutMS=${ANSWER_MS}&serverSelectionTimeoutMS=${reachMs}&connectTimeoutMS=${ANSWER_MS}`;
  return address.toString();
}

/** The sample world with its log in memory and its read models on MongoDB, behind a proxy; and what it sent. */
export class MongodbWorld {
  readonly metrics = new Metrics();
  readonly received: LiveUpdate[] = [];
  private constructor(
    readonly proxy: FaultProxy,
    readonly world: SampleWorld<InMemoryEventStore, ReadStore>,
    readonly log: SharedLog,
    private readonly feed: StoredLiveFeed,
    private readonly ending: readonly (() => Promise<unknown>)[],
  ) {
    feed.listen((updates) => this.received.push(...updates));
  }

  /** On a database of its own, which is dropped at the end; `wrap` puts something between the engine and the store. */
  static async open(wrap: (reads: ReadStore) => ReadStore = (reads) => reads): Promise<MongodbWorld> {
    const { url, drop } = newDatabase();
    const proxy = await FaultProxy.before(Number(new URL(url).port));
    const connection: MongodbConnection = await openMongodb(addressThrough(proxy, url));
    const reads = wrap(reachable(await openMongodbReadStore(connection.db)));
    const events = new InMemoryEventStore();
    const metrics = new Metrics();
    const feed = await StoredLiveFeed.open(reads, new CheckpointWatch(reads), metrics);
    const log = new SharedLog(events, SAMPLE_REGISTRY, metrics);
    const ending = [() => log.stop(), () => connection.close(), () => proxy.close(), drop];
    return new MongodbWorld(proxy, new SampleWorld(events, reads), log, feed, ending);
  }

  /** Leases outlive a slow answer, as they do in the product. */
  caughtUp(more: Partial<ProjectionEngineSetup> = {}): Promise<ProjectionEngine> {
    const options = {
      leaseTtlMs: 4_000,
      leaseRenewMs: 500,
      standbyPollMs: 50,
      idleCheckpointMs: 50,
      stopWithinMs: 3_000,
      silentAfterMs: 1_000,
      ...more.options,
    };
    return this.world.caughtUp(VIEWS, { telemetry: new Telemetry(this.metrics), log: this.log, ...more, options });
  }

  /** Appends so many events that no view has a use for. */
  async ping(times: number): Promise<void> {
    const { events } = this.world;
    const { meta } = intact((await first(events.readAll({ after: START, limit: 1 })))!);
    await events.append(
      'pings',
      Array.from({ length: times }, (_, count) => ({ id: deriveId('ping', count), type: 'Pinged', data: {}, meta })),
      'any',
    );
  }

  /** Fails unless everything is folded in time, equals a fold that met no fault, and was sent. */
  async expectWhole(engine: ProjectionEngine): Promise<void> {
    const head = await this.world.events.head();
    expect(await withRetry(() => engine.whenApplied(NAMES, head, CATCH_UP_MS))).toBe(true);
    const calm = new SampleWorld(this.world.events, SampleWorld.inMemory().reads);
    const fresh = await calm.caughtUp(VIEWS);
    for (const collection of COLLECTIONS) {
      expect(await withRetry(() => linesOf(this.world.reads, collection))).toEqual(
        await linesOf(calm.reads, collection),
      );
    }
    await fresh.stop();
  }

  /** Fails unless every document that the log touched was sent, as of its event or later, to whoever listens. */
  async expectAllPublished(): Promise<void> {
    const wasSent = (view: string, id: string, position: Position): boolean =>
      this.received.some((update) => update.view === view && update.ids.includes(id) && update.position >= position);
    const unsent = async (): Promise<string[]> => {
      const missing: string[] = [];
      for await (const { type, position, data } of this.world.events.readAll({ after: START })) {
        const { team, person } = data as { team?: string; person?: string };
        if (team !== undefined && !wasSent('team-totals', team, position))
          missing.push(`${type} ${team} at ${position}`);
        if (person !== undefined && !wasSent('people-rows', person, position))
          missing.push(`${type} ${person} at ${position}`);
      }
      return missing;
    };
    await until(async () => (await unsent()).length === 0, 'all was sent').catch(async () =>
      expect(await unsent()).toEqual([]),
    );
  }

  async close(): Promise<void> {
    this.proxy.pass();
    await this.world.close();
    await this.feed.close();
    for (const end of this.ending) await end();
  }
}

/** Asks again as long as calls meet connections that a fault broke: the next use of each finds that out. */
export async function withRetry<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const answers: Answer[] = [];
  await until(async () => {
    answers.push(...(await ask().then((answer) => [answer], noneWhenUnreachable)));
    return answers.length > 0;
  }, 'the store answers');
  return answers[0]!;
}

function noneWhenUnreachable(error: unknown): never[] {
  if (error instanceof StoreUnreachable) return [];
  throw error;
}

async function first<Item>(items: AsyncIterable<Item>): Promise<Item | null> {
  for await (const item of items) return item;
  return null;
}
