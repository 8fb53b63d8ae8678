import { NOT_SEEN } from '../event-store/verify-ledger.js';
import type { CheckpointReport } from './checkpoint-check.js';
import type { Difference } from './first-difference.js';

/** What no checkpoint can show either. */
export const NOT_SIGNED =
  'What was changed behind the last checkpoint cannot be seen, and nothing where checkpoints and key were changed too: compare them with those that left the building.';

const DIFFERENCES: Readonly<Record<Difference['kind'], (of: Difference) => string>> = {
  altered: () => 'it is not the event that was appended there',
  missing: ({ count }) => `${count} events are missing there`,
  added: ({ count }) => `${count} events were added there`,
  moved: () => 'it is in the place of another event',
};

/** What is said of a log and its checkpoints. `report` is null where there are none; `refused` are files without a signature of the key. */
export function checkpointSentences(
  report: CheckpointReport | null,
  refused: readonly string[],
  folder: string,
): string[] {
  const unsigned = refused.map((name) => `${name} in ${folder} is no checkpoint that the key signed.`);
  if (report === null) return [...unsigned, `There is no checkpoint in ${folder}.`, ...NOT_SEEN];
  const { checkpoints, holding, provedEvents, broken } = report;
  const held = `The log has ${holding} of ${checkpoints} signed checkpoints: the first ${provedEvents} events are as they were signed.`;
  return broken === null
    ? [...unsigned, held, NOT_SIGNED]
    : [...unsigned, held, ...brokenSentences(report, broken), NOT_SIGNED];
}

function brokenSentences(
  { provedEvents, difference }: CheckpointReport,
  { size, at }: NonNullable<CheckpointReport['broken']>,
): string[] {
  const first = `It does not have the checkpoint of ${at}, of ${size} events.`;
  if (difference === null)
    return [
      first,
      `The first difference is among the events ${provedEvents + 1} to ${size}; the stored tree does not say which.`,
    ];
  const { number, event } = difference;
  const place = event
    ? `${event.position} ${event.type} ${event.id} (revision ${event.revision} of ${event.stream})`
    : 'the end of the log';
  return [first, `The first difference is at event ${number}, ${place}: ${DIFFERENCES[difference.kind](difference)}.`];
}
