import { withEvenRefusals } from './even-refusal.js';

const taken = async (lookUp: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await withEvenRefusals(lookUp).catch(() => undefined);
  return performance.now() - begun;
};

describe('a look-up that must not tell what it found', () => {
  it('refuses no sooner where it looked at little', async () => {
    expect(await taken(() => Promise.reject(new Error('nothing there')))).toBeGreaterThanOrEqual(240);
  });

  it('throws what was thrown', () => expect(withEvenRefusals(() => Promise.reject(new Error('taken')))).rejects.toThrow('taken'));

  it('gives what it found at once', async () => {
    // Nobody moves these timers on: whoever waited for one would wait for ever.
    jest.useFakeTimers();
    expect(await withEvenRefusals(() => Promise.resolve(7))).toBe(7);
    jest.useRealTimers();
  });
});
