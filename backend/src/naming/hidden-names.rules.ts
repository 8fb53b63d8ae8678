import { describe } from '@covertrail/domain/catalogue/event-catalogue';
import type { Names } from '@covertrail/wording/text/event-wording';
import type { Recorded, Uuid } from '@covertrail/domain/kernel/event';

/** The ids in an event of companies and people that the reader may not know; none without a reader. */
export function hiddenIn(event: Recorded, reader: Uuid | undefined): ReadonlySet<Uuid> {
  return new Set(reader === undefined ? [] : describe(event.type).hides?.(event, reader));
}

/** The same names without those of hidden companies and people. */
export function withoutHidden(names: Names, hidden: ReadonlySet<Uuid>): Names {
  if (hidden.size === 0) return names;
  const isHidden = (id: Uuid | null | undefined) => typeof id === 'string' && hidden.has(id);
  return {
    ...names,
    company: (id) => (isHidden(id) ? 'another agency' : names.company(id)),
    person: (id) => (isHidden(id) ? 'its agent' : names.person(id)),
  };
}
