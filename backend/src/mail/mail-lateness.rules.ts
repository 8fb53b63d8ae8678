import type { Instant } from '@covertrail/domain/kernel/event';

/** Mail servers give up after some days among themselves, too (RFC 5321 section 4.5.4.1). */
const SENT_WITHIN_MS = 48 * 60 * 60_000;

/**
 * True once nobody is to be written to any more about an event recorded at an instant. It rests on the event and the product's
 * clock alone, so that it holds also where checkpoints or the outbox itself were lost.
 */
export const isTooLate = (recordedAt: Instant, now: Instant): boolean => Date.parse(now) - Date.parse(recordedAt) > SENT_WITHIN_MS;
