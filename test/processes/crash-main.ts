import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { newId } from '@covertrail/platform/ids/ids';
import { crashRun } from './crash-run.js';

/** What `scripts/crash-cycles.mjs` runs: one long crash run, its progress and what it found. Ends with 1 where a promise was broken. */
const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '500' },
    seed: { type: 'string', default: newId().slice(0, 8) },
    callers: { type: 'string', default: '4' },
    mongodb: { type: 'boolean', default: false },
  },
});
const cycles = wholeNumber('--cycles', values.cycles);
const callers = wholeNumber('--callers', values.callers);
const print = (line: string): void => void process.stdout.write(`${new Date().toISOString()} ${line}\n`);

print(
  `Seed ${values.seed}: ${cycles} kills on ${values.mongodb ? 'MongoDB' : 'SQLite files'}; --seed ${values.seed} chooses the same victims and moments again`,
);
const { broken, journal, events, recoveries, settledMs } = await crashRun({
  kind: values.mongodb ? 'MongoDB' : 'SQLite files',
  cycles,
  callers: values.mongodb ? Math.min(callers, 2) : callers,
  restMs: values.mongodb ? 200 : 50,
  seed: values.seed,
  server: process.env['COVERTRAIL_TEST_MONGODB_SERVER'] ?? null,
  print,
});
const times = recoveries.map(({ ms }) => ms).sort((a, b) => a - b);
print(`${events} events, ${journal.summary}`);
print(
  `back after ${times[Math.floor(times.length / 2)]} ms (half), ${times.at(-1)} ms (slowest); all was well ${Math.round(settledMs)} ms after the last kill`,
);
for (const complaint of broken) print(`BROKEN ${complaint}`);
print(
  broken.length === 0 ? 'Every promise was kept' : `${broken.length} promises were broken, with seed ${values.seed}`,
);
process.exit(broken.length === 0 ? 0 : 1);

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) {
    process.stderr.write(`${name} must be a whole number above zero, not "${text}"\n`);
    process.exit(2);
  }
  return value;
}
