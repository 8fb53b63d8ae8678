import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { query } from '../calls/call.js';
import type {
  Comparison,
  Continuity,
  HistoryStep,
  PolicyHistory,
  TrackingHistory,
  Verdict,
} from './history.replies.js';

/** A day, a moment, or the id of an entry of the history. Default: now. */
interface Known {
  readonly known?: string;
}

interface VerdictQuery extends Known {
  /** The day that is assessed. Default: today. */
  readonly on?: CalendarDate;
}

/** Two days, in either order. */
interface CompareQuery extends Known {
  readonly a: CalendarDate;
  readonly b: CalendarDate;
}

interface Steps {
  readonly steps: readonly HistoryStep[];
}

/*
 * Histories and verdicts are folded from the streams when a page asks for them. After a live message about the row of a supplier
 * the page asks again.
 */
export const trackingVerdict = query<{ query: VerdictQuery; reply: Verdict }>()('tracking/:id/verdict', {
  needs: 'readCompliance',
  view: 'tracked-suppliers',
  shape: 'verdict',
});
export const trackingHistory = query<{ query: Known; reply: TrackingHistory }>()('tracking/:id/history', {
  needs: 'readCompliance',
  view: 'tracked-suppliers',
  shape: 'history',
});
export const compareDays = query<{ query: CompareQuery; reply: Comparison }>()('tracking/:id/compare', {
  needs: 'readCompliance',
  view: 'tracked-suppliers',
  shape: 'comparison',
});
export const historySteps = query<{ reply: Steps }>()('tracking/:id/steps', {
  needs: 'readCompliance',
  view: 'tracked-suppliers',
  shape: 'steps',
  rowsAt: 'steps',
});
export const trackingContinuity = query<{ query: Known; reply: Continuity }>()('tracking/:id/continuity', {
  needs: 'readCompliance',
  view: 'tracked-suppliers',
  shape: 'continuity',
});
export const policyHistory = query<{ query: Known; reply: PolicyHistory }>()('policy/:id/history', {
  needs: 'readInsurance',
  view: 'policies',
  shape: 'history',
});
