import { LogBell } from './log-bell.js';

/** Nobody else writes: only what is rung in the test can wake. */
const quietBell = (): LogBell => new LogBell(() => false);

describe('the bell of the log', () => {
  it('wakes all who wait, once', async () => {
    const bell = quietBell();
    const woken: number[] = [];
    const waiting = [1, 2].map((waiter) => bell.after(bell.strokes).then(() => woken.push(waiter)));
    bell.ring();
    await Promise.all(waiting);
    expect(woken).toEqual([1, 2]);
  });

  it('lets nothing slip by between the reading and the waiting', async () => {
    const bell = quietBell();
    const { strokes } = bell;
    bell.ring();
    await expect(bell.after(strokes)).resolves.toBeUndefined();
  });

  it('stops waiting when the signal aborts, and when it is closed', async () => {
    const bell = quietBell();
    const ending = new AbortController();
    const aborted = bell.after(bell.strokes, ending.signal);
    ending.abort();
    await aborted;
    const closed = bell.after(bell.strokes);
    bell.close();
    await closed;
    expect(bell.closed).toBe(true);
  });

  it('does not begin to wait when aborted or closed before', async () => {
    const bell = quietBell();
    await bell.after(bell.strokes, AbortSignal.abort());
    bell.close();
    await bell.after(bell.strokes);
    expect(bell.closed).toBe(true);
  });

  it('asks whether others have written, as long as somebody waits', async () => {
    let asked = 0;
    const bell = new LogBell(() => (asked += 1) === 3);
    await bell.after(bell.strokes);
    expect([asked, bell.strokes]).toEqual([3, 1]);
  });
});
