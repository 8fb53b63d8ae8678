import type { CoverageLine, LimitCode } from '../line-codes.js';
import type { CertificateLine, InsurerLetter } from './field-keys.js';
import type { FieldReading } from './field-reading.js';

/** An insurer as its letter stands for it on this certificate. */
interface ClaimedInsurer {
  readonly letter: InsurerLetter;
  readonly name: FieldReading | null;
  readonly naic: FieldReading | null;
}

/** A policy as a certificate claims it, by its line of coverage. Each part is a reading with its place and confidence, null where the page says nothing. */
export interface ClaimedPolicy {
  /** Null for a free row, whose kind is written in words. */
  readonly line: CoverageLine | null;
  readonly row: CertificateLine;
  readonly type: FieldReading | null;
  readonly insurers: readonly ClaimedInsurer[];
  readonly policyNumber: FieldReading | null;
  readonly effective: FieldReading | null;
  readonly expiration: FieldReading | null;
  readonly additionalInsured: FieldReading | null;
  readonly waiver: FieldReading | null;
  /** The code is null for a limit that the page names in words. */
  readonly limits: readonly { readonly code: LimitCode | null; readonly reading: FieldReading }[];
  /** Ticks of its row, such as the trigger or the covered autos. */
  readonly ticks: readonly FieldReading[];
}
