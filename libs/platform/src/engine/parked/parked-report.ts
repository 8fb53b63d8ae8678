import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import type { ControlValues } from '#read-store/control-values.port';
import { aliasKey, type Alias } from '#engine/deployment/active-collections';
import type { ParkedReaction } from '#engine/reactions/parked-reaction';
import type { ParkedEvent } from './poison-register.js';

/** One parked event, and every view and reaction that continues without it. */
interface ParkedEntry {
  readonly position: Position;
  readonly eventId: Uuid;
  readonly type: string;
  readonly reason: string;
  /** Nobody can read it: no code of this version will fold it. */
  readonly unreadable: boolean;
  readonly views: readonly string[];
  readonly reactions: readonly string[];
  /** The documents that it belongs to, where they are known: they take no events until they are repaired. */
  readonly keys: readonly string[];
}

/** What the active views and the reactions have parked, in the order of the log. */
export interface ParkedReport {
  readonly entries: readonly ParkedEntry[];
  /** Documents that take no events, in all views together. */
  readonly keys: number;
  /** The same, view by view. */
  readonly keysOf: Readonly<Record<string, number>>;
}

interface By extends Pick<ParkedEntry, 'position' | 'eventId' | 'type' | 'reason' | 'unreadable'> {
  readonly view?: string;
  readonly reaction?: string;
  readonly key?: string | null;
}

/** Reads what every process has parked. Throws what the read store throws. */
export async function parkedReport(reads: Pick<ControlValues, 'listControl'>): Promise<ParkedReport> {
  const { inViews, byReactions } = await allParked(reads);
  const keys = new Set(inViews.flatMap(({ projection, key }) => (key === null ? [] : [`${projection} ${key}`])));
  const views = [...keys].map((key) => key.split(' ')[0]!);
  const keysOf = Object.fromEntries(views.map((view) => [view, views.filter((other) => other === view).length]));
  const found = [...inViews.filter(({ behind }) => !behind).map(byView), ...byReactions.map(byReaction)];
  const events = [...new Set(found.map(({ position }) => position))].sort();
  return {
    entries: events.map((position) => entryOf(found.filter((by) => by.position === position))),
    keys: keys.size,
    keysOf,
  };
}

/** As it was noted: by the active views, and by the reactions. */
export async function allParked(
  reads: Pick<ControlValues, 'listControl'>,
): Promise<{ readonly inViews: readonly ParkedEvent[]; readonly byReactions: readonly ParkedReaction[] }> {
  const aliases = await reads.listControl<Alias>(aliasKey(''));
  const answering = new Set(aliases.map(({ value }) => value.collection));
  const inViews = (await reads.listControl<ParkedEvent>('parked:'))
    .map(({ value }) => value)
    .filter(({ collection }) => answering.has(collection));
  const byReactions = (await reads.listControl<ParkedReaction>('parked-reaction:')).map(({ value }) => value);
  return { inViews, byReactions };
}

const byView = ({ projection, position, eventId, type = '', error, key, unreadable = false }: ParkedEvent): By => ({
  position,
  eventId,
  type,
  reason: error,
  unreadable,
  view: projection,
  key,
});

const byReaction = ({ reaction, position, eventId, type, error, unreadable = false }: ParkedReaction): By => ({
  position,
  eventId,
  type,
  reason: error,
  unreadable,
  reaction,
});

function entryOf(found: readonly By[]): ParkedEntry {
  const { position, eventId, type, reason } = found[0]!;
  const each = (of: (by: By) => string | null | undefined): string[] => [
    ...new Set(found.flatMap((by) => of(by) ?? [])),
  ];
  return {
    position,
    eventId,
    type,
    reason,
    unreadable: found.some(({ unreadable }) => unreadable),
    views: each(({ view }) => view),
    reactions: each(({ reaction }) => reaction),
    keys: each(({ key }) => key),
  };
}

/** The part that anybody may see: counts, and where the first events are. */
export interface ParkedSummary {
  readonly events: number;
  readonly keys: number;
  readonly first: readonly Pick<ParkedEntry, 'position' | 'eventId' | 'reason' | 'views' | 'reactions'>[];
}

const MOST_NAMED = 20;

/** A reason that a fold gave may quote the content of an event, so reasons are only for the operator's command. */
export function parkedSummary({ entries, keys }: ParkedReport): ParkedSummary {
  const first = entries.slice(0, MOST_NAMED).map(({ position, eventId, reason, unreadable, views, reactions }) => ({
    position,
    eventId,
    reason: unreadable ? reason : 'it could not be folded or reacted to',
    views,
    reactions,
  }));
  return { events: entries.length, keys, first };
}
