import { LogSignal } from './log-signal.js';

/** No other process writes: only a notification of the test can resolve the wait. */
const quietSignal = (): LogSignal => new LogSignal(() => false);

describe('the signal of the log', () => {
  it('wakes all who wait, once', async () => {
    const signal = quietSignal();
    const woken: number[] = [];
    const waiting = [1, 2].map((waiter) => signal.after(signal.count).then(() => woken.push(waiter)));
    signal.notify();
    await Promise.all(waiting);
    expect(woken).toEqual([1, 2]);
  });

  it('lets nothing slip by between the reading and the waiting', async () => {
    const signal = quietSignal();
    const { count } = signal;
    signal.notify();
    await expect(signal.after(count)).resolves.toBeUndefined();
  });

  it('stops waiting when the signal aborts, and when it is closed', async () => {
    const signal = quietSignal();
    const ending = new AbortController();
    const aborted = signal.after(signal.count, ending.signal);
    ending.abort();
    await aborted;
    const closed = signal.after(signal.count);
    signal.close();
    await closed;
    expect(signal.closed).toBe(true);
  });

  it('does not begin to wait when aborted or closed before', async () => {
    const signal = quietSignal();
    await signal.after(signal.count, AbortSignal.abort());
    signal.close();
    await signal.after(signal.count);
    expect(signal.closed).toBe(true);
  });

  it('asks whether others have written after a signal, until it is closed', async () => {
    let signaled: () => void = () => undefined;
    let [questions, watches] = [0, 0];
    const signal = new LogSignal(
      () => (questions += 1) > 0,
      (listener) => {
        signaled = listener;
        watches += 1;
        return () => (watches -= 1);
      },
    );
    expect(watches).toBe(0);
    const waiting = signal.after(signal.count);
    signaled();
    await waiting;
    expect([signal.count, watches, questions]).toEqual([1, 1, 1]);
    signal.close();
    signaled();
    expect([watches, questions]).toEqual([0, 1]);
  });

  it('asks whether others have written, as long as someone waits', async () => {
    let questions = 0;
    const signal = new LogSignal(() => (questions += 1) === 3);
    await signal.after(signal.count);
    expect([questions, signal.count]).toEqual([3, 1]);
  });
});
