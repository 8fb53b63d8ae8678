import type { PropertyLimit } from '@covertrail/domain/fields/property-limit';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { LocationPlace, LocationTerms } from '@covertrail/domain/location/location.contract';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { LocationDto } from '@covertrail/contracts/location/location.inputs';

/** A form as it is stored: plain records, texts without outer spaces, and an id for each new building, derived from the command id. */
export const termsOf = ({ place, limits, buildings }: LocationDto, commandId: Uuid): LocationTerms => ({
  place: trimmed(place),
  limits: limits.map(plain),
  buildings: buildings.map(({ buildingId, number, description, limits: rows }, index) => ({
    buildingId: buildingId ?? deriveId('building', commandId, index),
    number: number.trim(),
    description: description.trim(),
    limits: rows.map(plain),
  })),
});

const trimmed = (place: LocationPlace): LocationPlace => ({
  number: place.number.trim(),
  address1: place.address1.trim(),
  address2: place.address2.trim(),
  city: place.city.trim(),
  state: place.state.trim(),
  county: place.county.trim(),
  zipCode: place.zipCode.trim(),
  country: place.country,
  description: place.description.trim(),
});

const plain = ({ blanket, ...row }: PropertyLimit): PropertyLimit => ({
  ...row,
  ...(blanket === undefined ? {} : { blanket: blanket.trim() }),
});
