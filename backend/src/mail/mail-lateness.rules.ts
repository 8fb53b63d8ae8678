import type { Instant } from '@covertrail/domain/kernel/event';

/** Mail servers stop their attempts after some days, too (RFC 5321 section 4.5.4.1). */
const SENT_WITHIN_MS = 48 * 60 * 60_000;

/**
 * True when it is too late for a mail about an event of that time. Only the event and the product's clock decide, so it is right
 * even when checkpoints or the outbox were lost.
 */
export const isTooLate = (recordedAt: Instant, now: Instant): boolean => Date.parse(now) - Date.parse(recordedAt) > SENT_WITHIN_MS;
