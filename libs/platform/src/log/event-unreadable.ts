import type { LogEvent } from '#event-store/event-store.port';

/** `damaged`: not as it was appended; `newer`: written by newer code; `shape`: an upcaster does not accept its content. */
export type UnreadableBecause = 'damaged' | 'newer' | 'shape';

type Named = Pick<LogEvent, 'id' | 'type' | 'stream' | 'revision' | 'position'> & {
  readonly meta: Pick<LogEvent['meta'], 'recordedAt'>;
};

/** An event of the log that this code cannot interpret. The message is the reason. */
export class EventUnreadable extends Error {
  override readonly name = 'EventUnreadable';
  constructor(
    readonly event: Named,
    reason: string,
    readonly because: UnreadableBecause,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}
