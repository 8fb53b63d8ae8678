import type { DomainFeature } from './features.js';

/** Every event of the product: what the deciders of its features decide. */
type ProductEvent = DecidedBy<DomainFeature>;

type DecidedBy<Feature extends DomainFeature> = ReturnType<Feature['decider']['decide']>[number];

/** The name of a feature of the domain, which is that of its folder. */
export type FeatureName = DomainFeature['name'];

/** The events of a feature: `EventsOf<'policy'>`. */
export type EventsOf<Name extends FeatureName> = DecidedBy<Extract<DomainFeature, { readonly name: Name }>>;

/** The name of an event of the product. */
export type EventType = ProductEvent['type'];

/** The event of a type: `EventOf<'PolicyAdded'>`. */
export type EventOf<Type extends EventType> = Extract<ProductEvent, { readonly type: Type }>;
