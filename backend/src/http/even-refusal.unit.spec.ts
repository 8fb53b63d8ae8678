import { withEvenRefusals } from './even-refusal.js';

const taken = async (lookUp: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await withEvenRefusals(250, lookUp).catch(() => undefined);
  return performance.now() - begun;
};

describe('a look-up that must not reveal what it found', () => {
  it('refuses no sooner where it looked at little', async () => {
    expect(await taken(() => Promise.reject(new Error('nothing there')))).toBeGreaterThanOrEqual(240);
  });

  it('throws what was thrown', () =>
    expect(withEvenRefusals(250, () => Promise.reject(new Error('taken')))).rejects.toThrow('taken'));

  it('gives what it found at once, before any timer', async () => {
    const next = new Promise<string>((resolve) => setTimeout(() => resolve('a timer was quicker')));
    expect(await Promise.race([withEvenRefusals(250, () => Promise.resolve(7)), next])).toBe(7);
  });
});
