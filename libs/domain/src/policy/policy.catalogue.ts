import type { Catalogue } from '../kernel/event-description.js';
import { recordedOn } from '../compliance/proof/recorded-source.js';
import { earlierOf, type CalendarDate } from '../kernel/dates.js';
import type { Uuid } from '../kernel/event.js';
import { recordOf } from '../kernel/record-of.js';
import { ASPECT_EVENTS, ASSESSED_EVENTS } from '../insurance/terms/policy-aspects.js';
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

const agenciesIn = (...ids: readonly (Uuid | null)[]): readonly Uuid[] => ids.flatMap((id) => id ?? []);

/** Each says from which day on it is true. */
const dated = {
  ...common,
  affectsVerdict: true,
  audience: ofPolicy,
  effectiveFrom: ({ data }: Dated): CalendarDate => data.effectiveFrom,
} as const;

/** The changes of what a policy states. */
const aspectChanges = recordOf(ASPECT_EVENTS, (type) => ({ ...dated, affectsVerdict: ASSESSED_EVENTS.includes(type) }));

/** A policy's insured, its agency and those it is shared with read these. */
export const policyCatalogue: Catalogue<PolicyEvent> = {
  PolicyAdded: {
    ...common,
    version: 4,
    upcasters: POLICY_ADDED_UPCASTERS,
    audience: ({ data }) => ({
      companies: data.agencyId === null ? [data.insuredId] : [data.insuredId, data.agencyId],
      policyId: data.policyId,
    }),
    effectiveFrom: ({ data }) => data.terms.period.effectiveOn,
  },
  ...aspectChanges,
  PolicyEndorsementsChanged: {
    ...aspectChanges.PolicyEndorsementsChanged,
    version: 2,
    upcasters: POLICY_ENDORSEMENTS_UPCASTERS,
  },
  PolicyApproved: {
    ...common,
    affectsVerdict: true,
    audience: ({ data }) => ({ companies: [data.agencyId], policyId: data.policyId }),
  },
  PolicyReverified: {
    ...common,
    affectsVerdict: true,
    audience: ({ data }) => ({ companies: [data.agencyId], policyId: data.policyId }),
  },
  PolicyConfirmedBySystem: { ...common, affectsVerdict: true, audience: ofPolicy },
  PolicyImportTakenBack: {
    ...common,
    affectsVerdict: true,
    audience: ofPolicy,
    effectiveFrom: ({ data, meta }) =>
      data.restores.map(({ effectiveFrom }) => effectiveFrom).reduce(earlierOf, recordedOn(meta)),
  },
  PolicyRejected: {
    ...common,
    affectsVerdict: true,
    audience: ({ data }) => ({ companies: [data.agencyId], policyId: data.policyId }),
  },
  PolicyEditsRejected: {
    ...common,
    affectsVerdict: true,
    audience: ({ data }) => ({ companies: [data.agencyId], policyId: data.policyId }),
    effectiveFrom: ({ data, meta }) =>
      data.edits.map(({ effectiveFrom }) => effectiveFrom).reduce(earlierOf, recordedOn(meta)),
  },
  PolicyCanceled: dated,
  PolicyReinstated: dated,
  ReplacementAdded: { ...dated, affectsVerdict: false },
  CarryOverChosen: { ...common, audience: ofPolicy },
  PolicyReplaced: dated,
  PolicyArchived: { ...common, audience: ofPolicy },
  PolicyUnarchived: { ...common, audience: ofPolicy },
  PolicyAssigned: { ...common, audience: ofPolicy },
  PolicyManaged: {
    ...common,
    // An agency of the insured may not read which other one managed the policy, or does from now on.
    hides: ({ data: { insuredId, before, after } }, reader) =>
      reader === insuredId ? [] : agenciesIn(before, after).filter((id) => id !== reader),
    audience: ({ data: { policyId, insuredId, before, after } }) => ({
      companies: [insuredId, ...agenciesIn(before, after)],
      policyId,
    }),
  },
};
