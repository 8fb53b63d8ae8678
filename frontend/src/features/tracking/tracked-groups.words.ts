import { DRILL_DOWNS, drillDownOf, type DrillDown } from '@covertrail/domain/status/status-codes';
import { displayOf } from '@covertrail/wording/status-display/status-display';
import { outcomeWord } from '@covertrail/wording/status-display/outcome-word';
import type { TrackedGroup } from '@covertrail/contracts/tracking/tracking.inputs';

const word = (status: 'compliant' | 'nonCompliant' | 'review' | 'expired'): string =>
  displayOf('trackedSuppliers', status).full;

/** Sent, and not answered yet. */
export const REQUESTED = displayOf('trackedSuppliers', 'requested').full;

export const GROUP_WORDS: Readonly<Record<TrackedGroup, string>> = {
  compliant: word('compliant'),
  nonCompliant: word('nonCompliant'),
  review: word('review'),
  unknown: outcomeWord('unknown'),
  notAnswered: REQUESTED,
  expiring30: 'Expiring in 30 days',
  expiring60: 'Expiring in 60 days',
  expiring90: 'Expiring in 90 days',
  expired: word('expired'),
  awaitingResponse: 'With an open request',
  excepted: displayOf('trackedSuppliers', 'compliantByException').full,
  exceptionsLapsing: 'Exceptions about to lapse',
  reviewsWaiting: 'Reviews waiting',
};

/** Every row is in exactly one of these, so that a chart of all rows can be drawn from them. */
export const STATUS_GROUPS = [
  'compliant',
  'nonCompliant',
  'review',
  'unknown',
  'notAnswered',
] as const satisfies readonly TrackedGroup[];
export type StatusGroup = (typeof STATUS_GROUPS)[number];

/** 30, 60 and 90 days [F01]. */
export const EXPIRIES = [
  'expiring30',
  'expiring60',
  'expiring90',
  'expired',
] as const satisfies readonly TrackedGroup[];

/** What a requester has to look after. */
export const ATTENTION = ['reviewsWaiting', 'exceptionsLapsing', 'excepted'] as const satisfies readonly TrackedGroup[];

const GROUP_OF: Readonly<Record<DrillDown, TrackedGroup>> = {
  compliant: 'compliant',
  nonCompliant: 'nonCompliant',
  expiredOrCanceled: 'expired',
};

export const isGroup = (text: string | null): text is TrackedGroup => text !== null && Object.hasOwn(GROUP_WORDS, text);

/**
 * The group behind codes of a company's status [F01] (`status=12,7,11`): all of one drill-down, or some of them.
 * Null for anything else.
 */
export function groupOfCodes(text: string | null): TrackedGroup | null {
  const codes = (text ?? '').split(',').map((code) => (/^\d{1,3}$/.test(code.trim()) ? Number(code) : -1));
  const found = drillDownOf(codes[0] ?? -1);
  const all: readonly number[] = found ? DRILL_DOWNS[found] : [];
  return found && codes.every((code) => all.includes(code)) ? GROUP_OF[found] : null;
}
