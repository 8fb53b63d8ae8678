import type { PolicyTerms } from '@covertrail/domain/policy/policy.contract';

/** Terms of a general liability policy in force on the test day. */
export const terms = (other: Partial<PolicyTerms> = {}): PolicyTerms => ({
  policyNumber: 'GL-88120',
  period: { effectiveOn: '2026-07-01', expiresOn: '2027-07-01' },
  carrier: { carrierId: '0c000000-0000-4000-8000-000000000001', name: 'Summit Mutual', naic: '12345' },
  limits: { eachOccurrence: 100_000_000, generalAggregate: 200_000_000 },
  trigger: 'occurrence',
  endorsements: [],
  schedule: null,
  descriptionOfOperations: '',
  ...other,
});
