import type { Decider } from '../kernel/decider.js';
import type { DomainEvent } from '../kernel/event.js';
import { FEATURES } from './features.js';

/** A decider whatever it decides: good for folding a stream that is known by its name alone. */
export type AnyDecider = Decider<unknown, unknown, DomainEvent, unknown>;

/** By feature folder. */
export const DECIDER_OF_FEATURE: Readonly<Record<string, AnyDecider>> = Object.fromEntries(
  FEATURES.map(({ name, decider }) => [name, decider]),
);

/** By stream category: `clientTransfer` for `clientTransfer-<uuid>`. */
export const DECIDERS: Readonly<Record<string, AnyDecider>> = Object.fromEntries(
  Object.values(DECIDER_OF_FEATURE).map((decider) => [decider.type, decider]),
);

/** The decider of a stream by its name; undefined for a category that the product does not know. */
export const deciderOf = (stream: string): AnyDecider | undefined => {
  const category = stream.slice(0, stream.indexOf('-'));
  return Object.hasOwn(DECIDERS, category) ? DECIDERS[category] : undefined;
};
