import { equal } from '../kernel/equal.js';
import type { Building, LocationEvent, LocationTerms } from './location.contract.js';
import type { AddedLocation } from './location.state.js';

/** The events that lead from a location to the submitted form: one for each part that differs, so that an edit stays small. */
export function diffLocation(state: AddedLocation, { place, limits, buildings }: LocationTerms): LocationEvent[] {
  const { locationId, policyId, insuredId } = state;
  const location = { locationId, policyId, insuredId };
  const named = { ...location, number: place.number };
  const events: LocationEvent[] = [];
  if (!equal(state.place, place))
    events.push({ type: 'LocationRevised', data: { ...location, before: state.place, after: place } });
  if (!equal(state.limits, limits))
    events.push({ type: 'LocationLimitsChanged', data: { ...named, before: state.limits, after: limits } });
  for (const before of state.buildings) {
    const after = within(buildings, before);
    if (!after) events.push({ type: 'BuildingRemoved', data: { ...named, building: before } });
    else if (!equal(before, after)) events.push({ type: 'BuildingRevised', data: { ...named, before, after } });
  }
  for (const building of buildings) {
    if (!within(state.buildings, building)) events.push({ type: 'BuildingAdded', data: { ...named, building } });
  }
  return events;
}

const within = (buildings: readonly Building[], building: Building): Building | undefined =>
  buildings.find(({ buildingId }) => buildingId === building.buildingId);
