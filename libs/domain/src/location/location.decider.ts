import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { equal } from '../kernel/equal.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import { diffLocation } from './location-diff.js';
import { checkLocation } from './location-terms.rules.js';
import type { LocationAdded, LocationCommand, LocationEvent, LocationTerms } from './location.contract.js';
import { evolveLocation, type AddedLocation, type LocationState } from './location.state.js';

/** Every code with which a command to a location may be refused. */
export const LOCATION_CODES = [
  'LOCATION.NOT_FOUND',
  'LOCATION.ALREADY_EXISTS',
  'LOCATION.NUMBER_REQUIRED',
  'LOCATION.LIMITS_INVALID',
  'LOCATION.BUILDING_WITHOUT_LIMIT',
  'LOCATION.NO_LIMIT',
  'LOCATION.BUILDING_NUMBER_REQUIRED',
  'LOCATION.BUILDING_NUMBER_EXISTS',
  'LOCATION.BLANKET_UNKNOWN',
] as const;

/** One insured location with its buildings: `location-<locationId>`. A policy with thousands of them stays small. */
export const locationDecider: Decider<LocationState, LocationCommand, LocationEvent> = {
  type: 'location',
  initialState: null,
  evolve: evolveLocation,
  decide(command, state) {
    if (command.type === 'AddLocation') return add(dataOf(command), state);
    if (state === null) throw new RuleBroken('LOCATION.NOT_FOUND');
    switch (command.type) {
      case 'ReviseLocation':
        return revise(command.terms, state);
      case 'RemoveLocation':
        return remove(state);
      case 'UndoImportedLocation':
        return state.importId !== command.importId || state.touched ? [] : remove(state);
    }
  },
};

function add(data: LocationAdded['data'], state: LocationState): LocationEvent[] {
  if (state !== null) throw new RuleBroken('LOCATION.ALREADY_EXISTS');
  checkLocation(data);
  return [{ type: 'LocationAdded', data }];
}

function revise(terms: LocationTerms, state: AddedLocation): LocationEvent[] {
  if (state.removed) throw new RuleBroken('LOCATION.NOT_FOUND');
  checkLocation(terms);
  return equal(termsOf(state), terms) ? [] : diffLocation(state, terms);
}

function remove({ locationId, policyId, insuredId, importId, place, removed }: AddedLocation): LocationEvent[] {
  if (removed) return [];
  return [{ type: 'LocationRemoved', data: { locationId, policyId, insuredId, number: place.number, importId } }];
}

const termsOf = ({ place, limits, buildings }: AddedLocation): LocationTerms => ({ place, limits, buildings });
