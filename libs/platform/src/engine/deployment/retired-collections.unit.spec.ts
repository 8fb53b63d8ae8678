import { MovedClock } from '#clock/clock';
import { InMemoryEventStore } from '#engine/testing/in-memory-event-store';
import { InMemoryReadStore } from '#engine/testing/in-memory-read-store';
import { teamTotals } from '#engine/testing/sample-world';
import { Deployments } from './deployments.js';

const [OLD, YOUNG] = ['team-totals@1', 'team-totals@1.g2'];
const KEPT_MS = 60_000;

describe('a collection that was replaced', () => {
  let reads: InMemoryReadStore;
  let clock: MovedClock;
  let deployments: Deployments;
  let at: Record<string, string>;
  beforeEach(async () => {
    reads = new InMemoryReadStore();
    clock = new MovedClock('2026-11-21T09:00:00.000Z');
    deployments = new Deployments(reads, new InMemoryEventStore(), clock);
    at = { [OLD]: '05', [YOUNG]: '02' };
    await reads.declare(OLD, []);
    await deployments.activate(teamTotals, YOUNG);
  });

  const replaced = () => deployments.retire(OLD, { view: teamTotals.name, position: at[YOUNG]! });
  async function isThereAfter(ms: number): Promise<boolean> {
    clock.moveTo(new Date(Date.parse(clock.now()) + ms).toISOString());
    await deployments.dropRetired(KEPT_MS, { of: async (_, collection) => at[collection]! });
    return (await reads.collections()).includes(OLD);
  }

  it('is dropped after its time where the new one had come as far', async () => {
    at[YOUNG] = '05';
    await replaced();
    at[YOUNG] = '09';
    expect(await isThereAfter(KEPT_MS - 1)).toBe(true);
    expect(await isThereAfter(1)).toBe(false);
    expect(await reads.listControl('retired:')).toEqual([]);
  });

  it('is kept for that time again whenever the new one has moved on but was behind', async () => {
    await replaced();
    for (const position of ['03', '04', '05']) {
      at[YOUNG] = position;
      expect(await isThereAfter(KEPT_MS)).toBe(true);
    }
    at[YOUNG] = '09';
    expect(await isThereAfter(KEPT_MS)).toBe(false);
  });

  it('is dropped where nobody folds the new one', async () => {
    await replaced();
    expect(await isThereAfter(KEPT_MS)).toBe(false);
  });

  it('is dropped where it never answered', async () => {
    await deployments.retire(OLD);
    expect(await isThereAfter(KEPT_MS)).toBe(false);
  });
});
