import type { Decider } from '../kernel/decider.js';
import type { DomainEvent } from '../kernel/event.js';
import { FEATURES } from './features.js';

/** A decider whatever it decides: good for folding a stream that is known by its name alone. */
export type AnyDecider = Decider<unknown, unknown, DomainEvent, unknown>;

/** By feature folder. */
export const DECIDER_OF_FEATURE: Readonly<Record<string, AnyDecider>> = Object.fromEntries(
  FEATURES.map(({ name, decider }) => [name, decider]),
);
