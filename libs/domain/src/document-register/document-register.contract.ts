import type { EndorsementCode } from '../insurance/coverage.js';
import type { DocumentKind } from '../insurance/document-kinds.js';
import type { DomainEvent, Instant, Uuid } from '../kernel/event.js';

/** A document as the register knows it. */
export interface FiledDocument {
  readonly documentId: Uuid;
  readonly kind: DocumentKind;
  /** The endorsement whose form it shows, null for every other document. */
  readonly endorsement: EndorsementCode | null;
  /** Of its newest file. */
  readonly name: string;
  /** When its newest version was recorded. */
  readonly uploadedAt: Instant;
}

interface OfRegister {
  readonly policyId: Uuid;
  readonly insuredId: Uuid;
}

/** A document, or a newer version of it, is on file for a policy; or it is of another kind than was on file. */
export type DocumentFiled = DomainEvent<'DocumentFiled', OfRegister & FiledDocument>;
/** A document is no longer on file. */
export type DocumentWithdrawn = DomainEvent<
  'DocumentWithdrawn',
  OfRegister & { readonly documentId: Uuid; readonly name: string }
>;

export type DocumentRegisterEvent = DocumentFiled | DocumentWithdrawn;

export type DocumentRegisterCommand =
  | ({ readonly type: 'FileDocument' } & OfRegister & FiledDocument)
  | { readonly type: 'FileVersion'; readonly documentId: Uuid; readonly name: string; readonly uploadedAt: Instant }
  | { readonly type: 'FileKind'; readonly documentId: Uuid; readonly kind: DocumentKind }
  | { readonly type: 'WithdrawDocument'; readonly documentId: Uuid };
