/** @run rest: stores that other programs read, kill, or compare with an oracle. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ActiveCollections } from './active-collections.js';
import { joined, teamTotals } from '#engine/testing/sample-world';
import { newFolder, removeFolder, sqliteWorld } from '#engine/testing/sqlite-world';

const OPTIONS = { rebuildBatchSize: 20 };

/** Queries that run without a pause against the collection that one process takes for the active one. */
describe('queries on the embedded stores while views are rebuilt, switched and dropped', () => {
  let folder: string;
  let world: Awaited<ReturnType<typeof sqliteWorld>>;
  beforeEach(async () => {
    folder = await newFolder();
    world = await sqliteWorld(folder);
    for (let n = 0; n < 300; n += 1) await world.happen(joined(`p${n}`, 'red'));
  });
  afterEach(async () => {
    await world.close();
    await removeFolder(folder);
  });

  async function queryWhile(collections: ActiveCollections, work: Promise<void>): Promise<Set<string>> {
    let running = true;
    const answering = new Set<string>();
    const ended = work.finally(() => (running = false));
    let most = 300;
    const query = async () => {
      const collection = await collections.collectionOf('team-totals');
      const events = Number((await world.reads.get(collection, 'red'))?.['events']);
      expect(events).toBeGreaterThanOrEqual(most);
      most = events;
      answering.add(collection);
    };
    while (running) {
      await query();
      await world.happen(joined(`q${most}`, 'red'));
      await nextTurn();
    }
    await query();
    await ended;
    return answering;
  }

  it('see every view whole and never an older one, switched by the process that answers', async () => {
    const engine = await world.caughtUp([teamTotals], { options: OPTIONS });
    const answered = await queryWhile(
      engine.collections,
      (async () => {
        for (let round = 0; round < 3; round += 1) await engine.rebuild('team-totals');
      })(),
    );
    expect(answered.size).toBeGreaterThan(1);
  });

  it('see every view whole and never an older one, switched by another process', async () => {
    const server = await world.caughtUp([teamTotals], { options: OPTIONS });
    const tool = world.engine([teamTotals], { owner: 'tool', options: OPTIONS });
    const answered = await queryWhile(
      server.collections,
      (async () => {
        await tool.rebuild('team-totals');
        await tool.stop();
        while ((await server.collections.collectionOf('team-totals')) !== 'team-totals@1.g2') await nextTurn();
        const position = await world.happen(joined('last', 'red'));
        expect(await server.whenApplied(['team-totals'], position, 5_000)).toBe(true);
      })(),
    );
    expect([...answered]).toEqual(['team-totals@1', 'team-totals@1.g2']);
  });
});
