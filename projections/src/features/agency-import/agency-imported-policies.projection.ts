import { agencyImportedPoliciesView } from '@covertrail/contracts/agency-import/agency-import.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { defineProjection, sameFor, type RecordedEvent } from '@covertrail/platform/engine/define-projection';

/** The events with which an import adds a policy, changes and confirms what it states. */
const STATED = [
  'PolicyAdded',
  'PolicyNumberChanged',
  'PolicyPeriodChanged',
  'PolicyCarrierChanged',
  'PolicyLimitsChanged',
  'PolicyConfirmedBySystem',
] as const;

/** Of which policies did an import add, change or confirm something? */
export const agencyImportedPolicies = defineProjection(agencyImportedPoliciesView)({
  version: 1,
  on: sameFor(STATED, (_known: unknown, { data: { policyId, evidence } }: RecordedEvent<(typeof STATED)[number]>) => {
    const importId = evidence?.export?.importId;
    return importId === undefined ? null : { id: idOf(importId, policyId), importId, policyId };
  }),
  changes: {},
  keys: ({ data: { policyId, evidence } }) => (evidence?.export ? [idOf(evidence.export.importId, policyId)] : []),
  audience: () => [],
});

const idOf = (importId: Uuid, policyId: Uuid): string => `${importId} ${policyId}`;
