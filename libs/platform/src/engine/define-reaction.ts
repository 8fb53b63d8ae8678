import type { EventType } from '@covertrail/domain/catalogue/product-event';
import type { LiveUpdate } from '../read-store/live-update.js';
import type { RecordedEvent } from './define-projection.js';
import type { Reaction } from './reaction.js';

type Reacting = Promise<readonly LiveUpdate[] | void>;

/** A reaction without its dependencies. */
export interface DeclaredReaction<Needs> {
  readonly name: string;
  readonly handles: readonly string[];
  readonly worksOnReadStore?: boolean;
  readonly beginsAtEnd?: boolean;
  with(needs: Needs): Reaction;
}

/** What a reaction does with the events of each type. It returns live updates, see `Reaction`. */
export interface ReactionSpec<Needs, Type extends EventType> {
  /** Kebab-case: `assessor`, `notifier`. */
  readonly name: string;
  /** See `Reaction`. */
  readonly worksOnReadStore?: boolean;
  /** See `Reaction`. */
  readonly beginsAtEnd?: boolean;
  readonly on: { readonly [One in Type]: (event: RecordedEvent<One>, needs: Needs) => Reacting };
}

/**
 * A reaction as a value: `defineReaction<DeciderStore>()({ name: 'response-sharer', on: { RequestResponded: … } })`. The events
 * that it handles follow from its handlers. Each handler knows the type of its event and receives the dependencies that the
 * composition root passes to `with`.
 */
export const defineReaction =
  <Needs>() =>
  <Type extends EventType>({
    name,
    on,
    worksOnReadStore = false,
    beginsAtEnd = false,
  }: ReactionSpec<Needs, Type>): DeclaredReaction<Needs> => {
    const handlers: Readonly<Record<string, (event: never, needs: Needs) => Reacting>> = on;
    const handles = Object.keys(on);
    return {
      name,
      handles,
      worksOnReadStore,
      beginsAtEnd,
      with: (needs) => ({
        name,
        handles,
        worksOnReadStore,
        beginsAtEnd,
        react: async (event) => handlers[event.type]?.(event as never, needs),
      }),
    };
  };
