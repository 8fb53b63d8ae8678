import type { Instant, Position } from '@covertrail/domain/kernel/event';
import { MovedClock, systemClock } from '#clock/clock';
import { Deployments } from '#engine/deployment/deployments';
import { SharedLog } from '#log/shared-log';
import { Metrics } from '#telemetry/metrics';
import { ReactionEngine } from '#engine/reaction-engine';
import {
  joined,
  named,
  peopleRows,
  pinged,
  SAMPLE_REGISTRY,
  SampleWorld,
  teamTotals,
} from '#engine/testing/sample-world';
import type { ProjectionEngine } from '#engine/projection-engine';
import { LagWatch, type LagWatchContext } from './lag-watch.js';

/** The world records its first event one second after this moment, the second one second later. */
const BEGINNING = Date.UTC(2026, 10, 21);
const after = (seconds: number): Instant => new Date(BEGINNING + seconds * 1_000).toISOString();

describe('how far views and reactions are behind', () => {
  let world: SampleWorld;
  let log: SharedLog;
  beforeEach(() => {
    world = SampleWorld.inMemory();
    log = new SharedLog(world.events, SAMPLE_REGISTRY, new Metrics());
  });
  afterEach(async () => {
    await log.stop();
    await world.close();
  });

  const watch = (engine: ProjectionEngine, atSeconds: number, more: Partial<LagWatchContext> = {}): LagWatch => {
    const { events, reads } = world;
    const clock = new MovedClock(after(atSeconds));
    return new LagWatch({
      log,
      events,
      reads,
      clock,
      progress: engine.progress,
      deployments: new Deployments(reads, events, systemClock),
      ...more,
    });
  };

  /** An engine that has folded all, and has ended: nobody folds what comes. */
  async function folded(): Promise<ProjectionEngine> {
    const engine = await world.caughtUp([teamTotals, peopleRows], { log });
    await engine.stop();
    return engine;
  }

  it('is nothing at the end of the log', async () => {
    await world.happen(named('red', 'Red'));
    const lags = await watch(await world.caughtUp([teamTotals], { log }), 100).measure();
    expect(lags).toEqual([
      {
        kind: 'view',
        name: 'team-totals',
        position: await world.events.head(),
        events: 0,
        exact: true,
        seconds: 0,
        eventsPerSecond: null,
      },
    ]);
  });

  it('counts the events that came since, and the age of the oldest', async () => {
    await world.happen(named('red', 'Red'));
    const engine = await folded();
    await arrived(await world.happen(joined('ann', 'red'), pinged(), joined('bob', 'red')));
    const lags = await watch(engine, 10).measure();
    expect(lags.map(({ name, events, seconds }) => [name, events, seconds])).toEqual([
      ['team-totals', 3, 8],
      ['people-rows', 3, 8],
    ]);
  });

  it('passes over events that do not concern a view', async () => {
    await world.happen(named('red', 'Red'));
    const engine = await folded();
    await arrived(await world.happen(pinged(), pinged()));
    expect((await watch(engine, 10).measure()).map(({ events }) => events)).toEqual([0, 0]);
  });

  it('is known of a view that stood still before this process began to read', async () => {
    await world.happen(named('red', 'Red'));
    const engine = await folded();
    await log.stop();
    await world.happen(joined('ann', 'red'), joined('bob', 'red'));
    await log.start();
    const lag = (await watch(engine, 10).measure())[0];
    expect(lag).toMatchObject({ events: 2, exact: true, seconds: 8 });
    const uncounted = (
      await watch(engine, 10, { events: { readAll: (options) => world.events.readAll(options) } }).measure()
    )[0];
    expect(uncounted).toMatchObject({ events: 1, exact: false, seconds: 8, eventsPerSecond: null });
  });

  it('is shown of a view that is being built, and of a reaction, which runs elsewhere', async () => {
    const { events, reads } = world;
    await world.happen(named('red', 'Red'));
    const engine = await folded();
    await new Deployments(reads, events, systemClock).begin(teamTotals);
    await arrived(await world.happen(joined('ann', 'red')));
    const reaction = { name: 'namer', handles: ['PersonJoined'], react: async () => undefined };
    const reactions = new ReactionEngine({
      events,
      reads,
      log,
      reactions: [reaction],
      clock: systemClock,
      registry: SAMPLE_REGISTRY,
      owner: 'two',
    });
    const lags = await watch(engine, 10, { reactions }).measure();
    expect(lags.map(({ kind, name, events: count }) => [kind, name, count])).toEqual([
      ['view', 'team-totals', 1],
      ['view', 'people-rows', 1],
      ['build', 'team-totals', 2],
      ['reaction', 'namer', 2],
    ]);
  });

  async function arrived(position: Position): Promise<void> {
    await log.start();
    while (log.head < position) await log.arrived.wait(1_000);
  }
});
