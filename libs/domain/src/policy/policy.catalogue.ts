import type { Catalogue } from '../catalogue/event-description.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { Uuid } from '../kernel/event.js';
import type { PolicyEvent } from './policy.contract.js';
import { POLICY_ADDED_UPCASTERS, POLICY_ENDORSEMENTS_UPCASTERS } from './policy.upcasters.js';

const common = { feature: 'policy', version: 1, upcasters: {}, affectsVerdict: false } as const;

interface OfPolicy {
  readonly data: { readonly policyId: Uuid };
}
interface Dated {
  readonly data: { readonly effectiveFrom: CalendarDate };
}

const ofPolicy = ({ data }: OfPolicy) => ({ companies: [], policyId: data.policyId });

/** Each says from which day on it is true. */
const dated = {
  ...common,
  affectsVerdict: true,
  audience: ofPolicy,
  effectiveFrom: ({ data }: Dated): CalendarDate => data.effectiveFrom,
} as const;

/** A policy's insured, its agency and those it is shared with read these. */
export const policyCatalogue: Catalogue<PolicyEvent> = {
  PolicyAdded: {
    ...common,
    version: 3,
    upcasters: POLICY_ADDED_UPCASTERS,
    audience: ({ data }) => ({
      companies: data.agencyId === null ? [data.insuredId] : [data.insuredId, data.agencyId],
      policyId: data.policyId,
    }),
    effectiveFrom: ({ data }) => data.terms.period.effectiveOn,
  },
  PolicyNumberChanged: dated,
  PolicyPeriodChanged: dated,
  PolicyCarrierChanged: dated,
  PolicyLimitsChanged: dated,
  PolicyTriggerChanged: dated,
  RetroactiveDateChanged: dated,
  PolicyEndorsementsChanged: {
    ...dated,
    version: 2,
    upcasters: POLICY_ENDORSEMENTS_UPCASTERS,
  },
  UmbrellaScheduleChanged: dated,
  OperationsDescribed: { ...dated, affectsVerdict: false },
  PolicyApproved: {
    ...common,
    affectsVerdict: true,
    audience: ({ data }) => ({ companies: [data.agencyId], policyId: data.policyId }),
  },
  PolicyRejected: {
    ...common,
    affectsVerdict: true,
    audience: ({ data }) => ({ companies: [data.agencyId], policyId: data.policyId }),
  },
  PolicyCanceled: dated,
  PolicyReinstated: dated,
};
