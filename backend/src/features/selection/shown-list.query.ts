import type { LocationRow } from '@covertrail/contracts/location/location.replies';
import { locationsView } from '@covertrail/contracts/location/location.views';
import type { VehicleRow } from '@covertrail/contracts/vehicle/vehicle.replies';
import { vehiclesView } from '@covertrail/contracts/vehicle/vehicle.views';
import { fitsCheckDigit } from '@covertrail/domain/fields/vehicle-fields';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { MadeChoice } from '@covertrail/domain/selection/selection-choice.rules';
import type { PageDto } from '@covertrail/contracts/calls/page.inputs';
import { defineList } from '#lists/define-list';
import { shownOf } from '#views/shown-records.filter';

/** The locations of a policy that a choice shows, by number. */
export const shownLocationsOf = (policyId: Uuid, choice: MadeChoice | null) =>
  defineList(locationsView)<PageDto, LocationRow>({
    where: () => shownOf(policyId, choice),
    words: 'searched',
    order: { field: 'numberOrder', direction: 'asc' },
    rows: async (documents) =>
      documents.map(({ id, place, buildingCount, limitCount, source }) => ({
        id,
        policyId,
        ...place,
        buildingCount,
        limitCount,
        source,
      })),
  });

/** The vehicles of a policy that a choice shows, by VIN. */
export const shownVehiclesOf = (policyId: Uuid, choice: MadeChoice | null) =>
  defineList(vehiclesView)<PageDto, VehicleRow>({
    where: () => shownOf(policyId, choice),
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
