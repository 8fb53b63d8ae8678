import { describe } from '@covertrail/domain/catalogue/event-catalogue';
import type { ChangeText, Names } from '@covertrail/domain/catalogue/event-description';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Recorded, Uuid } from '@covertrail/domain/kernel/event';

/** An event in words, for one reader: what histories, the activity log and exports are made of. */
export interface ToldEvent {
  readonly id: Uuid;
  readonly type: string;
  readonly feature: string;
  readonly recordedAt: Instant;
  /** The day it became true, where it has one. */
  readonly effectiveFrom: CalendarDate | null;
  readonly sentence: string;
  readonly actor: string;
  readonly company: string;
  readonly onBehalfOf?: string;
  readonly changes: readonly ChangeText[];
}

/** Who acted when nobody did: one of our own reactions. */
const OURSELVES = { actor: 'Covertrail', company: 'automatic' };

export function toldEvent(event: Recorded, names: Names): ToldEvent {
  const { id, type, meta } = event;
  const description = describe(type);
  const company = meta.tenant === null ? 'invited by e-mail' : names.company(meta.tenant);
  const who = meta.role === 'system' ? OURSELVES : { actor: names.person(meta.actor), company };
  return {
    id,
    type,
    feature: description.feature,
    recordedAt: meta.recordedAt,
    effectiveFrom: description.effectiveFrom?.(event) ?? null,
    sentence: description.sentence(event, names),
    ...who,
    ...(meta.onBehalfOf ? { onBehalfOf: names.company(meta.onBehalfOf) } : {}),
    changes: description.changes(event, names),
  };
}
