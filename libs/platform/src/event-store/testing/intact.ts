import type { LogEvent, StoredEvent } from '../event-store.port.js';

/** An event of a log that a spec or a bench has made itself. Throws where it is not as it was appended. */
export function intact(event: LogEvent): StoredEvent {
  if (event.damage !== null) throw new Error(`Event ${event.id} at ${event.position}: ${event.damage}`);
  return event;
}
