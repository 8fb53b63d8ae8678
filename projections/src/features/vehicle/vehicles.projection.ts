import { vehiclesView, type VehicleDocument } from '@covertrail/contracts/vehicle/vehicle.views';
import { recordedSource } from '@covertrail/domain/compliance/proof/recorded-source';
import type { VehicleFacts } from '@covertrail/domain/vehicle/vehicle.contract';
import { defineProjection, sameFor } from '@covertrail/platform/engine/define-projection';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import { isManagerChange, managedBy, MANAGER_CHANGES, withManager } from '#agency-of-record';

/** Which vehicles does this policy cover? */
export const vehicles = defineProjection(vehiclesView)({
  version: 5,
  on: {
    VehicleAdded: (
      _vehicle,
      { data: { vehicleId, policyId, insuredId, agencyId, vehicle }, meta, revision, position },
    ) => ({
      id: vehicleId,
      policyId,
      insuredId,
      agencyId,
      ...columnsOf(vehicle),
      source: recordedSource(meta, insuredId),
      revision,
      addedAt: position,
    }),
  },
  changes: {
    VehicleRevised: (vehicle, { data, meta, revision }) => ({
      ...vehicle,
      ...columnsOf(data.after),
      source: recordedSource(meta, data.insuredId),
      revision,
    }),
    VehicleRemoved: () => null,
    ...sameFor(MANAGER_CHANGES, withManager<VehicleDocument>),
  },
  keys: (event, own) => (isManagerChange(event) ? managedBy(event, own) : [event.data.vehicleId]),
  audience: (before, after) =>
    [before, after]
      .flatMap((document) => (document ? [document.insuredId, document.agencyId] : []))
      .filter((id) => id !== null),
});

const columnsOf = ({ vin, year, make, model }: VehicleFacts) => ({
  vin,
  year,
  make,
  model,
  searched: foldedText([vin, year ?? '', make, model].join(' ')),
});
