import type { Instant } from '@covertrail/domain/kernel/event';
import type { OutboxEntry } from './mail-kind.js';

/** Mail servers stop their attempts after some days, too (RFC 5321 section 4.5.4.1). */
const SENT_WITHIN_MS = 48 * 60 * 60_000;

/**
 * True when it is too late for a mail about an event of that time. Only the event and the product's clock decide, so it is right
 * even when checkpoints or the outbox were lost.
 */
export const isTooLate = (recordedAt: Instant, now: Instant): boolean =>
  Date.parse(now) - Date.parse(recordedAt) > SENT_WITHIN_MS;

/**
 * True for a mail that was ordered, or that an operator had tried again, in the backup that was restored; the last event of that was recorded at
 * `restoredUntil`.
 */
export const isHeld = ({ retriedAt, recordedAt, since }: OutboxEntry, restoredUntil: Instant): boolean =>
  (retriedAt ?? recordedAt ?? since) <= restoredUntil;
