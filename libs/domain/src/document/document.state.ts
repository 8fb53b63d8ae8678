import type { EndorsementCode } from '../insurance/coverage.js';
import type { Instant, Uuid } from '../kernel/event.js';
import type { DocumentKind } from '../insurance/document-kinds.js';
import type { NamedFile } from './document.contract.js';

/** One version of a document, with who uploaded it and when. */
export interface DocumentVersion extends NamedFile {
  readonly attachedAt: Instant;
  /** Id of the person, or `system:<reaction>`. */
  readonly attachedBy: string;
}

export interface KnownDocument {
  readonly documentId: Uuid;
  readonly policyId: Uuid;
  readonly insuredId: Uuid;
  readonly kind: DocumentKind;
  readonly endorsement: EndorsementCode | null;
  /** Oldest first: the number of a version is its place, from 1. */
  readonly versions: readonly DocumentVersion[];
  readonly removed: boolean;
}

/** Null before the document was attached. */
export type DocumentState = KnownDocument | null;

/** The version that counts now. */
export const latestOf = ({ versions }: KnownDocument): DocumentVersion => versions.at(-1)!;
