import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import type { PropertyLimit } from '@covertrail/domain/fields/property-limit';
import type { Building, LocationEvent, LocationPlace } from '@covertrail/domain/location/location.contract';
import type { Names, Sentences } from '../text/event-wording.js';
import { named } from '../text/sentence-parts.js';
import { changedTexts, newTexts, type Texts } from '../text/text-changes.js';
import { propertyLimitTexts } from './property-limit.words.js';

const NOT_GIVEN = 'not given';

interface OfLocation {
  readonly data: { readonly policyId: string; readonly number: string };
}

const locationOf = ({ data }: OfLocation, names: Names): string =>
  `location ${named(data.number)} of ${named(names.policy(data.policyId))}`;
const given = (texts: Texts): Texts => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

const placeTexts = (place: LocationPlace): Texts =>
  given({
    'Location number': place.number,
    'Address 1': place.address1,
    'Address 2': place.address2,
    City: place.city,
    State: place.state,
    County: place.county,
    'Zip code': place.zipCode,
    Country: place.country,
    Description: place.description,
  });
const buildingTexts = ({ number, description, limits }: Building, region: RegionCode): Texts => ({
  ...given({ 'Building number': number, Description: description }),
  ...propertyLimitTexts(limits, region),
});

export const locationSentences: Sentences<LocationEvent> = {
  LocationAdded: {
    sentence: ({ data: { policyId, place } }, names) =>
      `Location ${named(place.number)} in ${named(place.city)} was added to ${named(names.policy(policyId))}.`,
    changes: ({ data: { policyId, place, limits, buildings } }, names) => {
      const inWords = (rows: readonly PropertyLimit[]) => propertyLimitTexts(rows, names.region(policyId));
      return newTexts({
        ...placeTexts(place),
        ...inWords(limits),
        ...Object.fromEntries(
          buildings.map(({ number, limits: rows }) => [
            `Building ${number}`,
            Object.entries(inWords(rows))
              .map((pair) => pair.join(' '))
              .join('; '),
          ]),
        ),
      });
    },
  },
  LocationRevised: {
    sentence: ({ data: { policyId, before, after } }, names) =>
      before.number === after.number
        ? `The address of ${locationOf({ data: { policyId, number: after.number } }, names)} was edited.`
        : `Location ${named(before.number)} of ${named(names.policy(policyId))} was renumbered to ${named(after.number)}.`,
    changes: ({ data: { before, after } }) => changedTexts(placeTexts(before), placeTexts(after), NOT_GIVEN),
  },
  LocationLimitsChanged: {
    sentence: (event, names) => `The limits of ${locationOf(event, names)} changed.`,
    changes: ({ data: { policyId, before, after } }, names) => {
      const region = names.region(policyId);
      return changedTexts(propertyLimitTexts(before, region), propertyLimitTexts(after, region), NOT_GIVEN);
    },
  },
  BuildingAdded: {
    sentence: (event, names) =>
      `Building ${named(event.data.building.number)} was added to ${locationOf(event, names)}.`,
    changes: ({ data: { policyId, building } }, names) => newTexts(buildingTexts(building, names.region(policyId))),
  },
  BuildingRevised: {
    sentence: (event, names) => `Building ${named(event.data.after.number)} of ${locationOf(event, names)} was edited.`,
    changes: ({ data: { policyId, before, after } }, names) => {
      const region = names.region(policyId);
      return changedTexts(buildingTexts(before, region), buildingTexts(after, region), NOT_GIVEN);
    },
  },
  BuildingRemoved: {
    sentence: (event, names) =>
      `Building ${named(event.data.building.number)} was removed from ${locationOf(event, names)}.`,
    changes: () => [],
  },
  LocationRemoved: {
    sentence: ({ data: { policyId, number } }, names) =>
      `Location ${named(number)} was removed from ${named(names.policy(policyId))}.`,
    changes: () => [],
  },
};
