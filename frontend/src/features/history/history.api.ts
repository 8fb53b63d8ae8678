import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { ViewQuery } from '#shared/views/view-query';

/**
 * Histories and verdicts are folded from the streams when they are asked for. A live message about the row of a supplier
 * says that there is something new to ask for.
 */
const SUPPLIERS_VIEW = 'tracked-suppliers';
const POLICIES_VIEW = 'policies';

/** Absent means as known now. */
type Known = CalendarDate | null;

const knownAt = (known: Known) => (known === null ? {} : { known });

export const historyQuery = (trackingId: string, known: Known): ViewQuery =>
  ({ view: SUPPLIERS_VIEW, path: `tracking/${trackingId}/history`, query: knownAt(known), shape: 'history' });

export const verdictQuery = (trackingId: string, on: CalendarDate, known: Known): ViewQuery =>
  ({ view: SUPPLIERS_VIEW, path: `tracking/${trackingId}/verdict`, query: { on, ...knownAt(known) }, shape: 'verdict' });

/** `a` before `b`. */
export const compareQuery = (trackingId: string, a: CalendarDate, b: CalendarDate, known: Known): ViewQuery =>
  ({ view: SUPPLIERS_VIEW, path: `tracking/${trackingId}/compare`, query: { a, b, ...knownAt(known) }, shape: 'comparison' });

export const stepsQuery = (trackingId: string): ViewQuery =>
  ({ view: SUPPLIERS_VIEW, path: `tracking/${trackingId}/steps`, rowsAt: 'steps', shape: 'steps' });

export const policyHistoryQuery = (policyId: string): ViewQuery =>
  ({ view: POLICIES_VIEW, path: `policy/${policyId}/history`, shape: 'history' });
