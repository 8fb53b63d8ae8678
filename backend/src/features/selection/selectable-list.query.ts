import type { SelectableRecord } from '@covertrail/contracts/selection/selection.replies';
import { locationsView } from '@covertrail/contracts/location/location.views';
import { vehiclesView } from '@covertrail/contracts/vehicle/vehicle.views';
import type { SelectableDto } from '@covertrail/contracts/selection/selection.inputs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { isShown, type MadeChoice } from '@covertrail/domain/selection/selection-choice.rules';
import { defineList } from '#lists/define-list';
import { ofPolicy } from '#views/shown-records.filter';

/** The locations of a policy by number, each with whether it is selected. */
export const selectableLocationsOf = (policyId: Uuid, choice: MadeChoice | null) =>
  defineList(locationsView)<SelectableDto, SelectableRecord>({
    where: () => ofPolicy(policyId),
    words: 'searched',
    order: { field: 'numberOrder', direction: 'asc' },
    rows: async (documents) =>
      documents.map(({ id, place: { number, address1, address2, city, state }, addedAt }) => ({
        id,
        name: number,
        detail: [address1, address2, city, state].filter((part) => part !== '').join(', '),
        selected: isShown(choice, { id, addedAt }),
      })),
  });

/** The vehicles of a policy by VIN, each with whether it is selected. */
export const selectableVehiclesOf = (policyId: Uuid, choice: MadeChoice | null) =>
  defineList(vehiclesView)<SelectableDto, SelectableRecord>({
    where: () => ofPolicy(policyId),
    words: 'searched',
    order: { field: 'vin', direction: 'asc' },
    rows: async (documents) =>
      documents.map(({ id, vin, year, make, model, addedAt }) => ({
        id,
        name: vin,
        detail: [year === null ? '' : `${year}`, make, model].filter((part) => part !== '').join(' '),
        selected: isShown(choice, { id, addedAt }),
      })),
  });
