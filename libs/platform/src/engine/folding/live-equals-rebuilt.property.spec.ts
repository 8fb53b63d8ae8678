/** @run rest: many random worlds, folded live and again. */
import fc from 'fast-check';
import type { EventStore } from '#event-store/event-store.port';
import type { ReadStore } from '#read-store/read-store.port';
import { linesOf } from '#engine/testing/lines';
import {
  joined,
  left,
  named,
  peopleRows,
  pinged,
  SampleWorld,
  teamTotals,
  type Happening,
} from '#engine/testing/sample-world';
import { newFolder, removeFolder, sqliteWorld } from '#engine/testing/sqlite-world';

const BOTH = [teamTotals, peopleRows];
const who = fc.constantFrom('ann', 'bob', 'cid', 'dee');
const team = fc.constantFrom('red', 'blue');
const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.tuple(team, fc.string({ maxLength: 3 })).map(([which, name]) => named(which, name)),
  fc.tuple(who, team, fc.integer({ min: 0, max: 9 })).map(([person, which, points]) => joined(person, which, points)),
  who.map(left),
  fc.constant(pinged()),
);
const history = fc.array(fc.array(happening, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 });

describe('a view that was folded live', () => {
  /** Folds a history as it happens, with a restart after each part, and then again from the log in batches of `size`. */
  async function compare(world: SampleWorld<EventStore, ReadStore>, parts: Happening[][], size: number): Promise<void> {
    for (const part of parts) {
      const engine = world.engine(BOTH, { owner: `live${size}` });
      await engine.start();
      let position = '';
      for (const happened of part) position = await world.happen(happened);
      await engine.whenApplied(
        BOTH.map(({ name }) => name),
        position,
        10_000,
      );
      await engine.stop();
    }
    const options = { rebuildBatchSize: size, commitSize: Math.ceil(size / 3) };
    const engine = await world.caughtUp(BOTH, { options });
    for (const { name } of BOTH) {
      await engine.rebuild(name);
      expect(await linesOf(world.reads, `${name}@1.g2`)).toEqual(await linesOf(world.reads, `${name}@1`));
    }
  }

  it.each([1, 7, 500])('equals one built from the log in batches of %i', async (size) => {
    await fc.assert(
      fc.asyncProperty(history, async (parts) => {
        const world = SampleWorld.inMemory();
        try {
          await compare(world, parts, size);
        } finally {
          await world.close();
        }
      }),
      { numRuns: 25 },
    );
  });

  it.each([1, 7, 500])('equals one built on the embedded stores in batches of %i', async (size) => {
    await fc.assert(
      fc.asyncProperty(history, async (parts) => {
        const folder = await newFolder();
        const world = await sqliteWorld(folder);
        try {
          await compare(world, parts, size);
        } finally {
          await world.close();
          await removeFolder(folder);
        }
      }),
      { numRuns: 8 },
    );
  });
});
