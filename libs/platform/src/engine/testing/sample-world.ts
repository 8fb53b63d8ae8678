import type { Position, Recorded, Uuid } from '@covertrail/domain/kernel/event';
import { systemClock } from '#clock/clock';
import { deriveId } from '#ids/ids';
import { START, type EventStore, type NewEvent } from '#event-store/event-store.port';
import type { LiveUpdate } from '#read-store/live-update';
import type { Document } from '#read-store/document';
import type { ReadStore } from '#read-store/read-store.port';
import type { EngineOptions } from '../engine-options.js';
import { ProjectionEngine } from '../projection-engine.js';
import type { ProjectionEngineSetup } from '../projection-engine-setup.js';
import type { Projection } from '../projection.js';
import type { EventRegistry } from '#log/upcasting';
import { InMemoryEventStore } from './in-memory-event-store.js';
import { InMemoryReadStore } from './in-memory-read-store.js';

/** A small product for specs: teams that are renamed, people who join and leave them, and a type that nobody handles. */
export type Happening =
  | { readonly type: 'TeamNamed'; readonly data: { readonly team: string; readonly name: string } }
  | {
      readonly type: 'PersonJoined';
      readonly data: { readonly person: string; readonly team: string; readonly points: number };
    }
  | { readonly type: 'PersonLeft'; readonly data: { readonly person: string } }
  | { readonly type: 'Pinged'; readonly data: object };

const firstVersion = { version: 1, upcasters: {} };
export const SAMPLE_REGISTRY: EventRegistry = {
  TeamNamed: firstVersion,
  PersonJoined: firstVersion,
  PersonLeft: firstVersion,
  Pinged: firstVersion,
};

export const named = (team: string, name: string): Happening => ({ type: 'TeamNamed', data: { team, name } });
export const joined = (person: string, team: string, points = 1): Happening => ({
  type: 'PersonJoined',
  data: { person, team, points },
});
export const left = (person: string): Happening => ({ type: 'PersonLeft', data: { person } });
export const pinged = (): Happening => ({ type: 'Pinged', data: {} });

/** One document per team. Not idempotent on purpose, so that an event folded twice can be seen. */
export const teamTotals: Projection = {
  name: 'team-totals',
  version: 1,
  handles: ['TeamNamed', 'PersonJoined'],
  indexes: [],
  keys: (event) => [String(dataOf(event)['team'])],
  evolve: (document, event, key) => {
    const before = document ?? { id: key, name: '', points: 0, events: 0 };
    const { name, points } = dataOf(event);
    const events = Number(before['events']) + 1;
    return event.type === 'TeamNamed'
      ? { ...before, name, events }
      : { ...before, points: Number(before['points']) + Number(points), events };
  },
  audience: (_before, after) => (after ? [`team:${after.id}`] : []),
};

/** One row per person, deleted when the person leaves; a renamed team reaches the rows of its people by an index. */
export const peopleRows: Projection = {
  name: 'people-rows',
  version: 1,
  handles: ['TeamNamed', 'PersonJoined', 'PersonLeft'],
  indexes: [{ fields: ['team'] }],
  keys: (event, own) => {
    const { team, person } = dataOf(event);
    return event.type === 'TeamNamed' ? own.idsWhere('team', String(team)) : [String(person)];
  },
  evolve: (document, event, key) => {
    if (event.type === 'PersonLeft') return null;
    if (event.type === 'TeamNamed') return document && { ...document, teamName: dataOf(event)['name'] };
    const { team, points } = dataOf(event);
    return { id: key, team, teamName: '?', points: Number(document?.['points'] ?? 0) + Number(points) };
  },
  audience: () => ['everyone'],
};

export const dataOf = (event: { readonly data?: unknown }): Readonly<Record<string, unknown>> =>
  event.data as Record<string, unknown>;

/** A projection that throws for one person, for as long as a test wants. */
export function poisonous(person: string): Projection & { cured: boolean } {
  const poisoned = {
    ...peopleRows,
    cured: false,
    evolve: (document: Document | null, event: Recorded, key: string): Document | null => {
      if (!poisoned.cured && key === person && dataOf(event)['points'] === 13)
        throw new Error(`thirteen for ${person}`);
      return peopleRows.evolve(document, event, key);
    },
  };
  return poisoned;
}

interface Happened {
  readonly type: string;
  readonly data: object;
  readonly schemaVersion?: number;
}

const META = {
  actor: 'a0000000-0000-4000-8000-000000000001',
  role: 'agent',
  tenant: null,
  commandHash: 'test',
  causationId: null,
} as const;

/** The stores of one spec and the engines on them. Leases and polling intervals are short, so that nothing waits for seconds. */
export class SampleWorld<Events extends EventStore = InMemoryEventStore, Reads extends ReadStore = InMemoryReadStore> {
  /** Called at every commit that publishes something. */
  onPublished: () => void = () => undefined;
  private readonly engines: ProjectionEngine[] = [];
  private count = 0;

  constructor(
    readonly events: Events,
    readonly reads: Reads,
  ) {}

  static inMemory(): SampleWorld {
    return new SampleWorld(new InMemoryEventStore(), new InMemoryReadStore());
  }

  /** Appends events, each to a stream of its own. Resolves with the position of the last. */
  async happen(...happenings: readonly Happened[]): Promise<Position> {
    let position: Position = '';
    for (const happening of happenings) {
      this.count += 1;
      position = (await this.events.append(`sample-${this.id('stream')}`, [this.event(happening)], 'no-stream'))
        .position;
    }
    return position;
  }

  engine(projections: readonly Projection[], more: Partial<ProjectionEngineSetup> = {}): ProjectionEngine {
    const { events, reads } = this;
    const liveFeed = { nudge: () => this.onPublished() };
    const options: Partial<EngineOptions> = {
      leaseTtlMs: 400,
      leaseRenewMs: 100,
      standbyPollMs: 20,
      idleCheckpointMs: 20,
      ...more.options,
    };
    const engine = new ProjectionEngine({
      events,
      reads,
      liveFeed,
      projections,
      clock: systemClock,
      registry: SAMPLE_REGISTRY,
      owner: 'one',
      ...more,
      options,
    });
    this.engines.push(engine);
    return engine;
  }

  /** Everything that commits published, collection by collection. */
  async outbox(): Promise<LiveUpdate[]> {
    const names = [...(await this.reads.checkpoints())];
    const found = await Promise.all(
      names.map(([name, { position }]) => this.reads.readOutbox(name, START, position, 1_000)),
    );
    return found.flatMap(({ commits }) => commits.flatMap(({ updates }) => updates));
  }

  /** An engine that has started and folded all events. */
  async caughtUp(
    projections: readonly Projection[],
    more: Partial<ProjectionEngineSetup> = {},
  ): Promise<ProjectionEngine> {
    const engine = this.engine(projections, more);
    await engine.start();
    const names = projections.map(({ name }) => name);
    if (!(await engine.whenApplied(names, await this.events.head(), 10_000))) throw new Error('did not catch up');
    return engine;
  }

  async close(): Promise<void> {
    await Promise.all(this.engines.map((engine) => engine.stop()));
    await this.events.close();
    await this.reads.close();
  }

  private event({ type, data, schemaVersion = 1 }: Happened): NewEvent {
    const recordedAt = new Date(Date.UTC(2026, 10, 21) + this.count * 1_000).toISOString();
    return {
      id: this.id('event'),
      type,
      data,
      meta: { ...META, commandId: this.id('command'), correlationId: this.id('command'), schemaVersion, recordedAt },
    };
  }

  private id(kind: string): Uuid {
    return deriveId(kind, this.count);
  }
}
