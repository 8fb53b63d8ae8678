import { setImmediate as nextTurn } from 'node:timers/promises';
import { FairQueue, type FairQueueBounds, type WhileWaiting } from './fair-queue.js';

const BOUNDS: FairQueueBounds = { atOnce: 2, atOnceOfOne: 1, waiting: 4, waitingOfOne: 3 };

/** Tasks by name, which end when the test says so. */
function scene(bounds: FairQueueBounds = BOUNDS) {
  const queue = new FairQueue(bounds);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const signals = new Map<string, AbortSignal>();
  const run = (company: string, name: string, waiting?: WhileWaiting) =>
    queue.run(
      company,
      (signal) =>
        new Promise<string>((resolve, reject) => {
          begun.push(name);
          signals.set(name, signal);
          ends.set(name, () => resolve(name));
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
      waiting,
    );
  const end = async (name: string) => {
    ends.get(name)!();
    await nextTurn();
  };
  return { queue, begun, signals, run, end };
}

describe('a fair queue', () => {
  it('lets companies take turns, and keeps the order of each', async () => {
    const { run, begun, end } = scene();
    const all = [run('a', 'a1'), run('a', 'a2'), run('a', 'a3'), run('b', 'b1'), run('c', 'c1'), run('b', 'b2')];
    await nextTurn();
    for (const name of ['a1', 'b1', 'a2', 'c1', 'b2', 'a3']) await end(name);
    expect(begun).toEqual(['a1', 'b1', 'a2', 'c1', 'b2', 'a3']);
    await expect(Promise.all(all)).resolves.toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2']);
  });

  it('begins the most urgent of a company first, and before those of others, but not for ever', async () => {
    const { run, begun, end } = scene({ ...BOUNDS, atOnce: 1, waiting: 9, waitingOfOne: 9 });
    const [urgent, soon] = [{ urgency: 2 }, { urgency: 1 }];
    void run('a', 'a1');
    void run('a', 'a2');
    void run('a', 'a3', soon);
    void run('a', 'a4', urgent);
    void run('b', 'b1');
    for (const name of ['c1', 'c2', 'c3', 'c4']) void run('c', name, urgent);
    await nextTurn();
    for (const name of ['a1', 'a4', 'c1', 'c2', 'c3', 'b1', 'c4', 'a3', 'a2']) {
      expect(begun.at(-1)).toBe(name);
      await end(name);
    }
  });

  it('gives the place of a task that failed to the next', async () => {
    const { queue, run, begun } = scene();
    const failed = queue.run('a', () => Promise.reject(new Error('of the task')));
    void run('a', 'a2');
    await expect(failed).rejects.toThrow('of the task');
    await nextTurn();
    expect(begun).toEqual(['a2']);
  });

  it('reports a position when it changes', async () => {
    const { run, end } = scene({ ...BOUNDS, atOnce: 1 });
    const said: string[] = [];
    const following = (name: string): WhileWaiting => ({ onPosition: (position) => said.push(`${name} ${position}`) });
    void run('a', 'a1', following('a1'));
    void run('a', 'a2', following('a2'));
    void run('a', 'a3', following('a3'));
    void run('b', 'b1', following('b1'));
    expect(said).toEqual(['a2 1', 'a3 2', 'b1 2', 'a3 3']);
    await nextTurn();
    await end('a1');
    expect(said.slice(4)).toEqual(['a2 0', 'b1 1', 'a3 2']);
  });

  it('refuses a company, then everybody, beyond its bounds', async () => {
    const { run } = scene();
    for (const name of ['a1', 'a2', 'a3', 'a4']) void run('a', name);
    await expect(run('a', 'a5')).rejects.toMatchObject({ name: 'TurnRefused', reason: 'companyFull' });
    for (const name of ['b1', 'b2']) void run('b', name);
    await expect(run('b', 'b3')).rejects.toMatchObject({ name: 'TurnRefused', reason: 'full' });
    const places: number[] = [];
    void run('b', 'b4', { promised: true, onPosition: (place) => places.push(place) });
    expect(places).toEqual([4]);
  });

  it('takes a task out that its signal aborts, and gives its place to others', async () => {
    const { run, begun, end } = scene();
    const leaving = new AbortController();
    const positions: number[] = [];
    void run('a', 'a1');
    const left = run('a', 'a2', { signal: leaving.signal });
    void run('a', 'a3', { onPosition: (position) => positions.push(position) });
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    await end('a1');
    expect([begun, positions]).toEqual([
      ['a1', 'a3'],
      [2, 1, 0],
    ]);
    await expect(run('a', 'a4', { signal: leaving.signal })).rejects.toThrow('gone');
  });

  it('hands the signal on to a task that has begun, and keeps its place until it has ended', async () => {
    const { queue, run, begun } = scene();
    const leaving = new AbortController();
    let end = (): void => undefined;
    const slow = queue.run(
      'a',
      async (signal) => {
        await new Promise<void>((resolve) => (end = resolve));
        return signal.aborted;
      },
      { signal: leaving.signal },
    );
    void run('a', 'a2');
    await nextTurn();
    leaving.abort();
    await nextTurn();
    expect(begun).toEqual([]);
    end();
    await expect(slow).resolves.toBe(true);
    await nextTurn();
    expect(begun).toEqual(['a2']);
  });

  it('closes: who waits or comes is refused, what is under way is aborted and waited for', async () => {
    const { queue, run, signals } = scene();
    const ends = [run('a', 'a1'), run('a', 'a2')].map((promise) => promise.catch((error: unknown) => error));
    await nextTurn();
    const closed = queue.close();
    await expect(run('b', 'b1')).rejects.toMatchObject({ reason: 'closed' });
    await Promise.all([closed, queue.close()]);
    expect(await Promise.all(ends)).toMatchObject([{ reason: 'closed' }, { reason: 'closed' }]);
    expect(signals.get('a1')?.aborted).toBe(true);
  });
});
