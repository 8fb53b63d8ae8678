import type { CoverageLine, EndorsementCode } from '@covertrail/domain/insurance/coverage';
import type { DocumentType } from '@covertrail/domain/insurance/document-kinds';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';

/** One version of a document. `version` counts from 1. */
export interface DocumentVersionRow {
  readonly version: number;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
  /** Of the content: 64 lower-case hexadecimal digits. */
  readonly sha256: string;
  readonly attachedAt: Instant;
  /** Name of the person; empty when it is not known. */
  readonly attachedBy: string;
}

/** A document of a policy, with its latest version. */
export interface DocumentRow extends DocumentVersionRow {
  readonly id: Uuid;
  readonly policyId: Uuid;
  readonly documentType: DocumentType;
  readonly endorsement: EndorsementCode | null;
  /** All versions, newest first. */
  readonly versions: readonly DocumentVersionRow[];
  /** To send back as `If-Match`. */
  readonly revision: number;
}

/** The same for the requester with whom its policy is shared. */
export interface SharedDocumentRow extends DocumentRow {
  readonly line: CoverageLine;
  readonly policyNumber: string;
}
