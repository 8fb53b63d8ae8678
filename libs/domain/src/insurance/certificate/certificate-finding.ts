import type { FieldKey } from './field-keys.js';

/** What a certificate says that does not fit together; the page gives the sentence. */
export type FindingCode =
  | 'CERTIFICATE.EXPIRES_BEFORE_EFFECTIVE'
  | 'CERTIFICATE.TERM_NOT_A_YEAR'
  | 'CERTIFICATE.AGGREGATE_BELOW_OCCURRENCE'
  | 'CERTIFICATE.LETTER_NOT_LISTED'
  | 'CERTIFICATE.POLICY_WITHOUT_LETTER'
  | 'CERTIFICATE.NAIC_NOT_FIVE_DIGITS'
  | 'CERTIFICATE.ZIP_NOT_IN_STATE'
  | 'CERTIFICATE.WAIVER_NOT_TICKED'
  | 'CERTIFICATE.ADDITIONAL_INSURED_NOT_TICKED'
  | 'CERTIFICATE.TRIGGER_UNCLEAR'
  | 'CERTIFICATE.SEVERAL_POLICIES_IN_ROW'
  | 'CERTIFICATE.HIDDEN_TEXT'
  | 'CERTIFICATE.PICTURE_UNREAD'
  | 'CERTIFICATE.COARSE_SCAN';

/** A finding and the fields that it is about; hidden text, which is quoted, unread pictures and a coarse scan are about none. */
export interface CertificateFinding {
  readonly code: FindingCode;
  readonly keys: readonly FieldKey[];
  readonly text?: string;
}
