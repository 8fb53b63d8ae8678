/** @run rest: stores that other programs read, kill, or compare with an oracle. */
import { outputOf, sourceCommand, start } from '#event-store/testing/source-process';
import { linesOf } from '#engine/testing/lines';
import { dataOf, joined, left, peopleRows, teamTotals } from '#engine/testing/sample-world';
import { newFolder, removeFolder, sqliteWorld } from '#engine/testing/sqlite-world';

const PEOPLE = 150;
/** Each run of the process ends after so many batches. */
const KILLED_AFTER = [1, 2, 9, 23];

describe('a process killed in the middle of folding and reacting', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await newFolder();
    const world = await sqliteWorld(folder);
    for (let n = 0; n < PEOPLE; n += 1) await world.happen(joined(`p${n % 11}`, `team${n % 3}`, n));
    await world.happen(left('p4'));
    await world.close();
  });
  afterAll(() => removeFolder(folder));

  /** One run of the process; true when it was killed before it had finished. */
  async function life(killAfter: number): Promise<boolean> {
    const program = start(sourceCommand('../../engine/testing/fold-load', folder));
    const lines = await outputOf(program, (count) => {
      if (count >= killAfter) program.kill('SIGKILL');
    });
    return program.signalCode === 'SIGKILL' && !lines.includes('settled');
  }

  it('leaves views that equal a rebuild, and every reaction has its effect once', async () => {
    for (const killAfter of KILLED_AFTER) expect(await life(killAfter)).toBe(true);
    expect(await life(Infinity)).toBe(false);

    const world = await sqliteWorld(folder);
    const engine = await world.caughtUp([teamTotals, peopleRows], { owner: 'after' });
    const joins: string[] = [];
    const namings: string[] = [];
    for await (const event of world.events.readAll({ after: '' })) {
      if (event.type === 'PersonJoined') joins.push(String(dataOf(event)['team']));
      if (event.type === 'TeamNamed') namings.push(String(dataOf(event)['team']));
    }
    expect(namings).toEqual(joins);
    const before = await Promise.all([linesOf(world.reads, 'team-totals@1'), linesOf(world.reads, 'people-rows@1')]);
    await engine.rebuild('team-totals');
    await engine.rebuild('people-rows');
    const after = await Promise.all([
      linesOf(world.reads, 'team-totals@1.g2'),
      linesOf(world.reads, 'people-rows@1.g2'),
    ]);
    expect(before).toEqual(after);
    expect(before[0]?.map((line) => (JSON.parse(line) as { events: number }).events)).toEqual([100, 100, 100]);
    await world.close();
  }, 60_000);
});
