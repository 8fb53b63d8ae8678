import { givenTerms } from '@covertrail/domain/policy/policy-given-terms';
import type { GivenTerms, StatedTerms } from '@covertrail/domain/insurance/terms/policy-terms';

/** The insurer of every test policy: one of the product's own list, without a rating. */
export const SUMMIT = {
  carrierId: '0c000000-0000-4000-8000-000000000001',
  name: 'Summit Mutual',
  naic: '12345',
} as const;

/** Terms of a general liability policy in force on the test day, as an event stores them. */
export const storedTerms = (other: Partial<StatedTerms> = {}): StatedTerms => ({
  policyNumber: 'GL-88120',
  period: { effectiveOn: '2026-07-01', expiresOn: '2027-07-01' },
  carrier: SUMMIT,
  limits: { eachOccurrence: 100_000_000, generalAggregate: 200_000_000 },
  trigger: 'occurrence',
  retroactiveOn: null,
  endorsements: [],
  schedule: null,
  descriptionOfOperations: '',
  ...other,
});

/** The same terms as a person sends them. */
export const terms = (other: Partial<StatedTerms> = {}): GivenTerms => givenTerms(storedTerms(other));
