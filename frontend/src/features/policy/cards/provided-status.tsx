import type { ProvidedPolicyCard } from '@covertrail/contracts/policy/policy-cards.replies';
import { sharedPolicyStatus } from '@covertrail/domain/status/shared-policy-status';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';

/** How a requester sees the status of a policy that a supplier provided [C14]. */
export function ProvidedStatus({ standing }: Pick<ProvidedPolicyCard, 'standing'>) {
  const status = sharedPolicyStatus({
    verification: standing,
    flagged: true,
    answersRequest: false,
    complianceIssue: false,
    reviewRequired: false,
  });
  return <ScreenStatus screen="requesterDashboard" status={status} />;
}
