import type { Instant } from '@covertrail/domain/kernel/event';

/** Failed attempts under one name. Each is counted when it begins, so that parallel attempts are all counted. */
export interface Attempts {
  readonly failed: number;
  readonly lastAt: Instant;
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

/** Seconds from a moment until the next attempt may begin; 0 for now. */
export function waitAfter(pace: Pace, attempts: Attempts | null, now: number): number {
  const failed = failedThen(pace, attempts, now);
  if (attempts === null || failed < pace.free) return 0;
  const whole = Math.min(pace.longestS, FIRST_WAIT_S * 2 ** (failed - pace.free));
  return Math.min(whole, Math.max(0, Math.ceil(whole - (now - Date.parse(attempts.lastAt)) / 1000)));
}
