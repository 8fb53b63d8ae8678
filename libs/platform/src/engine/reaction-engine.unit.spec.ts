import type { Recorded } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { systemClock } from '../clock/clock.js';
import { deriveId } from '../ids/ids.js';
import { NotAsDeclared } from '../deciders/declared-events.js';
import { StreamUnreadable } from '../deciders/stream-unreadable.js';
import { CheckpointAhead } from './engine-errors.js';
import type { ParkedNotice } from './parked/parked-notice.js';
import type { LogEvent, NewEvent } from '../event-store/event-store.port.js';
import { ReactionEngine, type ReactionEngineSetup } from './reaction-engine.js';
import type { Reaction } from './reaction.js';
import { NotSettled, settle } from './progress/settle.js';
import { until } from './testing/lines.js';
import { InMemoryReadStore } from './testing/in-memory-read-store.js';
import { InMemoryRecords } from '../vault/testing/in-memory-records.js';
import { dataOf, joined, named, pinged, SAMPLE_REGISTRY, SampleWorld, teamTotals } from './testing/sample-world.js';

describe('the reaction engine', () => {
  let world: SampleWorld;
  let engines: ReactionEngine[];
  beforeEach(() => {
    world = SampleWorld.inMemory();
    engines = [];
  });
  afterEach(async () => {
    await Promise.all(engines.map((engine) => engine.stop()));
    await world.close();
  });

  function running(reactions: readonly Reaction[], more: Partial<ReactionEngineSetup> = {}): ReactionEngine {
    const { events, reads } = world;
    const options = { leaseTtlMs: 400, leaseRenewMs: 100, standbyPollMs: 20, idleCheckpointMs: 20 };
    const engine = new ReactionEngine({
      events,
      reads,
      reactions,
      clock: systemClock,
      registry: SAMPLE_REGISTRY,
      owner: 'one',
      options,
      ...more,
    });
    engines.push(engine);
    return engine;
  }

  /** Names a team that someone joined: one event, whose id derives from the one it answers. */
  const namer = (react: (event: Recorded) => Promise<void> = async () => undefined): Reaction => ({
    name: 'namer',
    handles: ['PersonJoined'],
    react: async (event) => {
      await react(event);
      const team = String(dataOf(event)['team']);
      const id = deriveId('namer', event.id);
      await world.events.append(
        `naming-${id}`,
        [{ id, type: 'TeamNamed', data: named(team, team.toUpperCase()).data, meta: event.meta }],
        'any',
      );
    },
  });

  const namings = async (): Promise<string[]> => {
    const names: string[] = [];
    for await (const event of world.events.readAll({ after: '' })) {
      if (event.type === 'TeamNamed') names.push(String((event.data as { name: string }).name));
    }
    return names;
  };

  describe('whose read store is lost', () => {
    const records = new InMemoryRecords();
    let seen: Recorded[];
    beforeEach(() => {
      seen = [];
    });
    const noting = (more: Partial<Reaction> = {}): Reaction => ({
      name: 'noter',
      handles: ['PersonJoined'],
      react: async (event) => void seen.push(event),
      ...more,
    });
    const names = (): unknown[] => seen.map((event) => dataOf(event)['person']);

    async function lived(reaction: Reaction, more: Partial<ReactionEngineSetup> = {}): Promise<void> {
      const engine = running([reaction], more);
      await engine.start();
      await engine.drained(await world.events.head(), 5_000);
      await engine.stop();
    }

    it('goes on after the last event that was done, in whichever copy of the log', async () => {
      await world.happen(joined('ann', 'red'), joined('bob', 'red'));
      await lived(noting(), { records });
      expect(names()).toEqual(['ann', 'bob']);
      await world.happen(joined('cleo', 'red'));
      await lived(noting(), { records, reads: new InMemoryReadStore() });
      expect(names()).toEqual(['ann', 'bob', 'cleo']);
    });

    it('begins with the last event that led to something where nothing else is known', async () => {
      await world.happen(joined('ann', 'red'), joined('bob', 'red'));
      const [first, second] = await eventsOf(world);
      await world.events.append('naming-1', [caused(first!, 'noter')], 'any');
      await world.events.append('naming-2', [caused(second!, 'noter')], 'any');
      await world.happen(joined('cleo', 'red'));
      await lived(noting(), { records: new InMemoryRecords() });
      expect(names()).toEqual(['bob', 'cleo']);
    });

    it('begins at the end of a log that it is new to, where it says what has just happened, and misses nothing from then on', async () => {
      const [kept, reads] = [new InMemoryRecords(), new InMemoryReadStore()];
      await world.happen(joined('ann', 'red'), joined('bob', 'red'));
      const first = running([noting({ beginsAtEnd: true })], { records: kept, reads });
      await first.start();
      await until(() => first.status()[0]?.state === 'running', 'the reaction runs');
      await first.drained(await world.happen(joined('cleo', 'red')), 5_000);
      await first.stop();
      await world.happen(joined('dan', 'red'));
      await lived(noting({ beginsAtEnd: true }), { records: kept, reads });
      await world.happen(joined('eve', 'red'));
      await lived(noting({ beginsAtEnd: true }), { records: kept, reads: new InMemoryReadStore() });
      expect(names()).toEqual(['cleo', 'dan', 'eve']);
    });

    it('does again what lay in the read store', async () => {
      const kept = new InMemoryRecords();
      await world.happen(joined('ann', 'red'));
      await lived(noting({ worksOnReadStore: true }), { records: kept });
      await lived(noting({ worksOnReadStore: true }), { records: kept, reads: new InMemoryReadStore() });
      expect(names()).toEqual(['ann', 'ann']);
    });

    it('finds an event again that was parked', async () => {
      const kept = new InMemoryRecords();
      await world.happen(joined('ann', 'red'), joined('bob', 'red'));
      const refusing = noting({ react: async () => Promise.reject(new RuleBroken('TEAM.FULL')) });
      await lived(refusing, { records: kept });
      await lived(noting(), { records: kept, reads: new InMemoryReadStore() });
      expect(names()).toEqual(['ann', 'bob']);
    });

    it('lets nothing be decided from a view before the end that the log had at the start', async () => {
      await world.happen(joined('ann', 'red'), joined('bob', 'red'));
      const head = await world.events.head();
      const waited: string[] = [];
      const { events, reads } = world;
      const engine = new ReactionEngine({ events, reads, clock: systemClock, registry: SAMPLE_REGISTRY, owner: 'one' });
      engines.push(engine);
      engine.add([noting()], (position, work) => {
        waited.push(position);
        return work();
      });
      await engine.start();
      await engine.drained(head, 5_000);
      await engine.drained(await world.happen(joined('cleo', 'red')), 5_000);
      expect(waited).toEqual([head, head, await world.events.head()]);
    });
  });

  it('reacts to what happened in the order of the log', async () => {
    const engine = running([namer()]);
    await engine.start();
    const position = await world.happen(joined('ann', 'red'), pinged(), joined('bob', 'blue'));
    expect(await engine.drained(position, 5_000)).toBe(true);
    expect(await namings()).toEqual(['RED', 'BLUE']);
  });

  it('stops after the present event, however many wait, and continues after it', async () => {
    const stopping: Promise<void>[] = [];
    const handled: string[] = [];
    const first = running([
      namer(async (event) => {
        handled.push(String(dataOf(event)['team']));
        stopping.push(first.stop());
      }),
    ]);
    const teams = Array.from({ length: 60 }, (_, n) => `team-${n}`);
    const position = await world.happen(...teams.map((team) => joined('ann', team)));
    await first.start();
    while (stopping.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await Promise.all(stopping);
    expect(handled).toEqual(['team-0']);
    const second = running([namer(async (event) => void handled.push(String(dataOf(event)['team'])))]);
    await second.start();
    expect(await second.drained(position, 5_000)).toBe(true);
    expect(handled).toEqual(teams);
  });

  it('has the effect once although it is stopped between the effect and its checkpoint', async () => {
    const position = await world.happen(joined('ann', 'red'), joined('bob', 'blue'));
    const first = running([namer()]);
    await first.start();
    await first.drained(position, 5_000);
    await first.stop();
    world.reads.tamperCheckpoint('reaction:namer', null);
    const second = running([namer()], { owner: 'two' });
    await second.start();
    expect(await second.drained(position, 5_000)).toBe(true);
    expect(await namings()).toEqual(['RED', 'BLUE']);
  });

  it('continues after the last event that it handled, after a restart', async () => {
    const handled: string[] = [];
    const listening = namer(async (event) => void handled.push(String(dataOf(event)['team'])));
    const first = running([listening]);
    await first.start();
    await first.drained(await world.happen(joined('ann', 'red')), 5_000);
    await first.stop();
    const second = running([listening]);
    await second.start();
    await second.drained(await world.happen(joined('bob', 'blue')), 5_000);
    expect(handled).toEqual(['red', 'blue']);
  });

  it('tries again forever while the infrastructure fails, and lets no later event pass', async () => {
    let failures = 0;
    const engine = running([
      namer(async (event) => {
        if (dataOf(event)['team'] !== 'red' || failures === 4) return;
        failures += 1;
        throw new Error('mail server away');
      }),
    ]);
    await engine.start();
    const position = await world.happen(joined('ann', 'red'), joined('bob', 'blue'));
    await until(() => engine.status()[0]?.state === 'stalled', 'it stalled');
    expect(engine.status()[0]?.error).toBe('mail server away');
    expect(await engine.drained(position, 20_000)).toBe(true);
    expect(failures).toBe(4);
    expect(await namings()).toEqual(['RED', 'BLUE']);
  });

  it('parks at once what newer code wrote, and reacts to it once that code runs', async () => {
    const reports: ParkedNotice[] = [];
    const newer = { type: 'PersonJoined', data: joined('ann', 'red').data, schemaVersion: 2 };
    const first = running([namer()], { report: (parked) => void reports.push(parked) });
    await first.start();
    const position = await world.happen(newer, joined('bob', 'blue'));
    expect(await first.drained(position, 5_000)).toBe(true);
    expect(await namings()).toEqual(['BLUE']);
    expect(await first.parked('namer')).toMatchObject([
      { type: 'PersonJoined', error: 'it has version 2, this code knows 1', unreadable: true },
    ]);
    expect(reports).toMatchObject([{ by: 'reaction namer', type: 'PersonJoined', unreadable: true }]);
    expect(await first.metrics.value('retries', { kind: 'reaction', name: 'namer' })).toBe(0);
    await first.stop();
    const registry = { ...SAMPLE_REGISTRY, PersonJoined: { version: 2, upcasters: { 1: (data: unknown) => data } } };
    const second = running([namer()], { registry });
    await second.start();
    await until(async () => (await second.parked('namer')).length === 0, 'it reacted');
    expect(await namings()).toEqual(['BLUE', 'RED']);
  });

  it('continues when a stream that it needs cannot be read, and tries again at the next start', async () => {
    let readable = false;
    const needing = namer(async (event) => {
      if (!readable && dataOf(event)['team'] === 'red')
        throw new StreamUnreadable('team-red', 'e1', 'its data is not JSON');
    });
    const first = running([needing]);
    await first.start();
    expect(await first.drained(await world.happen(joined('ann', 'red'), joined('bob', 'blue')), 5_000)).toBe(true);
    expect(await namings()).toEqual(['BLUE']);
    await first.stop();
    await running([needing]).stop();
    const still = running([needing]);
    await still.start();
    await still.drained(await world.happen(pinged()), 5_000);
    expect(await still.parked('namer')).toMatchObject([
      { error: 'team-red: event e1 cannot be read: its data is not JSON', unreadable: true },
    ]);
    await still.stop();
    readable = true;
    const fixed = running([needing]);
    await fixed.start();
    await until(async () => (await fixed.parked('namer')).length === 0, 'it reacted');
    expect(await namings()).toEqual(['BLUE', 'RED']);
  });

  it.each([
    ['a defect of its own', new TypeError('x is undefined')],
    ['an event that is not as declared', new NotAsDeclared('TeamNamed', [])],
  ])('goes on past what it fails on by %s, and tries again at the next start', async (_what, defect) => {
    let fixed = false;
    const failing = namer(async (event) => {
      if (!fixed && dataOf(event)['team'] === 'red') throw defect;
    });
    const first = running([failing]);
    await first.start();
    expect(await first.drained(await world.happen(joined('ann', 'red'), joined('bob', 'blue')), 20_000)).toBe(true);
    expect(await first.parked('namer')).toMatchObject([{ error: defect.message, unreadable: false, defect: true }]);
    await first.stop();
    fixed = true;
    const second = running([failing]);
    await second.start();
    await until(async () => (await second.parked('namer')).length === 0, 'it reacted');
    expect(await namings()).toEqual(['BLUE', 'RED']);
  });

  it('parks an event that is not as it was appended, whatever its type says', async () => {
    const engine = running([namer()]);
    world.events.damage(await world.happen(pinged()));
    await engine.start();
    expect(await engine.drained(await world.happen(joined('bob', 'blue')), 5_000)).toBe(true);
    expect(await namings()).toEqual(['BLUE']);
    expect(await engine.parked('namer')).toMatchObject([{ type: 'Pinged', unreadable: true }]);
  });

  it('refuses to start when the log ends before its checkpoint', async () => {
    const first = running([namer()]);
    await first.start();
    await first.drained(await world.happen(joined('ann', 'red'), pinged(), pinged()), 5_000);
    await first.stop();
    world.events.loseAfter('000000000001');
    await expect(running([namer()]).start()).rejects.toThrow(CheckpointAhead);
  });

  it('does not react again to what stood before an event that failed', async () => {
    const seen: string[] = [];
    let failures = 0;
    const position = await world.happen(joined('ann', 'red'), joined('bob', 'blue'));
    const engine = running([
      namer(async (event) => {
        seen.push(String(dataOf(event)['team']));
        if (seen.at(-1) === 'blue' && (failures += 1) < 3) throw new Error('away');
      }),
    ]);
    await engine.start();
    await engine.drained(position, 10_000);
    expect(seen).toEqual(['red', 'blue', 'blue', 'blue']);
  });

  it('parks what a rule refuses five times, and continues', async () => {
    let tries = 0;
    const engine = running([
      namer(async (event) => {
        if (dataOf(event)['team'] !== 'red') return;
        tries += 1;
        throw new RuleBroken('TEAM.CLOSED');
      }),
    ]);
    await engine.start();
    const position = await world.happen(joined('ann', 'red'), joined('bob', 'blue'));
    expect(await engine.drained(position, 20_000)).toBe(true);
    expect(tries).toBe(5);
    expect(await namings()).toEqual(['BLUE']);
    expect(await engine.parked('namer')).toMatchObject([
      { reaction: 'namer', type: 'PersonJoined', error: 'TEAM.CLOSED' },
    ]);
  });

  it('settles when reactions, what they did, and the views are at the head', async () => {
    const reactions = running([namer()]);
    const projections = await world.caughtUp([teamTotals]);
    await reactions.start();
    await world.happen(joined('ann', 'red', 5));
    const position = await settle({ events: world.events, views: projections.progress, reactions }, 30_000);
    expect(position).toBe(await world.events.head());
    expect(await world.reads.get('team-totals@1', 'red')).toMatchObject({ name: 'RED', points: 5 });
  });

  it('says so when something does not come to rest', async () => {
    const projections = world.engine([teamTotals]);
    const reactions = running([namer(async () => Promise.reject(new Error('away')))]);
    await projections.start();
    await reactions.start();
    await world.happen(joined('ann', 'red'));
    await expect(settle({ events: world.events, views: projections.progress, reactions }, 50)).rejects.toThrow(
      NotSettled,
    );
  });
});

async function eventsOf({ events }: SampleWorld): Promise<readonly LogEvent[]> {
  const found: LogEvent[] = [];
  for await (const event of events.readAll({ after: '' })) found.push(event);
  return found;
}

/** What a reaction recorded because of an event. */
function caused({ id, meta }: LogEvent, reaction: string): NewEvent {
  const of = deriveId(reaction, id);
  return {
    id: of,
    type: 'Pinged',
    data: {},
    meta: { ...(meta as NewEvent['meta']), actor: `system:${reaction}`, causationId: id, commandId: of },
  };
}
