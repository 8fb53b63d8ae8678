import type {
  Appended,
  EventStore,
  ExpectedRevision,
  NewEvent,
} from '@covertrail/platform/event-store/event-store.port';

/** The process was killed: nothing after it ran. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

/** A log whose process is killed right after its next append: the event is stored, and the writer gets no reply. */
export function mortalLog(log: EventStore): EventStore {
  return new Proxy(log, {
    get(target, name) {
      if (name === 'append') {
        return async (stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<Appended> => {
          await target.append(stream, events, expected);
          throw new Killed(`after ${events.map(({ type }) => type).join()}`);
        };
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(target) : value;
    },
  });
}
