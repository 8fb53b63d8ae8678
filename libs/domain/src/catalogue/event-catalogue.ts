import type { DomainEvent } from '../kernel/event.js';
import type { EventDescription } from '../kernel/event-description.js';
import { FEATURES } from './features.js';
import type { EventType } from './product-event.js';

/** An event of any type; its description reads only fields that its type has. */
export type AnyDescription = EventDescription<DomainEvent>;

/** Every event type of the product. A type that is not here can neither be appended nor read. */
export const EVENT_CATALOGUE: Readonly<Record<string, AnyDescription>> = Object.fromEntries(
  FEATURES.flatMap(({ catalogue }) => Object.entries<AnyDescription>(catalogue)),
);

/** In alphabetical order. */
export const EVENT_TYPES: readonly EventType[] = (Object.keys(EVENT_CATALOGUE) as EventType[]).sort();

/** Everything that can change a verdict, except the passing of days. */
export const VERDICT_EVENTS: readonly EventType[] = EVENT_TYPES.filter((type) => describe(type).affectsVerdict);

/** The folder that an event type belongs to, in every workspace. */
export const FEATURE_OF: Readonly<Record<string, string>> = Object.fromEntries(
  EVENT_TYPES.map((type) => [type, describe(type).feature]),
);

/** Throws for a type that is in no catalogue: the caller is wrong, or this code is older than the log. */
export function describe(type: string): AnyDescription {
  const description = Object.hasOwn(EVENT_CATALOGUE, type) ? EVENT_CATALOGUE[type] : undefined;
  if (!description) throw new Error(`Event type ${type} is in no catalogue`);
  return description;
}
