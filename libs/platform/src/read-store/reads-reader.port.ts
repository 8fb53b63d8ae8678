import type { DocumentReads } from './document-reads.port.js';
import type { WholeStore } from './read-store.port.js';

/** The read store for a thread that only reads documents: nothing can be written. */
export type ReadsReader = Pick<DocumentReads, 'getMany' | 'find'> & Pick<WholeStore, 'close'>;
