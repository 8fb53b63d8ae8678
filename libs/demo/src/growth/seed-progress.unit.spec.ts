import { NOTHING_GROWN } from './grown.js';
import { progressBar } from './seed-progress.js';

/** All that is written in a seed of so many steps. */
function written(all: number, isTTY: boolean): string {
  let text = '';
  const show = progressBar({ isTTY, write: (part: string | Uint8Array) => ((text += String(part)), true) });
  for (let done = 1; done <= all; done += 1) show({ done, all, day: '2026-01-02', grown: NOTHING_GROWN });
  return text;
}

describe('the progress of a seed [K01]', () => {
  it('is one line on a terminal, which is written over itself and ends when all is done', () => {
    const text = written(4_000, true);
    expect(text.match(/\n/g)).toHaveLength(1);
    expect(text.split('\r').at(-1)).toBe(`Building the demo world  ${'█'.repeat(40)}  2026-01-02\n`);
  });

  it('is 41 lines at most elsewhere, however long the seed is', () => {
    expect(written(4_000, false).trimEnd().split('\n')).toHaveLength(41);
    expect(written(4_000, false)).not.toContain('\r');
  });
});
