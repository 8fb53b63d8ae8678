import type { EventStore, NewEvent, StoredEvent } from '@covertrail/platform/event-store/event-store.port';
import { intact } from '@covertrail/platform/event-store/testing/intact';
import { deriveId } from '@covertrail/platform/ids/ids';

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const SEALED = '"sealed:1:';

/**
 * Appends a world again and again under other ids until the log is at least so long: each copy is a world of its own.
 * The few streams with sealed text are left out, as text is bound to the person that it is of. Resolves with the length.
 */
export async function lengthen(events: EventStore, least: number): Promise<number> {
  const world: StoredEvent[] = [];
  for await (const event of events.readAll({ after: '' })) world.push(intact(event));
  const copied = withoutSealed(world);
  let length = world.length;
  for (let copy = 1; length < least; copy += 1) {
    await appendCopy(events, copied, copy);
    length += copied.length;
  }
  return length;
}

/** The events of all streams but those that hold sealed text. */
export function withoutSealed(events: readonly StoredEvent[]): readonly StoredEvent[] {
  const sealed = new Set(
    events.filter(({ data }) => JSON.stringify(data).includes(SEALED)).map(({ stream }) => stream),
  );
  return events.filter(({ stream }) => !sealed.has(stream));
}

/** One commit for many: the store appends what it is handed in that order. */
async function appendCopy(events: EventStore, world: readonly StoredEvent[], copy: number): Promise<void> {
  const ids = new Map<string, string>();
  const mapped = (id: string): string => {
    const copyId = ids.get(id) ?? deriveId('copy', copy, id);
    ids.set(id, copyId);
    return copyId;
  };
  const renamed = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value).replace(ID, mapped)) as Value;
  let appends: Promise<unknown>[] = [];
  for (const { id, stream, type, data, meta } of world) {
    const event: NewEvent = { id: mapped(id), type, data: renamed(data), meta: renamed(meta) };
    appends.push(events.append(stream.replace(ID, mapped), [event], 'any'));
    if (appends.length < 500) continue;
    await Promise.all(appends);
    appends = [];
  }
  await Promise.all(appends);
}
