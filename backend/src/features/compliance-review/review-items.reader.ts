import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { ReviewFacts } from '@covertrail/domain/compliance-review/compliance-review.contract';
import { assessUncited } from '@covertrail/domain/tracking/tracking.rules';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { AssessmentInputsLoader } from '#assessment-inputs/assessment-inputs.loader';

/** How many findings of a supplier require a review today, read from the streams. */
export async function openReviewItems(
  deciders: DeciderStore,
  trackingId: Uuid,
  today: CalendarDate,
): Promise<ReviewFacts> {
  const inputs = await new AssessmentInputsLoader(deciders).load(trackingId);
  const findings = (inputs && assessUncited(inputs, today)?.findings) ?? [];
  return { openItems: findings.filter(({ outcome }) => outcome === 'review').length };
}
