import type { DomainEvent } from '@covertrail/domain/kernel/event';
import type { EventWording } from '../text/event-wording.js';
import { endedOnce } from '../text/sentence-parts.js';
import { FEATURES } from './features.js';

/** An event of any type; its wording reads only fields that its type has. */
export type AnyWording = EventWording<DomainEvent>;

/** Names end in periods of their own, which no feature has to think of. */
const once = ({ sentence, changes }: AnyWording): AnyWording => ({
  sentence: (event, names) => endedOnce(sentence(event, names)),
  changes,
});

/** The sentence of every event of the product, by its type. */
export const EVENT_SENTENCES: ReadonlyMap<string, AnyWording> = new Map(
  Object.values(FEATURES).flatMap(({ sentences }) =>
    Object.entries<AnyWording>(sentences).map(([type, wording]) => [type, once(wording)] as const),
  ),
);

/** The words of an event type. Throws for a type that the product does not know. */
export function wordingOf(type: string): AnyWording {
  const wording = EVENT_SENTENCES.get(type);
  if (!wording) throw new Error(`Event type ${type} has no sentence`);
  return wording;
}
