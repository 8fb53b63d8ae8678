import type { Position } from '@covertrail/domain/kernel/event';
import type { LiveUpdate, OutboxPage } from './live-update.js';

/** A read model document: JSON, with its own id. */
export type Document = { readonly id: string } & Readonly<Record<string, unknown>>;

type Scalar = string | number | boolean | null;
/**
 * Filters of one field. A missing field is null. Fields that are filtered or sorted by hold one value: what a list or an
 * object matches is not promised. `prefix` and `word` compare with the stored (already case-folded) text: fold what is
 * stored and what is asked with `foldedText`.
 */
export type Condition =
  | { readonly eq: Scalar }
  | { readonly in: readonly Scalar[] }
  /** None of these; null and what is missing are found unless null is among them. */
  | { readonly notIn: readonly Scalar[] }
  /** Numbers with numbers, text with text by code points; never null. Bounds of two types match nothing. */
  | { readonly gt?: string | number; readonly gte?: string | number; readonly lt?: string | number; readonly lte?: string | number }
  | { readonly prefix: string }
  /**
   * Some word of the text begins with each word given. Both are split into words alike: runs of letters, marks and digits
   * (`wordsOf`). The text also has each `%`, `_` and backslash that is given. Without any of these it matches every document.
   */
  | { readonly word: string };

/**
 * Fields may be paths (`holder.name`); the entries of one object are and-ed. An empty `and` or `where` is true, an empty
 * `or` is false. Anything else throws UnsupportedQuery.
 */
export type Filter<Where = Readonly<Record<string, Condition>>> =
  | { readonly and: readonly Filter<Where>[] }
  | { readonly or: readonly Filter<Where>[] }
  | { readonly where: Where };

/**
 * Sorting always ends in the id, in the direction of the field before it. Nulls and missing fields come first when
 * ascending, last when descending; between types null < boolean < number < text, and text goes by code points.
 */
export interface Sort<Field extends string = string> {
  readonly field: Field;
  readonly direction: 'asc' | 'desc';
}

export interface Page {
  readonly limit: number;
  /**
   * Key of the last document of the page before (`nextKey`, same sort): deep pages go by key, not by offset. Not together
   * with an offset; a key that cannot be read throws UnsupportedQuery.
   */
  readonly after?: string;
  /** For shallow pages of a numbered pager; at most 10,000. */
  readonly offset?: number;
}

export interface Found<Doc> {
  readonly documents: Doc[];
  /** Absent on the last page. */
  readonly nextKey?: string;
}

export interface Positioned<Doc> {
  readonly id: string;
  readonly document: Doc | null;
  readonly position: Position;
}

/** `null` deletes. */
export interface Write {
  readonly collection: string;
  readonly id: string;
  readonly document: Document | null;
  /** Position of the newest event folded into it: an older write never overwrites a newer one. */
  readonly position: Position;
  /** Nothing was stored under the id when it was looked for: an adapter may try to insert first. Only a hint. */
  readonly fresh?: boolean;
}

/**
 * Where a projection stands. A commit moves it by compare-and-set: from exactly `from`, by the owner of `epoch`.
 * `from` is null for a projection that has never committed. An epoch older than the checkpoint's, or than that of the
 * lease `projectionLease(projection)` where there is one, is a conflict.
 */
export interface CheckpointMove {
  readonly projection: string;
  readonly from: Position | null;
  readonly to: Position;
  readonly epoch: number;
}

export interface Checkpoint {
  readonly position: Position;
  readonly epoch: number;
}

/** Changes whenever a lease is taken or renewed. Opaque: only that it is another than before says something. */
export type Heartbeat = string;

/** A lease as its owner knows it. */
export interface LeaseEpoch {
  readonly name: string;
  readonly epoch: number;
}

/** A lease that someone holds: `owner` is the name of a process. */
export interface HeldLease {
  readonly owner: string;
  readonly heartbeat: Heartbeat;
}

/** The lease whose holder alone may move the checkpoint of a projection. */
export const projectionLease = (projection: string): string => `projection:${projection}`;

/** Another process moved the checkpoint, or holds a newer epoch: the receiver must stop folding. */
export class CheckpointConflict extends Error {
  override readonly name = 'CheckpointConflict';
}

/** A store on a server did not answer. The caller may repeat the request, which may already have been done. */
export class StoreUnreachable extends Error {
  override readonly name = 'StoreUnreachable';
}

/** The store was written by newer code, and may hold what this code does not understand. */
export class ReadStoreTooNew extends Error {
  override readonly name = 'ReadStoreTooNew';
  constructor(found: number, known: number) {
    super(`The read store has format ${found}, this program knows up to ${known}: start a newer program, or an empty read store`);
  }
}

export class UnsupportedQuery extends Error {
  override readonly name = 'UnsupportedQuery';
}

/** Fields that are filtered or sorted by, in the order of the index. Unique indexes do not exist: claims are streams. */
export interface IndexDeclaration {
  readonly fields: readonly string[];
  /**
   * Makes it a word index: of the words of these text fields, for searches whose filter also holds each of `fields` to
   * one value by `eq` (often just the viewer). Other word searches look at each document that the rest of the filter finds.
   */
  readonly words?: readonly string[];
}

