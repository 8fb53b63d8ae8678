import type { PrintedFact } from '@covertrail/domain/issued-certificate/certificate-check.contract';
import type { CertificateForm, PrintedParty } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant } from '@covertrail/domain/kernel/event';

/** One file of a certificate: its first issue, or a later one for the same holder. */
export interface CheckedIssue {
  /** From 0. */
  readonly revision: number;
  readonly issuedOn: CalendarDate;
  /** Of the PDF, 64 lower-case hexadecimal digits. */
  readonly sha256: string;
}

/** A policy as the certificate states it, and what of that is so today. */
export interface CheckedLine {
  /** `General liability`, or its own name. */
  readonly kind: string;
  readonly policyNumber: string;
  readonly insurer: string;
  /** Empty where none is printed. */
  readonly naic: string;
  readonly effectiveOn: CalendarDate;
  readonly expiresOn: CalendarDate;
  readonly limits: readonly PrintedFact[];
  /** Endorsements with their forms, and what else it prints of the coverage. */
  readonly further: readonly PrintedFact[];
  readonly isInForce: boolean;
  /** Sentences of what is not as the certificate says; the line is as stated where there are none. */
  readonly since: readonly string[];
  /** What is on record for a later day. */
  readonly ahead: readonly string[];
}

/** What a certificate said on issue, and what of it is true on the day of the check [E05]. Nothing that it does not print, but whether it still holds. */
export interface CertificateCheck {
  readonly checkedAt: Instant;
  /** The day of the insured's time zone. */
  readonly today: CalendarDate;
  readonly number: string;
  readonly form: CertificateForm;
  /** The issue that has this code. */
  readonly issue: CheckedIssue;
  /** Every other one, the first one first. A later one takes its place. */
  readonly others: readonly CheckedIssue[];
  readonly producer: PrintedParty;
  /** Who signed; empty where the name was erased since. */
  readonly signedBy: string;
  readonly insured: PrintedParty;
  readonly holder: PrintedParty;
  readonly description: string;
  readonly lines: readonly CheckedLine[];
}
