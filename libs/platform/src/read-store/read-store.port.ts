import type { Checkpoints } from './checkpoints.port.js';
import type { Collections } from './collections.port.js';
import type { Commits } from './commits.port.js';
import type { ControlValues } from './control-values.port.js';
import type { DocumentChecks } from './document-checks.port.js';
import type { DocumentReads } from './document-reads.port.js';
import type { Leases } from './leases.port.js';
import type { Outbox } from './outbox.port.js';

/** What is done with a store as a whole. */
export interface WholeStore {
  /** Forgets everything, as a new store knows nothing; only the epochs of leases stay, for they never fall. Broken off, it is done again. */
  clear(): Promise<void>;

  close(): Promise<void>;
}

/**
 * The read models and all that is kept beside them, for whoever opens the store or passes it on: whoever uses it names the interfaces
 * it needs. Every adapter passes `read-store.contract.ts`.
 */
export interface ReadStore
  extends Collections, DocumentReads, Commits, Checkpoints, Outbox, Leases, DocumentChecks, ControlValues, WholeStore {}