/** What was found in a page of documents: `last` is the key of the next page, null behind the end; `damaged` are ids. */
export interface CheckedDocuments {
  readonly last: number | null;
  readonly damaged: readonly string[];
}

/**
 * The read models. A collection is one version of one projection (`tracked-suppliers@1`); it must be declared before
 * use (reading or writing another throws UnsupportedQuery), and declaring again with other indexes changes them. Every
 * adapter passes `read-store.contract.ts`.
 */
export interface ReadStore {
  declare(collection: string, indexes: readonly IndexDeclaration[]): Promise<void>;
  drop(collection: string): Promise<void>;
  collections(): Promise<string[]>;

  get<Doc extends Document>(collection: string, id: string): Promise<Doc | null>;
  /** In no promised order; ids that do not exist are left out. */
  getMany<Doc extends Document>(collection: string, ids: readonly string[]): Promise<Doc[]>;
  /** The documents with the position of the newest event folded into each; a deleted one comes as null where a tombstone is kept. */
  getWithPositions<Doc extends Document>(collection: string, ids: readonly string[]): Promise<Positioned<Doc>[]>;
  find<Doc extends Document>(collection: string, filter: Filter, sort: readonly Sort[], page: Page): Promise<Found<Doc>>;
  /** Stops counting at `cap` + 1. */
  count(collection: string, filter: Filter, cap?: number): Promise<number>;
  /** Count per combination of values of `fields`, for every combination that occurs. */
  countBy(collection: string, filter: Filter, fields: readonly string[]): Promise<{ readonly key: readonly Scalar[]; readonly count: number }[]>;
  /** How many different values a field has; null counts as one. */
  countDistinct(collection: string, filter: Filter, field: string): Promise<number>;

  /**
   * Documents and checkpoint together or not at all (an adapter without transactions: documents guarded, checkpoint last).
   * A write that is not newer than the stored document or its tombstone is skipped. Throws CheckpointConflict.
   * What the commit publishes (`updates`) is kept with it before the checkpoint moves, whichever writes were skipped: whoever
   * reads up to the checkpoint misses nothing.
   */
  commit(writes: readonly Write[], checkpoint: CheckpointMove, updates?: readonly LiveUpdate[]): Promise<void>;
  /**
   * Calls `committed` soon after commits, of this process and of others; several may be one call. Only a hint, which an adapter need not give
   * and which may be lost: whoever waits also looks from time to time. Returns what ends it; closing the store does, too.
   */
  onCommit(committed: () => void): () => void;
  checkpoint(projection: string): Promise<Checkpoint | null>;
  /** Of every projection and reaction, by name. */
  checkpoints(): Promise<ReadonlyMap<string, Checkpoint>>;
  /** What commits of a projection published in the stretch `(after, upTo]`, in order; at most `limit` commits. */
  readOutbox(projection: string, after: Position, upTo: Position, limit: number): Promise<OutboxPage>;
  /** Deletes what a projection published up to a position, that included. */
  pruneOutbox(projection: string, upTo: Position): Promise<void>;
  /** Drops the tombstones up to a position, where any are kept: nobody may still write anything older. */
  sweepTombstones(collection: string, upTo: Position): Promise<void>;

  /**
   * Raises the fencing epoch and takes the lease when it is free or ours, or when its heartbeat is still `silent`: one that the
   * caller has watched stand still for longer than a lease lives. Null when another holds it. No clock is asked whose it is;
   * `ttlMs` and `nowMs` say until when it is held to programs of earlier releases that run beside.
   */
  acquireLease(name: string, owner: string, ttlMs: number, nowMs: number, silent?: Heartbeat): Promise<{ readonly epoch: number } | null>;
  /** Moves the heartbeats of several leases of one owner. Returns the names of all but those that another has taken, or whose epoch is not the newest. */
  renewLeases(leases: readonly LeaseEpoch[], owner: string, ttlMs: number, nowMs: number): Promise<ReadonlySet<string>>;
  releaseLease(name: string, owner: string, epoch: number): Promise<void>;
  /** Those of the leases that someone holds, by name. */
  heldLeases(names: readonly string[]): Promise<ReadonlyMap<string, HeldLease>>;

  /**
   * Holds the next documents of a collection against what was written; begins at 0. A store whose server does so itself, and answers
   * with nothing that is damaged, finds none.
   */
  checkDocuments(collection: string, after: number, limit: number): Promise<CheckedDocuments>;

  /** Small control documents outside any projection (aliases, parked events, quarantined keys). */
  getControl<Value>(key: string): Promise<Value | null>;
  setControl(key: string, value: unknown): Promise<void>;
  listControl<Value>(prefix: string): Promise<{ readonly key: string; readonly value: Value }[]>;
  deleteControl(key: string): Promise<void>;

  /** Forgets everything, as a new store knows nothing; only the epochs of leases stay, for they never fall. Broken off, it is done again. */
  clear(): Promise<void>;

  close(): Promise<void>;
}
