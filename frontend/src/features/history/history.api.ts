import {
  compareDays,
  policyHistory,
  trackingContinuity,
  trackingHistory,
  trackingVerdict,
} from '@covertrail/contracts/history/history.calls';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { viewQuery } from '#shared/api/call-request';

/** Absent means as known now. */
type Known = CalendarDate | null;

const knownAt = (known: Known) => (known === null ? {} : { known });

export const historyQuery = (trackingId: string, known: Known) =>
  viewQuery(trackingHistory, { params: { id: trackingId }, query: knownAt(known) });

export const verdictQuery = (trackingId: string, on: CalendarDate, known: Known) =>
  viewQuery(trackingVerdict, { params: { id: trackingId }, query: { on, ...knownAt(known) } });

export const continuityQuery = (trackingId: string, known: Known) =>
  viewQuery(trackingContinuity, { params: { id: trackingId }, query: knownAt(known) });

/** `a` before `b`. */
export const compareQuery = (trackingId: string, a: CalendarDate, b: CalendarDate, known: Known) =>
  viewQuery(compareDays, { params: { id: trackingId }, query: { a, b, ...knownAt(known) } });

export const policyHistoryQuery = (policyId: string) => viewQuery(policyHistory, { params: { id: policyId } });
