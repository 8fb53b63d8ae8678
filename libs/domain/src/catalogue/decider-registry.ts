import type { Decider } from '../kernel/decider.js';
import type { DomainEvent } from '../kernel/event.js';
import { FEATURES } from './features.js';

/** Any decider: for folding a stream of which only the name is known. */
export type AnyDecider = Decider<unknown, unknown, DomainEvent, unknown>;

/** By feature folder. */
export const DECIDER_OF_FEATURE: Readonly<Record<string, AnyDecider>> = Object.fromEntries(
  FEATURES.map(({ name, decider }) => [name, decider]),
);
