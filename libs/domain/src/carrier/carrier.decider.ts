import type { Rating } from '../insurance/coverage.js';
import { dataOf } from '../kernel/command.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { Decider } from '../kernel/decider.js';
import { equal } from '../kernel/equal.js';
import type { Uuid } from '../kernel/event.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import { segmentAt, setFrom, type Timeline } from '../kernel/timeline.js';
import type { CarrierAdded, CarrierCommand, CarrierEvent } from './carrier.contract.js';

export interface CarrierState {
  /** Null before the carrier was added. */
  readonly added: CarrierAdded['data'] | null;
  /** The company that added it; null for one that all may choose. */
  readonly addedBy: Uuid | null;
  readonly ratings: Timeline<Rating>;
}

export const CARRIER_CODES = ['CARRIER.ALREADY_ADDED', 'CARRIER.NOT_FOUND', 'CARRIER.NAIC_TAKEN'] as const;

const broken = (code: (typeof CARRIER_CODES)[number]) => new RuleBroken(code);

/** Null before the first rating: unknown, not bad. `events` are the events that recorded it. */
export interface RatingOnDay {
  readonly rating: Rating | null;
  /** The first day of this rating. */
  readonly since: CalendarDate | null;
  readonly events: readonly Uuid[];
}

export function ratingAt(state: CarrierState, day: CalendarDate): RatingOnDay {
  const segment = segmentAt(state.ratings, day);
  return { rating: segment?.value ?? null, since: segment?.from ?? null, events: segment?.events ?? [] };
}

/** An insurer is added once; its rating is valid from a day on, which may be in the past. */
export const carrierDecider: Decider<CarrierState, CarrierCommand, CarrierEvent> = {
  type: 'carrier',
  initialState: { added: null, addedBy: null, ratings: [] },
  decide(command, state) {
    if (command.type === 'RateCarrier') return rate(state, command.rating, command.effectiveFrom);
    const data = dataOf(command);
    if (state.added && !equal(state.added, data)) throw broken('CARRIER.ALREADY_ADDED');
    return state.added ? [] : [{ type: 'CarrierAdded', data }];
  },
  evolve(state, event) {
    if (event.type === 'CarrierAdded') return { ...state, added: event.data, addedBy: event.meta.tenant };
    return { ...state, ratings: setFrom(state.ratings, event.data.effectiveFrom, event.data.rating, event.id) };
  },
};

function rate({ added, addedBy, ratings }: CarrierState, rating: Rating, effectiveFrom: CalendarDate): CarrierEvent[] {
  if (!added) throw broken('CARRIER.NOT_FOUND');
  const before = segmentAt(ratings, effectiveFrom)?.value ?? null;
  if (equal(before, rating)) return [];
  return [
    {
      type: 'CarrierRated',
      data: { carrierId: added.carrierId, name: added.name, addedBy, rating, before, effectiveFrom },
    },
  ];
}
