import type { RequesterFindings, StandingFinding } from '@covertrail/contracts/policy/policy-cards.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';

/** A finding with the requester that asks for it. */
export interface AskedFinding {
  readonly trackingId: Uuid;
  readonly requesterName: string;
  readonly projectName: string;
  readonly finding: StandingFinding;
}

/** The findings of one kind of rule: `generalLiability.rating` is of kind `rating`, `generalLiability.limit.eachOccurrence` of kind `limit`. */
export const findingsFor = (standings: readonly RequesterFindings[], kind: string): readonly AskedFinding[] =>
  standings.flatMap(({ trackingId, requesterName, projectName, findings }) =>
    findings
      .filter(({ rule }) => rule.split('.')[1] === kind)
      .map((finding) => ({ trackingId, requesterName, projectName, finding })),
  );
