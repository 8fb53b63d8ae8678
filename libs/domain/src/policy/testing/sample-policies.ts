import { dollars } from '../../kernel/money.js';
import { UNSTATED_TERMS } from '../../insurance/terms/unstated-terms.js';
import type { ExportEvidence } from '../../insurance/source-table.js';
import type { PolicyTerms } from '../../insurance/terms/policy-terms.js';
import type { PolicyAdded } from '../policy.contract.js';

export const POLICY = '90000000-0000-4000-8000-000000000001';
export const UMBRELLA = '90000000-0000-4000-8000-000000000002';
export const INSURED = '20000000-0000-4000-8000-000000000001';
export const AGENCY = '30000000-0000-4000-8000-000000000001';
export const CARRIER = '40000000-0000-4000-8000-000000000001';

/** An export of an agency system. */
export const EXPORT: ExportEvidence = {
  name: 'book.csv',
  sha256: 'a'.repeat(64),
  export: { system: 'appliedEpic', asOf: '2026-11-20', importId: '60000000-0000-4000-8000-000000000001' },
};

export const GL_TERMS: PolicyTerms = {
  policyNumber: 'GL-88120',
  period: { effectiveOn: '2026-01-01', expiresOn: '2027-01-01' },
  carrier: { carrierId: CARRIER, name: 'Summit Mutual', naic: '21415' },
  limits: { eachOccurrence: dollars(1_000_000), generalAggregate: dollars(2_000_000) },
  trigger: 'occurrence',
  retroactiveOn: null,
  endorsements: [{ code: 'additionalInsuredOngoing', grade: 'claimed' }],
  schedule: null,
  descriptionOfOperations: 'Electrical work at the depot.',
  ...UNSTATED_TERMS,
};

export const AUTO_TERMS: PolicyTerms = {
  ...GL_TERMS,
  policyNumber: 'BAP-5521',
  limits: { combinedSingleLimit: dollars(1_000_000) },
  trigger: null,
  endorsements: [],
};

export const UMBRELLA_TERMS: PolicyTerms = {
  ...GL_TERMS,
  policyNumber: 'UMB-300',
  limits: { umbrellaEachOccurrence: dollars(5_000_000) },
  schedule: ['generalLiability', 'automobile'],
  endorsements: [],
};

/** General liability GL-88120, all of 2026, unless stated otherwise. */
export const added = (terms: Partial<PolicyTerms> = {}, rest: Partial<PolicyAdded['data']> = {}): PolicyAdded => ({
  type: 'PolicyAdded',
  data: {
    policyId: POLICY,
    insuredId: INSURED,
    agencyId: AGENCY,
    line: 'generalLiability',
    terms: { ...GL_TERMS, ...terms },
    ...rest,
  },
});
