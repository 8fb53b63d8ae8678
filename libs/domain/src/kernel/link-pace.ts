import type { Instant } from './event.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Links to one address in an hour. */
const MOST_LINKS = 3;

/** Of the instants, in their order, those within the hour before the last. */
export function askedLately(instants: readonly Instant[]): readonly Instant[] {
  const last = Date.parse(instants.at(-1) ?? '');
  return instants.filter((instant) => last - Date.parse(instant) < HOUR_MS);
}

/** Whether a further mail with a link may be sent to an address: a minute after the one before, and three an hour, so that nobody fills a mailbox [A10] [A09]. */
export function maySendLink(requested: readonly Instant[], at: Instant): boolean {
  const [before, ...others] = askedLately([...requested, at])
    .slice(0, -1)
    .reverse();
  if (before === undefined) return true;
  return Date.parse(at) - Date.parse(before) >= MINUTE_MS && 1 + others.length < MOST_LINKS;
}
