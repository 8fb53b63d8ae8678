import type { Recorded } from '@covertrail/domain/kernel/event';
import type { IndexDeclaration } from '../read-store/collections.port.js';
import type { Document } from '../read-store/document.js';

/** Looks up ids of the projection's own documents by a declared index, the unwritten part of the batch included. */
export interface OwnDocuments {
  idsWhere(field: string, equals: string): Promise<readonly string[]>;
}

/** Documents of the related view that were asked for and exist, by id. */
export type RelatedDocuments<Doc extends Document = Document> = ReadonlyMap<string, Doc>;

/**
 * Another view that `keys` and `evolve` read. It has processed the event by then, and perhaps later ones. So its documents keep everything
 * and say from which position on each item is valid.
 */
export interface Related<Doc extends Document = Document> {
  readonly projection: Projection<Doc>;
  /** Documents that an event's keys depend on. Called again with the documents found, until no more are named. */
  ids(event: Recorded, found: RelatedDocuments<Doc>): readonly string[];
}

/**
 * A read model as a value (reference: projections): which events it folds, into which documents, and how.
 *
 * `evolve` is a pure fold: no clock, no random, and of other views it is given the documents of the related one alone. It receives null where there is no document yet, and
 * deletes by returning null. `keys` names the documents that an event touches; it may read one related view. Features write it
 * with `defineProjection`, which knows the types.
 */
export interface Projection<Doc extends Document = Document> {
  /** Kebab-case, the question it answers: `tracked-suppliers`. */
  readonly name: string;
  /** Raised whenever the documents change shape or meaning: the engine builds the new version beside the old. */
  readonly version: number;
  readonly handles: readonly string[];
  readonly indexes: readonly IndexDeclaration[];
  /** True for the one view that may read sealed personal text. */
  readonly opensPersonal?: boolean;
  readonly related?: Related;
  keys(event: Recorded, own: OwnDocuments, related: RelatedDocuments): readonly string[] | Promise<readonly string[]>;
  evolve(document: Doc | null, event: Recorded, key: string, related?: RelatedDocuments): Doc | null;
  /** The companies and users who are notified that a document changed, by id. Pure; calculated from the document before and after. */
  audience(before: Doc | null, after: Doc | null): readonly string[];
}

/** The read-store collection of one version of a projection. */
export const collectionOf = (projection: Pick<Projection, 'name' | 'version'>): string =>
  `${projection.name}@${projection.version}`;
