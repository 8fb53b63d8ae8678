import { defineView, type StoredDocument } from '@covertrail/contracts/define-view';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import type { ReadStore } from '@covertrail/platform/read-store/read-store.port';
import { ViewRace, type RaceSetup } from './view-race.js';

const EVERY = { where: {} };
const LIMIT = { limit: 100 };
const REQUESTS = 4;
/** Many small steps, which take long on a busy machine. */
const PATIENCE_MS = 120_000;
/** So long between two checks that no query waits for a switch. */
const GIVES_UP_MS = 20_000;

const setups: fc.Arbitrary<RaceSetup> = fc.record({
  log: fc.array(fc.boolean(), { minLength: 12, maxLength: 24 }),
  stepMs: fc.constantFrom(1, 300, 1_000, GIVES_UP_MS),
  switchedHere: fc.boolean(),
  late: fc.nat({ max: 6 }),
});

/** Each step ends before the next one is chosen, including the turn of the event loop that a store needs. */
const act = async (step: () => Promise<unknown>): Promise<void> => {
  await step();
  await nextTurn();
};

/**
 * Compares the position that a reply reservations with what it shows, while views are folded and switched in every order of all steps.
 * No reply becomes older than the one before while a switch is awaited.
 */
export function pinnedReplies(
  open: () => Promise<{ readonly store: ReadStore; destroy(): Promise<void> }>,
  runs: number,
): void {
  let count = 0;

  it(
    'reservations no position newer than its rows, its count and its joins, and goes back at no switch',
    async () => {
      const { store, destroy } = await open();
      await fc.assert(
        fc.asyncProperty(fc.scheduler({ act }), setups, async (scheduler, setup) => {
          count += 1;
          const race = new ViewRace(scheduler, store, [`rows-${count}`, `names-${count}`], setup);
          await race.prepare();
          await scheduler.waitFor(Promise.all([race.happen(), asking(race, setup), asking(race, setup)]));
        }),
        { numRuns: runs },
      );
      await destroy();
    },
    PATIENCE_MS,
  );
}

/** One page's queries, one after the other. */
async function asking(race: ViewRace, { stepMs }: RaceSetup): Promise<void> {
  let before = { position: '', rows: 0 };
  for (let request = 0; request < REQUESTS; request += 1) {
    const reply = await race.views.inRequest(undefined, () => ask(race));
    const due = race.rowsAt(reply.position);
    expect(reply.body.rows).toBeGreaterThanOrEqual(due);
    expect(reply.body.total).toBeGreaterThanOrEqual(due);
    expect(reply.body.joined).toBeGreaterThanOrEqual(due);
    if (stepMs < GIVES_UP_MS) expect(reply.position >= before.position && reply.body.rows >= before.rows).toBe(true);
    before = { position: reply.position, rows: reply.body.rows };
  }
}

async function ask({ views, names: [rows, joins] }: ViewRace) {
  const [rowsView, joinsView] = [viewNamed(rows!), viewNamed(joins!)];
  const found = await views.find(rowsView, EVERY, [], LIMIT);
  const total = await views.count(rowsView, EVERY);
  const joined = await views.find(joinsView, EVERY, [], LIMIT);
  return views.reply({ rows: found.documents.length, total, joined: joined.documents.length });
}

const viewNamed = (name: string) => defineView<StoredDocument>()({ name, indexes: [] });
