import { describe, FEATURE_OF } from '@covertrail/domain/catalogue/event-catalogue';
import { wordingOf } from '@covertrail/wording/catalogue/event-sentences';
import type { ChangeText, Names } from '@covertrail/wording/text/event-wording';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Recorded, Uuid } from '@covertrail/domain/kernel/event';
import { personIn } from '@covertrail/domain/kernel/initiator';
import { isUnreadable, unreadable, type UnreadableEvent } from '@covertrail/platform/deciders/unreadable-event';
import { hiddenIn, withoutHidden } from './hidden-names.rules.js';

/** An event in words, for one reader: what histories, the activity log and exports are made of. */
export interface DescribedEvent {
  readonly id: Uuid;
  readonly type: string;
  readonly feature: string;
  readonly recordedAt: Instant;
  /** The day on which it took effect, if it has one. */
  readonly effectiveFrom: CalendarDate | null;
  readonly sentence: string;
  readonly actor: string;
  readonly company: string;
  readonly onBehalfOf?: string;
  readonly changes: readonly ChangeText[];
}

/** The actor when no person acted: one of our own reactions. */
const OURSELVES = { actor: 'Covertrail', company: 'automatic' };
const NOBODY_KNOWN = { actor: 'not known', company: 'not known' };

/** An event that cannot be read or put into words is shown as such, so that the other events still appear. */
export function describedEvent(event: Recorded | UnreadableEvent, names: Names): DescribedEvent {
  return isUnreadable(event)
    ? describedUnreadable(event)
    : (wordsOrNull(event, names) ?? describedUnreadable(unreadable(event, 'it cannot be worded')));
}

/** Whether the catalogue can say who may see an event, and from which day it is effective. */
export const isDescribed = (event: Recorded): boolean =>
  attempted(() => {
    const { audience, effectiveFrom } = describe(event.type);
    return audience(event) && (effectiveFrom?.(event) ?? true);
  }) !== null;

/** The result of a description, or null when it fails on the content of the event. */
export function attempted<Said>(say: () => Said): Said | null {
  try {
    return say();
  } catch {
    return null;
  }
}

const wordsOrNull = (event: Recorded, names: Names): DescribedEvent | null => attempted(() => worded(event, names));

function worded(event: Recorded, all: Names): DescribedEvent {
  const names = withoutHidden(all, hiddenIn(event, all.reader));
  const { id, type, meta } = event;
  const description = describe(type);
  const wording = wordingOf(type);
  const by = personIn(meta);
  const company = by?.tenant ? names.company(by.tenant) : 'invited by e-mail';
  const who = by ? { actor: names.person(by.actor), company } : OURSELVES;
  return {
    id,
    type,
    feature: description.feature,
    recordedAt: meta.recordedAt,
    effectiveFrom: description.effectiveFrom?.(event) ?? null,
    sentence: wording.sentence(event, names),
    ...who,
    ...(by?.onBehalfOf ? { onBehalfOf: names.company(by.onBehalfOf) } : {}),
    changes: wording.changes(event, names),
  };
}

/** What is shown of an event that cannot be read or used: only its id. */
export function describedUnreadable({ id, type, recordedAt }: UnreadableEvent): DescribedEvent {
  const sentence = `This event could not be read (${id}).`;
  return {
    id,
    type,
    feature: FEATURE_OF[type] ?? 'log',
    recordedAt,
    effectiveFrom: null,
    sentence,
    ...NOBODY_KNOWN,
    changes: [],
  };
}
