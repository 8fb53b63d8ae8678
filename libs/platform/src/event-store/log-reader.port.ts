import type { EventStore } from './event-store.port.js';

/** The log for a thread that only reads it: nothing can be appended. */
export type LogReader = Pick<EventStore, 'readStream' | 'readStreams' | 'readAll' | 'close'>;
