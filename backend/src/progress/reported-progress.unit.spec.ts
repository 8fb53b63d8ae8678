import { setImmediate as nextTurn } from 'node:timers/promises';
import { ReportedProgress } from './reported-progress.js';

const never = (error: unknown): never => {
  throw error;
};

describe('reported progress [C17]', () => {
  it('writes the newest percentage, one write at a time, and 100 at the end', async () => {
    const written: number[] = [];
    await new Promise<void>((done) => {
      const progress = new ReportedProgress(({ percent }) => {
        written.push(percent);
        if (percent === 100) done();
        return Promise.resolve(true);
      }, never);
      for (const percent of [0, 0, 10, 20, 100]) progress.report(percent);
    });
    expect(written).toEqual([0, 100]);
  });

  it('ends when nobody follows any more', async () => {
    const written: number[] = [];
    const progress = new ReportedProgress(({ percent }) => Promise.resolve(written.push(percent) < 0), never);
    progress.report(5);
    await nextTurn();
    progress.report(6);
    await nextTurn();
    expect(written).toEqual([5]);
  });

  it('ends with a write that fails, and says so once', async () => {
    const failures: unknown[] = [];
    const progress = new ReportedProgress(
      () => Promise.reject(new Error('no store')),
      (error) => failures.push(error),
    );
    for (const percent of [1, 2, 3]) {
      progress.report(percent);
      await nextTurn();
    }
    expect(failures).toEqual([new Error('no store')]);
  });
});
