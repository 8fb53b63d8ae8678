import type { Uuid } from '../kernel/event.js';
import type { Building, LocationEvent, LocationOfPolicy, LocationTerms } from './location.contract.js';

/** Null before the location was added. */
export type LocationState = AddedLocation | null;

export interface AddedLocation extends LocationOfPolicy, LocationTerms {
  readonly importId: Uuid | null;
  /** Whether anyone changed it after it was added. */
  readonly touched: boolean;
  readonly removed: boolean;
}

export function evolveLocation(state: LocationState, event: LocationEvent): LocationState {
  if (event.type === 'LocationAdded') {
    const { agencyId: _agency, ...added } = event.data;
    return { ...added, touched: false, removed: false };
  }
  return state && { ...changed(state, event), touched: true };
}

function changed(state: AddedLocation, event: Exclude<LocationEvent, { type: 'LocationAdded' }>): AddedLocation {
  switch (event.type) {
    case 'LocationRevised':
      return { ...state, place: event.data.after };
    case 'LocationLimitsChanged':
      return { ...state, limits: event.data.after };
    case 'BuildingAdded':
      return { ...state, buildings: [...state.buildings, event.data.building] };
    case 'BuildingRevised':
      return {
        ...state,
        buildings: state.buildings.map((building) =>
          sameBuilding(building, event.data.after) ? event.data.after : building,
        ),
      };
    case 'BuildingRemoved':
      return {
        ...state,
        buildings: state.buildings.filter((building) => !sameBuilding(building, event.data.building)),
      };
    case 'LocationRemoved':
      return { ...state, removed: true };
  }
}

const sameBuilding = (building: Building, other: Building): boolean => building.buildingId === other.buildingId;
