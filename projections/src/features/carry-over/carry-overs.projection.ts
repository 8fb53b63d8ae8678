import { carryOversView } from '@covertrail/contracts/carry-over/carry-over.views';
import { defineProjection } from '@covertrail/platform/engine/define-projection';

/** What did this policy take over from the one whose place it takes, and how far is it? Progress is the number of its records that are there. */
export const carryOvers = defineProjection(carryOversView)({
  version: 1,
  on: {
    CarryOverStarted: (_carryOver, { data: { carryOverId, policyId, insuredId, agencyId, kind, count } }) =>
      ({ id: carryOverId, policyId, insuredId, agencyId, kind, count, carried: 0, stage: 'running' }),
  },
  changes: {
    LocationAdded: (one) => ({ ...one, carried: one.carried + 1 }),
    VehicleAdded: (one) => ({ ...one, carried: one.carried + 1 }),
    CarryOverCompleted: (one, { data }) => ({ ...one, carried: data.carried, stage: 'completed' }),
    AgencyAppointed: (one, { data }) => ({ ...one, agencyId: data.agencyId }),
    ClientTransferred: (one, { data }) => ({ ...one, agencyId: data.toAgencyId }),
  },
  keys: ({ type, data }, own) => {
    if (type === 'AgencyAppointed' || type === 'ClientTransferred') return own.idsWhere('insuredId', data.insuredId);
    if (type === 'CarryOverStarted' || type === 'CarryOverCompleted') return [data.carryOverId];
    return data.importId === null ? [] : [data.importId];
  },
  audience: (_before, after) => (after ? [after.insuredId, after.agencyId].filter((id) => id !== null) : []),
});
