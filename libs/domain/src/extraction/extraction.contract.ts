import type { CertificateLine } from '../insurance/certificate/field-keys.js';
import type { CoverageLine } from '../insurance/line-codes.js';
import type { Evidence } from '../insurance/source-table.js';
import type { GivenTerms } from '../insurance/terms/policy-terms.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { TypedPart } from '../insurance/terms/typed-part.js';

/** A row of a certificate of the file. `page`: from 1. */
export interface RowOfCertificate {
  /** @asType integer */
  readonly page: number;
  readonly row: CertificateLine;
}

interface OfPolicy extends RowOfCertificate {
  readonly policyId: Uuid;
  /** What it states with what was accepted and typed. */
  readonly terms: GivenTerms;
}

/** A row that becomes a policy; `renews`: the policy whose next term it is. */
export interface NewFromRow extends OfPolicy {
  readonly into: 'new' | 'renewal';
  readonly line: CoverageLine;
  readonly renews: Uuid | null;
  readonly typed: readonly TypedPart[];
}

/** A row that changes a policy on file, as it was at the revision that the person saw. */
export interface ChangeByRow extends OfPolicy {
  readonly into: 'onFile';
  /** What it states with what was accepted as it was read alone. */
  readonly accepted: GivenTerms;
  readonly effectiveFrom: CalendarDate;
  /** @asType integer */
  readonly revision: number;
}

export type ConfirmedRow = NewFromRow | ChangeByRow;

interface OfExtraction {
  /** The upload that was read: an extraction has its id. */
  readonly uploadId: Uuid;
  readonly insuredId: Uuid;
}

/** A person confirmed what a program read on a certificate, row by row: nothing of it is entered yet. Rows that were left are not listed. */
export type ExtractionConfirmed = DomainEvent<
  'ExtractionConfirmed',
  OfExtraction & {
    /** Which reading of the file the person saw. @asType integer */
    readonly attempt: number;
    /** The certificate. */
    readonly evidence: Evidence;
    readonly rows: readonly ConfirmedRow[];
  }
>;

/** A row that became a policy, or changed one. */
export interface EnteredRow extends RowOfCertificate {
  readonly policyId: Uuid;
}
/** A row that was not entered, by the code of the rule that refused it. */
export interface RefusedRow extends RowOfCertificate {
  readonly code: string;
}
/** What became of it. Rows are refused only where a policy changed between the confirmation and its entry. */
export type ExtractionEntered = DomainEvent<
  'ExtractionEntered',
  OfExtraction & { readonly entered: readonly EnteredRow[]; readonly refused: readonly RefusedRow[] }
>;

export type ExtractionEvent = ExtractionConfirmed | ExtractionEntered;
export type ExtractionCommand =
  | ({ readonly type: 'ConfirmExtraction' } & ExtractionConfirmed['data'])
  | {
      readonly type: 'CompleteExtraction';
      readonly entered: readonly EnteredRow[];
      readonly refused: readonly RefusedRow[];
    };
