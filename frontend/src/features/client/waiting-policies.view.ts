import { ClipboardCheck } from 'lucide-react';
import { agencyPolicies } from '@covertrail/contracts/policy/policy.calls';
import { viewQuery } from '#shared/api/call-request';
import { policyTable } from '#shared/policies/policy-list';
import { VERIFICATION_BULK } from '#shared/policies/policy-bulk';

/** Policies of the agency's clients that are not verified, those that end first at the top. */
export const WAITING_POLICIES = policyTable({
  name: 'policy-verification',
  label: 'Policies to verify',
  asks: viewQuery(agencyPolicies, { query: { standing: 'unverified' } }),
  order: { column: 'expiresOn', descending: false },
  bulk: VERIFICATION_BULK,
  empty: {
    title: 'Nothing to verify',
    icon: ClipboardCheck,
    text: 'Policies that clients add or change appear here.',
  },
});
