import { systemClock } from '#clock/clock';
import { CheckpointWatch } from './checkpoint-watch.js';
import { ViewTooNew } from '#engine/engine-errors';
import { Metrics } from '#telemetry/metrics';
import { SharedLog } from '#log/shared-log';
import { joined, named, peopleRows, SAMPLE_REGISTRY, SampleWorld, teamTotals } from '#engine/testing/sample-world';
import { until } from '#engine/testing/lines';
import { RemoteProjections } from '#engine/deployment/remote-projections';

describe('views that another process folds', () => {
  let world: SampleWorld;
  let log: SharedLog;
  let views: RemoteProjections;
  beforeEach(async () => {
    world = SampleWorld.inMemory();
    const { events, reads } = world;
    await (await world.caughtUp([teamTotals, peopleRows])).stop();
    log = new SharedLog(events, SAMPLE_REGISTRY, new Metrics());
    views = elsewhere(teamTotals);
    await views.start();

    function elsewhere(first: typeof teamTotals): RemoteProjections {
      return new RemoteProjections({
        events,
        reads,
        log,
        projections: [first, peopleRows],
        clock: systemClock,
        watch: new CheckpointWatch(reads),
      });
    }
  });
  afterEach(async () => {
    await views.stop();
    await log.stop();
    await world.close();
  });

  const seen = (name: string) => views.progress.positions().then((positions) => positions[name]);

  it('have not seen an event that concerns them until it is folded', async () => {
    const position = await world.happen(joined('ann', 'red', 2));
    expect(await views.progress.whenApplied(['team-totals'], position, 100)).toBe(false);
    const folding = world.caughtUp([teamTotals, peopleRows]);
    expect(await views.progress.whenApplied(['team-totals', 'people-rows'], position, 5_000)).toBe(true);
    await folding;
  });

  it('have seen what does not concern them, though nobody moved their checkpoint', async () => {
    const pinged = await world.happen({ type: 'Pinged', data: {} });
    expect(await views.progress.whenApplied(['team-totals', 'people-rows'], pinged, 2_000)).toBe(true);
    const folded = await world.happen(named('red', 'Red'));
    expect(await views.progress.whenApplied(['team-totals'], folded, 100)).toBe(false);
    expect(await seen('team-totals')).toBe(pinged);
    expect(await views.progress.pin('team-totals')).toEqual({
      collection: 'team-totals@1',
      position: pinged,
      late: false,
      beingBuilt: false,
    });
  });

  it('are late where nobody folds what has been in the log for a second, or what was there at the start', async () => {
    const late = async () => (await views.progress.pin('team-totals')).late;
    expect(await late()).toBe(false);
    await world.happen(joined('ann', 'red', 2));
    await until(late, 'the view is late');
    await Promise.all([views.stop(), log.stop()]);
    await views.start();
    expect(await late()).toBe(true);
    await world.caughtUp([teamTotals, peopleRows]);
    await until(async () => !(await late()), 'the view is as of now');
  });

  it('of a newer version than the code are refused', async () => {
    const engine = await world.caughtUp([{ ...teamTotals, version: 2 }]);
    await engine.rebuild('team-totals').catch(() => undefined);
    await expect(views.start()).rejects.toThrow(ViewTooNew);
  });
});
