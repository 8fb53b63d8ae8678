import { DRILL_DOWNS, drillDownOf, drillDownsOf } from '@covertrail/domain/status/status-codes';
import { keysOf } from '@covertrail/domain/kernel/record-of';
import { displayOf } from '@covertrail/wording/status-display/status-display';
import { outcomeWord } from '@covertrail/wording/status-display/outcome-word';
import type { TrackedGroup } from '@covertrail/contracts/tracking/tracking.inputs';

const word = (status: 'compliant' | 'nonCompliant' | 'review' | 'expired' | 'inactive'): string =>
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
  inactive: word('inactive'),
};

/** Every active row is in exactly one of these, so that a chart of all rows can be drawn from them. */
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

export const isGroup = (text: string | null): text is TrackedGroup => text !== null && Object.hasOwn(GROUP_WORDS, text);

/**
 * The groups behind codes of a company's status [F01] (`status=12,7,11,13`): of several drill-downs, all of each or some of them.
 * None where one of the codes is no such code.
 */
export function groupsOfCodes(text: string | null): readonly TrackedGroup[] {
  const codes = (text ?? '').split(',').map((code) => (/^\d{1,3}$/.test(code.trim()) ? Number(code) : -1));
  if (codes.some((code) => drillDownOf(code) === undefined)) return [];
  return drillDownsOf(codes);
}

/** The same groups as the codes that the call takes. */
export const codesOf = (groups: readonly TrackedGroup[]): string =>
  keysOf(DRILL_DOWNS)
    .filter((drillDown) => groups.includes(drillDown))
    .flatMap((drillDown) => DRILL_DOWNS[drillDown])
    .join(',');
