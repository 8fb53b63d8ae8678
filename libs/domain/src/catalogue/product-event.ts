import type { DomainFeature } from './features.js';

/** Every event of the product: what the deciders of its features decide. */
export type ProductEvent = ReturnType<DomainFeature['decider']['decide']>[number];

/** The name of an event of the product. */
export type EventType = ProductEvent['type'];

/** The event of a type: `EventOf<'PolicyAdded'>`. */
export type EventOf<Type extends EventType> = Extract<ProductEvent, { readonly type: Type }>;
