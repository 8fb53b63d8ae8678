import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Verdict } from '@covertrail/contracts/history/history.replies';
import type { SupplierSettings, TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import type { PlanRead } from './tracking-plan.hook.js';

/** What a requester does next about a supplier; null where nothing waits for the requester. */
type MainAct = 'requestCoverage' | 'sendPlan' | 'decide' | null;

interface MainActFacts {
  readonly verdict: Pick<Verdict, 'toDecide'>;
  readonly plan: Pick<PlanRead, 'steps' | 'sent'>;
  /** Of the list of suppliers; undefined where it is not known. */
  readonly row: Pick<TrackedSupplierRow, 'answered' | 'asked'> | undefined;
  readonly standing: SupplierSettings['standing'];
  readonly today: CalendarDate;
}

/** Nothing waits of a supplier that is set aside, and one that is tracked no longer is asked anew. Who was never asked is asked first; then the plan is sent, once a day; then what only the requester can decide. */
export function mainActOf({ verdict, plan: { steps, sent }, row, standing, today }: MainActFacts): MainAct {
  if (standing === 'inactive') return null;
  if (standing === 'canceled') return 'requestCoverage';
  if (row && !row.answered && row.asked !== 'requested') return 'requestCoverage';
  if (steps?.some(({ by }) => by !== 'requester') && sent?.on !== today) return 'sendPlan';
  return verdict.toDecide.some(({ kind }) => kind === 'review') ? 'decide' : null;
}
