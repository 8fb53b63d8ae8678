import type { Instant } from '@covertrail/domain/kernel/event';

const VALID_MS = 5 * 60_000;

/** Until when a challenge may be answered: people look for a phone or a key meanwhile. */
export const challengeEnds = (now: Instant): Instant => new Date(Date.parse(now) + VALID_MS).toISOString();
