import { query } from '../calls/call.js';
import type {
  Comparison,
  Continuity,
  HistoryStep,
  PolicyHistory,
  TrackingHistory,
  Verdict,
} from './history.replies.js';
import type { CompareDto, KnownDto, VerdictDto } from './history.inputs.js';

interface Steps {
  readonly steps: readonly HistoryStep[];
}

/*
 * Histories and verdicts are folded from the streams when a page asks for them. After a live message about the row of a supplier
 * the page asks again.
 */
export const trackingVerdict = query<{ query: VerdictDto; reply: Verdict }>()('tracking/:id/verdict', {
  needs: 'readCompliance',
  view: 'tracked-suppliers',
  shape: 'verdict',
});
export const trackingHistory = query<{ query: KnownDto; reply: TrackingHistory }>()('tracking/:id/history', {
  needs: 'readCompliance',
  view: 'tracked-suppliers',
  shape: 'history',
});
export const compareDays = query<{ query: CompareDto; reply: Comparison }>()('tracking/:id/compare', {
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
export const trackingContinuity = query<{ query: KnownDto; reply: Continuity }>()('tracking/:id/continuity', {
  needs: 'readCompliance',
  view: 'tracked-suppliers',
  shape: 'continuity',
});
export const policyHistory = query<{ query: KnownDto; reply: PolicyHistory }>()('policy/:id/history', {
  needs: 'readInsurance',
  view: 'policies',
  shape: 'history',
});
