import type { ReadStore } from './read-store.port.js';

/** The read store for a thread that only reads documents: nothing can be written. */
export type ReadsReader = Pick<ReadStore, 'getMany' | 'find' | 'close'>;
