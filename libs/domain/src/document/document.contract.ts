import type { EndorsementCode } from '../insurance/coverage.js';
import type { CitedFile } from '../kernel/cited-file.js';
import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { DocumentKind } from '../insurance/document-kinds.js';

/** A file under the name that its sender gave it; the name is never part of a path. */
export interface NamedFile extends CitedFile {
  readonly name: string;
}

/** On every event of a document, so that the views of its policy find it. */
interface OfDocument {
  readonly documentId: Uuid;
  readonly policyId: Uuid;
  readonly insuredId: Uuid;
}

/** A file proves something about a policy. `endorsement` is the endorsement whose form it shows, null for every other document. */
export type DocumentAttached = DomainEvent<
  'DocumentAttached',
  OfDocument & {
    readonly kind: DocumentKind;
    readonly endorsement: EndorsementCode | null;
    readonly file: NamedFile;
    /** The upload of a certificate whose reading a person confirmed: the policy states what was read of this file. */
    readonly readFrom?: Uuid;
  }
>;
/** The document has a newer version; the earlier ones remain readable. */
export type DocumentReplaced = DomainEvent<
  'DocumentReplaced',
  OfDocument & { readonly before: NamedFile; readonly after: NamedFile }
>;
/** The document is of another type than its sender said. Its file stays as it is. */
export type DocumentTypeChanged = DomainEvent<
  'DocumentTypeChanged',
  OfDocument & { readonly name: string; readonly before: DocumentKind; readonly after: DocumentKind }
>;
/** The document is no longer shown with its policy. */
export type DocumentRemoved = DomainEvent<'DocumentRemoved', OfDocument & { readonly name: string }>;

export type DocumentEvent = DocumentAttached | DocumentReplaced | DocumentTypeChanged | DocumentRemoved;

/** What the policy says when its documents change. A policy that was canceled, replaced or has expired still takes letters that come late. */
export interface DocumentFacts {
  /** Nothing of an archived policy may be changed. */
  readonly archived: boolean;
  /** Endorsements of the latest terms. */
  readonly endorsements: readonly EndorsementCode[];
}

export type DocumentCommand =
  | ({ readonly type: 'AttachDocument' } & DocumentAttached['data'])
  | { readonly type: 'ReplaceDocument'; readonly file: NamedFile }
  | { readonly type: 'ChangeDocumentType'; readonly kind: DocumentKind }
  | { readonly type: 'RemoveDocument' };
