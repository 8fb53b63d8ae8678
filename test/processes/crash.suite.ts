import { crashRun, type CrashPlan } from './crash-run.js';
import { report } from './report.js';

/** The short form of `npm run test:crash`: each process is killed once, then processes chosen at random. */
export function survivesCrashes(
  plan: Pick<CrashPlan, 'kind' | 'cycles' | 'callers' | 'restMs' | 'server' | 'recoveryMs'>,
  leastAcknowledged = plan.cycles + 1,
): void {
  jest.setTimeout(240_000);
  it(`keeps every promise over ${plan.cycles} kills under load`, async () => {
    const { broken, journal, events, recoveries, settledMs } = await crashRun({
      ...plan,
      seed: '20261121',
      print: () => undefined,
    });
    const slowest = recoveries.reduce((worst, recovery) => (recovery.ms > worst.ms ? recovery : worst));
    report(
      `${plan.kind}: ${plan.cycles} kills, ${events} events, ${journal.summary}; slowest to come back: ${slowest.name} after ${slowest.ms} ms; ` +
        `all was well ${Math.round(settledMs)} ms after the last kill`,
    );
    expect(broken).toEqual([]);
    expect(journal.count('acknowledged')).toBeGreaterThanOrEqual(leastAcknowledged);
    // Otherwise no kill has interrupted a command, and the run shows nothing.
    expect(journal.entries.some(({ tries, fate }) => tries > 1 || fate === 'unknown')).toBe(true);
  });
}
