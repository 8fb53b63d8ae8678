import { carryOversView, type CarryOverDocument } from '@covertrail/contracts/carry-over/carry-over.views';
import { defineProjection, sameFor } from '@covertrail/platform/engine/define-projection';
import { isManagerChange, managedBy, MANAGER_CHANGES, withManager } from '#agency-of-record';

/** What did this policy take over from the one whose place it takes, and how far is it? Progress is the number of its records that are there. */
export const carryOvers = defineProjection(carryOversView)({
  version: 1,
  on: {
    CarryOverStarted: (_carryOver, { data: { carryOverId, policyId, insuredId, agencyId, kind, count } }) => ({
      id: carryOverId,
      policyId,
      insuredId,
      agencyId,
      kind,
      count,
      carried: 0,
      stage: 'running',
    }),
  },
  changes: {
    LocationAdded: (carryOverDocument) => ({ ...carryOverDocument, carried: carryOverDocument.carried + 1 }),
    VehicleAdded: (carryOverDocument) => ({ ...carryOverDocument, carried: carryOverDocument.carried + 1 }),
    CarryOverCompleted: (carryOverDocument, { data }) => ({
      ...carryOverDocument,
      carried: data.carried,
      stage: 'completed',
    }),
    ...sameFor(MANAGER_CHANGES, withManager<CarryOverDocument>),
  },
  keys: (event, own) => {
    if (isManagerChange(event)) return managedBy(event, own);
    if (event.type === 'CarryOverStarted' || event.type === 'CarryOverCompleted') return [event.data.carryOverId];
    return event.data.importId === null ? [] : [event.data.importId];
  },
  audience: (_before, after) => (after ? [after.insuredId, after.agencyId].filter((id) => id !== null) : []),
});
