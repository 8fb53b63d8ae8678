import { commandIdOf } from '@covertrail/backend/auth/command-id';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { StoredEvent } from '@covertrail/platform/event-store/event-store.port';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import type { Journal, JournalEntry } from './journal.js';

/** Each function names what breaks its invariant; an empty list says that it holds. */

/** Positions rise, ids are there once, revisions of a stream have no gap. */
export function brokenLog(events: readonly StoredEvent[]): string[] {
  const broken: string[] = [];
  const ids = new Set<string>();
  const ends = new Map<string, number>();
  let before = '';
  for (const { id, stream, revision, position } of events) {
    if (position <= before) broken.push(`position ${position} follows ${before}`);
    if (ids.has(id)) broken.push(`event ${id} is there twice`);
    if (revision !== (ends.get(stream) ?? -1) + 1)
      broken.push(`${stream} goes from ${ends.get(stream)} to ${revision}`);
    ids.add(id);
    ends.set(stream, revision);
    before = position;
  }
  return broken;
}

/** What was acknowledged is there once, as it was acknowledged; what was refused is not; what is unknown is there at most once. */
export async function brokenPromises(
  { entries }: Journal,
  events: readonly StoredEvent[],
  vault: Vault,
): Promise<string[]> {
  const byCommand = groupedBy(events, ({ meta }) => meta.commandId);
  const commandIds = await Promise.all(entries.map(({ order: { by, key } }) => commandIdOf(vault, by.person, key)));
  return entries.flatMap((entry, index) => {
    const { fate, order } = entry;
    const written = byCommand.get(commandIds[index]!) ?? [];
    const broken =
      fate === 'acknowledged'
        ? notAsAcknowledged(entry, written)
        : fate === 'refused' && written.length > 0
          ? ['was refused and is there']
          : notOnce(written);
    return broken.map((what) => `${order.kind} ${order.key} ${what}`);
  });
}

function notAsAcknowledged({ answer }: JournalEntry, written: readonly StoredEvent[]): string[] {
  const last = written.at(-1);
  if (!last || !answer) return ['was acknowledged and is not there'];
  const same = last.position === answer.position && last.revision === answer.revision;
  return same ? notOnce(written) : [`was acknowledged at ${answer.position} and stands at ${last.position}`];
}

/** One append: one stream, one revision after the other, numbered as the command numbers them. */
function notOnce(written: readonly StoredEvent[]): string[] {
  const [first] = written;
  if (!first) return [];
  const once = written.every(
    ({ id, stream, revision, meta }, index) =>
      stream === first.stream && revision === first.revision + index && id === deriveId(meta.commandId, stream, index),
  );
  return once
    ? []
    : [`is there more than once: ${written.map(({ stream, revision }) => `${stream}@${revision}`).join(', ')}`];
}

/** Of these someone is notified, unless it is a request to someone who is not in the product yet. */
const NOTICED = new Set(['PolicyApproved', 'CoverageRequested', 'RequestResponded']);
const concernsInsured = ({ data }: StoredEvent): boolean =>
  (data as { readonly insuredId?: string | null }).insuredId !== null;

/** Every command of a reaction is there once; nobody is notified twice of one event; every event that needs a notification has one. */
export function brokenReactions(events: readonly StoredEvent[]): string[] {
  const ofReactions = groupedBy(
    events.filter(({ meta }) => meta.causationId !== null && meta.role === 'system'),
    ({ meta }) => meta.commandId,
  );
  const repeated = [...ofReactions.values()].flatMap((written) =>
    notOnce(written).map((what) => `${written[0]?.type} ${written[0]?.meta.commandId} ${what}`),
  );
  const notices = events
    .filter(({ type }) => type === 'NotificationRaised' || type === 'NotificationExtended')
    .map(({ data }) => data as { readonly causedBy: string; readonly companyId: string });
  const byReceiver = groupedBy(notices, ({ causedBy, companyId }) => `${companyId} of ${causedBy}`);
  const doubled = [...byReceiver]
    .filter(([, all]) => all.length > 1)
    .map(([whom, all]) => `${whom} was notified ${all.length} times`);
  const causes = new Set(notices.map(({ causedBy }) => causedBy));
  const forgotten = events
    .filter((event) => NOTICED.has(event.type) && concernsInsured(event) && !causes.has(event.id))
    .map(({ type, id }) => `nobody was notified of ${type} ${id}`);
  const trackings = new Set(events.filter(({ type }) => type === 'TrackingStarted').map(({ data }) => pairOf(data)));
  const requests = events.filter((event) => event.type === 'CoverageRequested' && concernsInsured(event));
  const untracked = requests
    .filter(({ data }) => !trackings.has(pairOf(data)))
    .map(({ id }) => `nothing tracks what ${id} asked for`);
  return [...repeated, ...doubled, ...forgotten, ...untracked];
}

function pairOf(data: unknown): string {
  const { requesterId, projectId, insuredId } = data as Readonly<
    Record<'requesterId' | 'projectId' | 'insuredId', string>
  >;
  return `${requesterId} ${projectId} ${insuredId}`;
}

function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
