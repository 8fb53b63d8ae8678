import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { PropertyLimit } from '../fields/property-limit.js';

/** Where a location is [C06]. Texts that were not given are empty; `country` is an ISO 3166 code of two letters. */
export interface LocationPlace {
  readonly number: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly county: string;
  readonly zipCode: string;
  readonly country: string;
  readonly description: string;
}

export interface Building {
  readonly buildingId: Uuid;
  /** Unique within the location, compared without case and outer spaces. */
  readonly number: string;
  readonly description: string;
  readonly limits: readonly PropertyLimit[];
}

/** The whole location form. */
export interface LocationTerms {
  readonly place: LocationPlace;
  readonly limits: readonly PropertyLimit[];
  readonly buildings: readonly Building[];
}

/** Names the location in each of its events. */
export interface LocationOfPolicy {
  readonly locationId: Uuid;
  readonly policyId: Uuid;
  readonly insuredId: Uuid;
}
type Change<Name extends string, Data> = DomainEvent<Name, LocationOfPolicy & { readonly number: string } & Data>;

/** `importId` names the import or the carry-over that added it; null for one that was typed. `agencyId`: who represented the insured then. */
export type LocationAdded = DomainEvent<
  'LocationAdded',
  LocationOfPolicy &
    LocationTerms & {
      readonly agencyId: Uuid | null;
      readonly importId: Uuid | null;
    }
>;
export type LocationRevised = DomainEvent<
  'LocationRevised',
  LocationOfPolicy & { readonly before: LocationPlace; readonly after: LocationPlace }
>;
export type LocationLimitsChanged = Change<
  'LocationLimitsChanged',
  { readonly before: readonly PropertyLimit[]; readonly after: readonly PropertyLimit[] }
>;
export type BuildingAdded = Change<'BuildingAdded', { readonly building: Building }>;
export type BuildingRevised = Change<'BuildingRevised', { readonly before: Building; readonly after: Building }>;
export type BuildingRemoved = Change<'BuildingRemoved', { readonly building: Building }>;
export type LocationRemoved = Change<'LocationRemoved', { readonly importId: Uuid | null }>;

export type LocationEvent =
  | LocationAdded
  | LocationRevised
  | LocationLimitsChanged
  | BuildingAdded
  | BuildingRevised
  | BuildingRemoved
  | LocationRemoved;
export type LocationCommand =
  | ({ readonly type: 'AddLocation' } & LocationAdded['data'])
  | { readonly type: 'ReviseLocation'; readonly terms: LocationTerms }
  | { readonly type: 'RemoveLocation' }
  /** Removes what an import added, unless someone has changed it since. */
  | { readonly type: 'UndoImportedLocation'; readonly importId: Uuid };
