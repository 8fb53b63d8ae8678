import type { VehicleEvent, VehicleFacts } from '@covertrail/domain/vehicle/vehicle.contract';
import type { Sentences } from '../text/event-wording.js';
import { named } from '../text/sentence-parts.js';
import { changedTexts, newTexts, type Texts } from '../text/text-changes.js';

/** `2021 Ford F-550`; empty where nothing but the VIN is known. */
const vehicleText = ({ year, make, model }: VehicleFacts): string =>
  [year === null ? '' : `${year}`, make, model].filter((part) => part !== '').join(' ');

const nameOf = (vehicle: VehicleFacts): string => named(`${vehicleText(vehicle)} ${vehicle.vin}`.trim());

const textsOf = ({ vin, year, make, model }: VehicleFacts): Texts => ({
  VIN: vin,
  ...(year === null ? {} : { Year: `${year}` }),
  ...(make === '' ? {} : { Make: make }),
  ...(model === '' ? {} : { Model: model }),
});

export const vehicleSentences: Sentences<VehicleEvent> = {
  VehicleAdded: {
    sentence: ({ data }, names) =>
      `The vehicle ${nameOf(data.vehicle)} was added to ${named(names.policy(data.policyId))}.`,
    changes: ({ data }) => newTexts(textsOf(data.vehicle)),
  },
  VehicleRevised: {
    sentence: ({ data }, names) =>
      `The vehicle ${nameOf(data.after)} of ${named(names.policy(data.policyId))} was edited.`,
    changes: ({ data }) => changedTexts(textsOf(data.before), textsOf(data.after), 'not given'),
  },
  VehicleRemoved: {
    sentence: ({ data }, names) =>
      `The vehicle ${nameOf(data.vehicle)} was removed from ${named(names.policy(data.policyId))}.`,
    changes: () => [],
  },
};
