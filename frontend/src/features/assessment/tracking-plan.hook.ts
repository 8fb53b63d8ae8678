import { trackingPlan } from '@covertrail/contracts/cure-plan/cure-plan.calls';
import type { SentPlan } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import { viewQuery } from '#shared/api/call-request';
import type { Problem } from '#shared/api/api-problem';
import { useViewQuery } from '#shared/views/use-view-query';
import { planOf, type PlanStep } from './findings-plan.view.js';

/** The plan of one tracking. */
export interface PlanRead {
  /** Null while they are awaited; none where the plan cannot be read. */
  readonly steps: readonly PlanStep[] | null;
  /** The plan that was sent last; null before the first. */
  readonly sent: SentPlan | null;
  readonly problem: Problem | null;
  readonly refetch: () => void;
}

/** The plan of one tracking, as its reader may know it. */
export function useTrackingPlan(trackingId: string): PlanRead {
  const { body, problem, refetch } = useViewQuery(viewQuery(trackingPlan, { params: { id: trackingId } }));
  return { steps: problem ? [] : body && planOf(body), sent: body?.sent ?? null, problem, refetch };
}
