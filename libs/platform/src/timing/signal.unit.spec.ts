import { Signal } from './signal.js';

describe('a signal', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('wakes all who wait when it notifies, and leaves no time to run out for them', async () => {
    const signal = new Signal();
    const both = Promise.all([signal.wait(1_000), signal.wait(20)]);
    signal.notify();
    await expect(both).resolves.toEqual([true, true]);
  });

  it('loses a notification while nobody waits', async () => {
    const signal = new Signal();
    signal.notify();
    const waited = signal.wait(100);
    await jest.advanceTimersByTimeAsync(101);
    await expect(waited).resolves.toBe(false);
  });

  it('ends each wait at its own time, whichever began first', async () => {
    const signal = new Signal();
    const ended: string[] = [];
    void signal.wait(300).then((notified) => ended.push(`300 ${notified}`));
    void signal.wait(100).then((notified) => ended.push(`100 ${notified}`));
    void signal.wait(200).then((notified) => ended.push(`200 ${notified}`));
    await jest.advanceTimersByTimeAsync(101);
    expect(ended).toEqual(['100 false']);
    await jest.advanceTimersByTimeAsync(100);
    expect(ended).toEqual(['100 false', '200 false']);
    signal.notify();
    await jest.advanceTimersByTimeAsync(0);
    expect(ended).toEqual(['100 false', '200 false', '300 true']);
  });

  it('gives a wait its whole time after one before it was woken', async () => {
    const signal = new Signal();
    void signal.wait(100);
    await jest.advanceTimersByTimeAsync(60);
    signal.notify();
    let ended: boolean | null = null;
    void signal.wait(100).then((notified) => (ended = notified));
    await jest.advanceTimersByTimeAsync(90);
    expect(ended).toBeNull();
    await jest.advanceTimersByTimeAsync(15);
    expect(ended).toBe(false);
  });
});

it('needs one timer for many waits on a signal, one after another', async () => {
  const set = jest.spyOn(globalThis, 'setTimeout');
  const signal = new Signal();
  for (let time = 0; time < 50; time += 1) {
    const waited = signal.wait(10_000);
    signal.notify();
    await expect(waited).resolves.toBe(true);
  }
  expect(set).toHaveBeenCalledTimes(1);
});
