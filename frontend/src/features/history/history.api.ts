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

const knownAt = (knownOn: Known) => (knownOn === null ? {} : { known: knownOn });

export const historyQuery = (trackingId: string, knownOn: Known) =>
  viewQuery(trackingHistory, { params: { id: trackingId }, query: knownAt(knownOn) });

export const verdictQuery = (trackingId: string, on: CalendarDate, knownOn: Known) =>
  viewQuery(trackingVerdict, { params: { id: trackingId }, query: { on, ...knownAt(knownOn) } });

export const continuityQuery = (trackingId: string, knownOn: Known) =>
  viewQuery(trackingContinuity, { params: { id: trackingId }, query: knownAt(knownOn) });

/** `a` before `b`. */
export const compareQuery = (trackingId: string, a: CalendarDate, b: CalendarDate, knownOn: Known) =>
  viewQuery(compareDays, { params: { id: trackingId }, query: { a, b, ...knownAt(knownOn) } });

export const policyHistoryQuery = (policyId: string) => viewQuery(policyHistory, { params: { id: policyId } });
