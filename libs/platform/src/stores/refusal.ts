import { CheckpointAhead, OtherLog, ViewLost, ViewTooNew } from '../engine/engine-errors.js';
import { ReadStoreTooNew } from '../read-store/read-store.port.js';

const REFUSALS = [CheckpointAhead, OtherLog, ViewLost, ViewTooNew, ReadStoreTooNew];

/** The sentence of an error by which a process refuses to start on these stores; null for any other error. */
export const refusalOf = (error: unknown): string | null =>
  REFUSALS.some((refusal) => error instanceof refusal) ? (error as Error).message : null;

/** Ends the process: a refusal as its one sentence, anything else with its stack. */
export function endBecauseOf(error: unknown): never {
  process.stderr.write(`${refusalOf(error) ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exit(1);
}
