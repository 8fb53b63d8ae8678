import { RunningExports } from './running-exports.service.js';

describe('exports of a person', () => {
  it('run one at a time, each person for themselves', async () => {
    const exports = new RunningExports();
    let end: () => void = () => undefined;
    const first = exports.runAlone('ann', () => new Promise<string>((resolve) => (end = () => resolve('done'))));
    await expect(exports.runAlone('ann', async () => 'second')).rejects.toMatchObject({
      code: 'HTTP.EXPORT_RUNNING',
      details: { retryAfter: 10 },
    });
    expect(await exports.runAlone('bob', async () => 'of another')).toBe('of another');
    end();
    expect(await first).toBe('done');
    await expect(exports.runAlone('ann', () => Promise.reject(new RangeError('broken off')))).rejects.toThrow(
      RangeError,
    );
    expect(await exports.runAlone('ann', async () => 'third')).toBe('third');
  });
});
