import type { ProvidedPolicyCard } from '@covertrail/contracts/policy/policy-cards.replies';
import type { FindingText } from '@covertrail/contracts/history/history.replies';
import { sumUp } from '@covertrail/domain/compliance/compare-outcomes';
import { issuesOf, sharedPolicyStatus } from '@covertrail/domain/status/shared-policy-status';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';

interface ProvidedStatusProps extends Pick<ProvidedPolicyCard, 'standing'> {
  /** Those of the present verdict that are about this policy. */
  readonly findings: readonly FindingText[];
}

/** How a requester sees the status of a policy that a supplier provided [C14]. */
export function ProvidedStatus({ standing, findings }: ProvidedStatusProps) {
  const status = sharedPolicyStatus({
    verification: standing,
    flagged: true,
    answersRequest: false,
    ...issuesOf(findings.length === 0 ? null : sumUp(findings)),
  });
  return <ScreenStatus screen="requesterDashboard" status={status} />;
}
