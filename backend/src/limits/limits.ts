import { StartRefused } from '@covertrail/platform/errors/refusal';

/** How much one person may do in a period; 0 sets no limit. */
export interface Limits {
  /** All calls: a page makes a few at a time, and some every minute. */
  readonly callsPerMinute: number;
  /** Calls that reveal whether something exists, or open it with a secret, of one person; `LookUps` says what companies and addresses may. */
  readonly lookUpsPerMinute: number;
  /** Pages with a live connection, to one process. */
  readonly socketsPerPerson: number;
  /** Messages in which pages name the views that they show. */
  readonly watchesPerMinute: number;
  /** How long each refusal of a look-up takes, in milliseconds, whatever was found: a list of guesses takes long. */
  readonly refusedAfterMs: number;
  /** How long a stream of progress stays open that no work has named, in milliseconds. */
  readonly unusedStreamMs: number;
}

const UNUSED_STREAM_MS = 10_000;

export const DEFAULT_LIMITS: Limits = {
  callsPerMinute: 1_200,
  lookUpsPerMinute: 30,
  socketsPerPerson: 30,
  watchesPerMinute: 600,
  refusedAfterMs: 250,
  unusedStreamMs: UNUSED_STREAM_MS,
};
export const NO_LIMITS: Limits = {
  callsPerMinute: 0,
  lookUpsPerMinute: 0,
  socketsPerPerson: 0,
  watchesPerMinute: 0,
  refusedAfterMs: 0,
  unusedStreamMs: UNUSED_STREAM_MS,
};

/** COVERTRAIL_CALLS_PER_MINUTE: calls a person may make; `0` removes every limit, for programs that measure or test the product. */
export function limitsFrom(env: NodeJS.ProcessEnv): Limits {
  const text = env['COVERTRAIL_CALLS_PER_MINUTE'] ?? '';
  if (text === '') return DEFAULT_LIMITS;
  const callsPerMinute = Number(text);
  if (!Number.isInteger(callsPerMinute) || callsPerMinute < 0)
    throw new StartRefused(`COVERTRAIL_CALLS_PER_MINUTE must be a number of calls, not "${text}"`);
  return callsPerMinute === 0 ? NO_LIMITS : { ...DEFAULT_LIMITS, callsPerMinute };
}
