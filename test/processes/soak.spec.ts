import { report } from './report.js';
import { soakRun } from './soak-run.js';

/** The short form of `npm run test:soak`: a leak of this size would fill a machine in a night. */
const MOST_GROWTH_PER_MINUTE = 30;
const PLAN = { minutes: 2, perSecond: 50, sockets: 200, seed: '20261122' };

describe('the demo world under even load, with pages that listen [K03] [K04]', () => {
  jest.setTimeout(400_000);

  it('parks nothing, loses no page and keeps its memory', async () => {
    const { broken, journal, reached, messages, memory, settledMs } = await soakRun({ ...PLAN, print: () => undefined });
    const grown = memory.map(({ name, megabytes, growthPerMinute }) => `${name} ${Math.round(megabytes)} MB (${growthPerMinute.toFixed(1)} MB a minute)`);
    report(`${reached.toFixed(1)} commands/s for ${PLAN.minutes} minutes, ${journal.summary}; ${messages} messages to ${PLAN.sockets} pages; ${grown.join(', ')}; `
      + `all settled ${Math.round(settledMs)} ms after the last command`);
    expect(broken).toEqual([]);
    expect(messages).toBeGreaterThan(PLAN.sockets);
    expect(memory.filter(({ growthPerMinute }) => growthPerMinute > MOST_GROWTH_PER_MINUTE)).toEqual([]);
  });
});
