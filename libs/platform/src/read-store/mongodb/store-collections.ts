import type { Collection, Db } from 'mongodb';
import { checkedCollection } from '../checked-names.js';
import { UnsupportedQuery } from '../../errors/store-errors.js';

/** One document of a read model, or its tombstone. */
export interface StoredDocument {
  readonly _id: string;
  /** Of the newest event folded into it. */
  readonly _pos: string;
  /** The document as JSON, byte for byte; null for a tombstone. */
  readonly body: string | null;
  /** Its values as `store-keys` makes them, by path; none of a tombstone. */
  readonly k?: Readonly<Record<string, string>>;
  /** Its words as `word-entries` makes them, where words are declared. */
  readonly w?: readonly string[];
  /** Of a tombstone alone: `_pos` once more, for the sweep. */
  readonly gone?: string;
}

export interface StoredDeclaration {
  readonly _id: string;
  /** The index declarations as JSON. */
  readonly declared: string;
  /** The word indexes, as JSON, for which each document has its words. */
  readonly searchable: string;
}

/** Which commit is moving a checkpoint at present. */
export interface Claim {
  /** Of the open store that commits. */
  readonly store: string;
  /** Which of its commits. */
  readonly commit: number;
  readonly epoch: number;
}

export interface StoredCheckpoint {
  readonly _id: string;
  /** Null until the first commit is through. */
  readonly position: string | null;
  readonly epoch: number;
  readonly moving?: Claim;
}

export interface StoredLease {
  readonly _id: string;
  readonly owner: string | null;
  readonly epoch: number;
  /** Milliseconds since 1970, for programs of earlier releases. */
  readonly until: number;
  /** Rises whenever it is taken or renewed; absent where only programs of earlier releases have. */
  readonly beat?: number;
}

interface StoredOutboxCommit {
  readonly _id: string;
  readonly projection: string;
  readonly position: string;
  /** JSON. */
  readonly updates: string;
}

/** What a database has beside the collections of read models, whose names begin with a letter or digit. */
export interface StoreCollections {
  documents(collection: string): Collection<StoredDocument>;
  readonly format: Collection<{ readonly _id: string; readonly version: number }>;
  readonly declarations: Collection<StoredDeclaration>;
  readonly checkpoints: Collection<StoredCheckpoint>;
  readonly leases: Collection<StoredLease>;
  readonly control: Collection<{ readonly _id: string; readonly value: string }>;
  readonly outbox: Collection<StoredOutboxCommit>;
  readonly forgotten: Collection<{ readonly _id: string; readonly position: string }>;
}

/**
 * What a lost primary alone had seen is not read: a document that goes with it would be taken for folded, and its events
 * would not be folded again.
 */
const LASTING = { readConcern: { level: 'majority' } } as const;

export const storeCollectionsOf = (db: Db): StoreCollections => ({
  documents: (collection) => db.collection(checkedName(collection), LASTING),
  format: db.collection('_meta', LASTING),
  declarations: db.collection('_collections', LASTING),
  checkpoints: db.collection('_checkpoints', LASTING),
  leases: db.collection('_leases', LASTING),
  control: db.collection('_control', LASTING),
  outbox: db.collection('_told', LASTING),
  forgotten: db.collection('_forgotten', LASTING),
});

function checkedName(collection: string): string {
  if (collection.startsWith('system.'))
    throw new UnsupportedQuery(`The server keeps this name for itself: ${collection}`);
  return checkedCollection(collection);
}
