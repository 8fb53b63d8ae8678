import type { FactSource } from '@covertrail/domain/insurance/source-table';
import type { PropertyLimit } from '@covertrail/domain/fields/property-limit';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Building, LocationPlace } from '@covertrail/domain/location/location.contract';

/** A location in the list of its policy. */
export interface LocationRow extends LocationPlace {
  readonly id: Uuid;
  readonly policyId: Uuid;
  readonly buildingCount: number;
  readonly limitCount: number;
  /** Who stated any of it last, and when; null where that is not known. */
  readonly source: FactSource | null;
}

/** The names of the fields are given [C06]. `totalCount` stops at a cap plus one. */
export interface LocationPage {
  readonly locations: readonly LocationRow[];
  readonly totalCount: number;
  readonly next?: string;
}

export interface LocationDetails {
  readonly id: Uuid;
  readonly policyId: Uuid;
  readonly place: LocationPlace;
  readonly limits: readonly PropertyLimit[];
  readonly buildings: readonly Building[];
  /** To send back as `If-Match` with an edit. */
  readonly revision: number;
  readonly mayEdit: boolean;
}

/** A location of one of several policies. */
export interface LocationOfOne {
  readonly policyId: Uuid;
  readonly locationId: Uuid;
  readonly number: string;
}

/** An address at which several policies have a location, as the first of them states it. */
export interface CommonLocation {
  readonly id: Uuid;
  readonly place: LocationPlace;
  readonly at: readonly LocationOfOne[];
}

export interface CommonLocationPage {
  readonly locations: readonly CommonLocation[];
  readonly totalCount: number;
}
