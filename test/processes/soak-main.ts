import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { memoryText, soakRun } from './soak-run.js';

/** `npm run test:soak -- --minutes 60 --warm-up 24`: the long soak, its progress and what it found. Ends with 1 where something was broken. */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    rate: { type: 'string', default: '50' },
    'warm-up': { type: 'string', default: '24' },
    sockets: { type: 'string', default: '200' },
    seed: { type: 'string', default: '20261122' },
  },
});
/** MB a minute of the resident set; over an hour noise is far below this. */
const MOST_GROWTH_PER_MINUTE = 1;
const print = (line: string): void => void process.stdout.write(`${new Date().toISOString()} ${line}\n`);
const plan = {
  minutes: Number(values.minutes),
  warmUpMinutes: Number(values['warm-up']),
  perSecond: Number(values.rate),
  sockets: Number(values.sockets),
  seed: values.seed,
  print,
};

const { broken, journal, reached, messages, memory, settledMs } = await soakRun(plan);
print(
  `${reached.toFixed(1)} commands/s for ${plan.minutes} minutes, ${journal.summary}; ${messages} messages to ${plan.sockets} pages; all settled ${Math.round(settledMs)} ms after the last command`,
);
for (const measured of memory) print(memoryText(measured));
const growing = memory
  .filter(({ residentGrowth }) => residentGrowth > MOST_GROWTH_PER_MINUTE)
  .map(({ name }) => `${name} grows`);
const wrong = [...new Set([...broken, ...growing])];
for (const complaint of wrong) print(`BROKEN ${complaint}`);
print(wrong.length === 0 ? 'Every promise was kept' : `${wrong.length} promises were broken`);
process.exit(wrong.length === 0 ? 0 : 1);
