import type { Instant } from '@covertrail/domain/kernel/event';

/** Attempts under one name: those that failed, and the moments at which the others began, of which nothing more is recorded; absent: none. */
export interface Attempts {
  readonly failed: number;
  readonly lastAt: Instant;
  readonly begun?: readonly Instant[];
}

/** How failures of one kind make the next attempt wait. */
export interface Pace {
  /** So many do not wait; after them each failure doubles the wait. */
  readonly free: number;
  /** From so many failures on, a captcha is asked for as well [A01]. */
  readonly captchaFrom: number;
  readonly longestS: number;
  /** One failure is forgotten after so long, and all after an hour without any. */
  readonly oneForgottenMs: number;
  readonly forgottenMs: number;
}

const FIRST_WAIT_S = 2;
const HOUR_MS = 60 * 60_000;
/** Longer than an attempt takes: one that has no end by then was not answered, and counts no more. */
const RUNNING_MS = 60_000;

/** One account from one address, or from one browser that it knows. */
export const PAIR: Pace = { free: 5, captchaFrom: 3, longestS: 300, oneForgottenMs: Infinity, forgottenMs: HOUR_MS };
/** One account from everywhere else: a wrong password every few minutes is forgotten before the next. */
export const ACCOUNT: Pace = {
  free: 30,
  captchaFrom: 15,
  longestS: 300,
  oneForgottenMs: 120_000,
  forgottenMs: HOUR_MS,
};
/** One address at accounts that never logged in there. People of one office share it, so nobody waits long. */
export const ADDRESS: Pace = { free: 50, captchaFrom: 25, longestS: 30, oneForgottenMs: 10_000, forgottenMs: HOUR_MS };

/** The failures that still count at a moment, in milliseconds. */
export function failedThen({ oneForgottenMs, forgottenMs }: Pace, attempts: Attempts | null, now: number): number {
  if (attempts === null) return 0;
  const passed = now - Date.parse(attempts.lastAt);
  return passed >= forgottenMs ? 0 : Math.max(0, attempts.failed - Math.floor(passed / oneForgottenMs));
}

const runningThen = (attempts: Attempts | null, now: number): readonly Instant[] =>
  (attempts?.begun ?? []).filter((at) => now - Date.parse(at) < RUNNING_MS);

/** How an attempt ends; one that is only begun may still fail, so parallel attempts count as failures do until they end. */
export type AttemptStep = 'begun' | 'failed' | 'succeeded';

/** The attempts once one more of them begins, failed or succeeded. */
export function attemptsAfter(step: AttemptStep, pace: Pace, attempts: Attempts | null, now: number): Attempts {
  const [failed, running] = [failedThen(pace, attempts, now), runningThen(attempts, now)];
  const lastAt = new Date(now).toISOString();
  if (step === 'begun') return { failed, lastAt, begun: [...running, lastAt] };
  return { failed: step === 'failed' ? failed + 1 : failed, lastAt, begun: running.slice(1) };
}

/** Seconds from a moment until the next attempt may begin; 0 for now. */
export function waitAfter(pace: Pace, attempts: Attempts | null, now: number): number {
  const failed = failedThen(pace, attempts, now) + runningThen(attempts, now).length;
  if (attempts === null || failed < pace.free) return 0;
  const whole = Math.min(pace.longestS, FIRST_WAIT_S * 2 ** (failed - pace.free));
  return Math.min(whole, Math.max(0, Math.ceil(whole - (now - Date.parse(attempts.lastAt)) / 1000)));
}
