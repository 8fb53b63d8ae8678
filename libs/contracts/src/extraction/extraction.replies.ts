import type { CarrierOnRecord } from '@covertrail/domain/insurance/extraction/carrier-on-record';
import type { ExtractedField, ReadPlace } from '@covertrail/domain/insurance/extraction/extracted-field';
import type { RefusedRow, RowOfCertificate } from '@covertrail/domain/extraction/extraction.contract';
import type { PolicyMatch } from '@covertrail/domain/insurance/extraction/policy-match';
import type { FindingCode } from '@covertrail/domain/insurance/certificate/certificate-finding';
import type { PageKind } from '@covertrail/domain/insurance/certificate/reading-outcome';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { PolicyPeriod } from '@covertrail/domain/insurance/terms/policy-terms';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PolicyStatus } from '@covertrail/domain/policy/policy.contract';
import type { ExclusionOnPage } from '../certificate-upload/certificate-upload.replies.js';

/** Into what a row may be entered: a new policy, a policy on file, or the next term of one. */
export interface ExtractedTarget {
  readonly into: 'new' | 'onFile' | 'renewal';
  /** Of the policy on file; null for a new one. */
  readonly policyId: Uuid | null;
  readonly policyNumber: string | null;
  readonly period: PolicyPeriod | null;
  /** Of the policy on file, to be sent back with the decisions. */
  readonly revision: number | null;
  /** What was read, beside what this policy states. */
  readonly fields: readonly ExtractedField[];
}

/** A row of a certificate as a person confirms it. */
export interface ExtractedPolicy extends RowOfCertificate {
  /** Whether the row names its kind of insurance in words, so that a person says of which line it is. */
  readonly inWords: boolean;
  /** Null for a row in words of which nobody has said yet of which line it is: until then it can only be left. */
  readonly line: CoverageLine | null;
  /** What a free row calls itself. */
  readonly type: string | null;
  readonly match: PolicyMatch['kind'];
  /** The proposed one first, where one is; empty where the row can only be left. */
  readonly targets: readonly ExtractedTarget[];
}

/** What a field of the certificate itself says, with its place; null where it says nothing. */
export interface ExtractedText {
  readonly value: string | null;
  readonly places: readonly ReadPlace[];
}

/** A policy that what was confirmed became. */
export interface EnteredPolicy extends RowOfCertificate {
  readonly policyId: Uuid;
  readonly line: CoverageLine;
  readonly policyNumber: string;
  readonly status: PolicyStatus;
}

/** What was read of an uploaded certificate, for the person who confirms it. */
export interface ExtractedPolicies {
  readonly transactionId: Uuid;
  readonly insuredId: Uuid;
  readonly insuredName: string;
  readonly fileName: string;
  /**
   * Which reading of the file this is.
   * @asType integer
   */
  readonly attempt: number;
  readonly pages: readonly PageKind[];
  /** The date of the certificate: what it says is as old. */
  readonly dated: ExtractedText;
  readonly insured: ExtractedText;
  /** Whether the name on the certificate is a name of the insured. */
  readonly isInsured: boolean;
  /** The description of operations: it is offered as a remark of each policy, and entered where a person accepts it. */
  readonly description: ExtractedText;
  /** The sentences of the description and the remarks that take cover away. */
  readonly exclusions: readonly ExclusionOnPage[];
  /** What is to be said of the certificate as a whole, and of no field: hidden text, pictures that were not read. */
  readonly findings: readonly FindingCode[];
  readonly policies: readonly ExtractedPolicy[];
  /** The insurers that fields name by their ids. */
  readonly carriers: readonly CarrierOnRecord[];
  /** Null until a person confirmed it. `done`: every row was entered or refused. */
  readonly confirmed: {
    readonly done: boolean;
    readonly entered: readonly EnteredPolicy[];
    readonly refused: readonly (RefusedRow & { readonly message: string })[];
  } | null;
}
