import { setImmediate as nextTurn } from 'node:timers/promises';
import { turns } from './turns.js';

/** Work that holds the thread, as a read of an embedded store does. */
function hold(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

async function reads(count: number): Promise<void> {
  for (let read = 0; read < count; read += 1) await turns.read(() => hold(1));
}

describe('the turns of a thread', () => {
  it('pass on from work that makes many reads, so that whatever else came is done in between', async () => {
    let others = 0;
    let ended = false;
    const long = reads(100).then(() => (ended = true));
    while (!ended) {
      await nextTurn();
      others += 1;
    }
    await long;
    expect(others).toBeGreaterThan(5);
  });

  it('are waited for by nobody who reads little', async () => {
    await nextTurn();
    let read = false;
    void turns.read(() => (read = true));
    expect(read).toBe(true);
  });

  it('go to one company after the other, however many reads one of them makes at once', async () => {
    const order: string[] = [];
    const read = (companyId: string) => turns.of(companyId, () => turns.read(() => (hold(30), order.push(companyId))));
    await nextTurn();
    await Promise.all([read('ann'), read('ann'), read('ann'), read('ann'), read('bob')]);
    expect(order.indexOf('bob')).toBeLessThan(4);
  });
});
