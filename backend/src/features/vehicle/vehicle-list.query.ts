import type { VehicleRow } from '@covertrail/contracts/vehicle/vehicle.replies';
import { vehiclesView } from '@covertrail/contracts/vehicle/vehicle.views';
import type { VehicleListDto } from '@covertrail/contracts/vehicle/vehicle.inputs';
import { fitsCheckDigit } from '@covertrail/domain/fields/vehicle-fields';
import { defineList } from '#lists/define-list';

/** The vehicles of a policy whose owner was checked, by VIN. */
export const vehicleRows = defineList(vehiclesView)<VehicleListDto, VehicleRow>({
  where: ({ input: { policyId } }) => ({ where: { policyId: { eq: policyId } } }),
  words: 'searched',
  order: { field: 'vin', direction: 'asc' },
  rows: async (documents) =>
    documents.map(({ id, vin, year, make, model, source, revision }) => ({
      id,
      vin,
      year,
      make,
      model,
      checkDigitFits: fitsCheckDigit(vin),
      source,
      revision,
    })),
});
