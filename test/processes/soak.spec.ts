import { report } from './report.js';
import { memoryText, soakRun } from './soak-run.js';

/**
 * MB of live memory. In so short a time the folds in memory still fill: up to 20,000 events of some 3 kB, 21 MB in a minute on a slow
 * machine. The long run shows that nothing else grows. Only a leak of what every command brings is more.
 */
const MOST_GROWTH_PER_MINUTE = 30;
const PLAN = { minutes: 2, warmUpMinutes: 0.8, perSecond: 50, sockets: 200, seed: '20261122' };

/** The short form of `npm run test:soak`. */
describe('the demo world under even load, with pages that listen [K03] [K04]', () => {
  jest.setTimeout(400_000);

  it('parks nothing, loses no page and keeps its memory', async () => {
    const { broken, journal, reached, messages, memory, settledMs } = await soakRun({
      ...PLAN,
      print: () => undefined,
    });
    report(
      `${reached.toFixed(1)} commands/s for ${PLAN.minutes} minutes, ${journal.summary}; ${messages} messages to ${PLAN.sockets} pages; ${memory.map(memoryText).join(', ')}; ` +
        `all settled ${Math.round(settledMs)} ms after the last command`,
    );
    expect(broken).toEqual([]);
    expect(messages).toBeGreaterThan(PLAN.sockets);
    expect(memory.filter(({ liveGrowth }) => liveGrowth > MOST_GROWTH_PER_MINUTE)).toEqual([]);
  });
});
