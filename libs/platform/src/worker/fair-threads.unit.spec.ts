/** @run rest: files that are read in processes of their own, and threads that are ended amid their work. */
import { turns } from '#timing/turns';
import { FairThreads } from './fair-threads.js';
import { AnswerTooLate } from './question-thread.js';
import { spawnWorker } from './spawn-worker.js';

describe('threads that companies share', () => {
  let started = 0;
  const threads = new FairThreads<string, number, string>(2, (nativeCalls) => {
    started += 1;
    return spawnWorker('testing/capitals.worker', import.meta.url, nativeCalls);
  });
  afterAll(() => threads.close());

  it('answer at once for others while one of them is held', async () => {
    const held = expect(threads.askWithin(5_000, 'never')).rejects.toBeInstanceOf(AnswerTooLate);
    expect(await threads.ask('two')).toBe('TWO');
    expect(started).toBe(2);
    await held;
  });

  it('begin no second one where the first is free', async () => {
    const parts: number[] = [];
    expect(await threads.ask('one', (part) => parts.push(part))).toBe('ONE');
    expect([await threads.ask('three'), parts]).toEqual(['THREE', [3]]);
    expect(started).toBe(2);
  });

  it('answer one question of each company in turn, however many one of them asks', async () => {
    const order: string[] = [];
    const single = new FairThreads<string, number, string>(1, (nativeCalls) =>
      spawnWorker('testing/capitals.worker', import.meta.url, nativeCalls),
    );
    const ask = (companyId: string) =>
      turns.of(companyId, () => single.ask(companyId)).then((said) => order.push(said));
    await Promise.all([ask('ann'), ask('ann'), ask('ann'), ask('ann'), ask('bob'), ask('cid')]);
    await single.close();
    expect(order).toEqual(['ANN', 'ANN', 'BOB', 'CID', 'ANN', 'ANN']);
  });

  it('go on after a question that failed', async () => {
    await expect(threads.ask('fail')).rejects.toThrow('no');
    expect(await threads.ask('two')).toBe('TWO');
  });
});
