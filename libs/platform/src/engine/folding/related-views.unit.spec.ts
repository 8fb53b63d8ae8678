import type { Projection } from '#engine/projection';
import { dataOf, joined, left, SampleWorld } from '#engine/testing/sample-world';

/** One document per person: every team with the position from which the person belongs to it. */
const memberships: Projection = {
  name: 'memberships',
  version: 1,
  handles: ['PersonJoined'],
  indexes: [],
  keys: (event) => [String(dataOf(event)['person'])],
  evolve: (document, event, key) => ({
    id: key,
    teams: [...((document?.['teams'] ?? []) as object[]), { team: dataOf(event)['team'], since: event.position }],
  }),
  audience: () => [],
};

/** One document for each time that a person left, under the team of that moment. */
const departures: Projection = {
  name: 'departures',
  version: 1,
  handles: ['PersonLeft'],
  indexes: [],
  related: { projection: memberships, ids: (event) => [String(dataOf(event)['person'])] },
  keys: (event, _own, related) => {
    const teams = (related.get(String(dataOf(event)['person']))?.['teams'] ?? []) as {
      readonly team: string;
      readonly since: string;
    }[];
    const last = teams.filter(({ since }) => since < event.position).at(-1);
    return [`${event.position}/${last?.team ?? 'none'}`];
  },
  evolve: (_document, _event, key) => ({ id: key }),
  audience: () => [],
};

describe('a projection that looks into a related view', () => {
  const BOTH = [memberships, departures];
  let world: SampleWorld;

  beforeEach(async () => {
    world = SampleWorld.inMemory();
    await world.happen(joined('ann', 'red'), left('ann'), joined('ann', 'blue'), left('ann'), left('bob'));
  });
  afterEach(() => world.close());

  const teams = async (collection = 'departures@1'): Promise<unknown[]> => {
    const { documents } = await world.reads.find(collection, { and: [] }, [{ field: 'id', direction: 'asc' }], {
      limit: 10,
    });
    return documents.map(({ id }) => id.split('/')[1]);
  };

  it.each([1, 2, 500])('finds what was so at each event, in batches of %i', async (size) => {
    await world.caughtUp(BOTH, { options: { batchSize: size, rebuildBatchSize: size } });
    expect(await teams()).toEqual(['red', 'blue', 'none']);
  });

  it('waits for the related view, whichever process folds it', async () => {
    const engine = world.engine([departures]);
    await engine.start();
    const head = await world.events.head();
    expect(await engine.whenApplied(['departures'], head, 150)).toBe(false);
    await world.caughtUp([memberships], { owner: 'two' });
    expect(await engine.whenApplied(['departures'], head, 10_000)).toBe(true);
    expect(await teams()).toEqual(['red', 'blue', 'none']);
  });

  it('is rebuilt by an engine that was not started, which folds the related view as well', async () => {
    const engine = world.engine(BOTH);
    await engine.rebuild('departures');
    expect(await teams()).toEqual(['red', 'blue', 'none']);
  });
});
