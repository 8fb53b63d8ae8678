import type { FindingCode } from '@covertrail/domain/insurance/certificate/certificate-finding';

/** What does not fit together on a certificate, for whoever confirms what was read of it [E02]. */
export const CERTIFICATE_FINDINGS: Readonly<Record<FindingCode, string>> = {
  'CERTIFICATE.EXPIRES_BEFORE_EFFECTIVE': 'The policy expires before it is effective.',
  'CERTIFICATE.TERM_NOT_A_YEAR': 'The term of the policy is not a year.',
  'CERTIFICATE.AGGREGATE_BELOW_OCCURRENCE': 'The aggregate is below the limit of each occurrence.',
  'CERTIFICATE.LETTER_NOT_LISTED': 'The letter of the insurer stands for no insurer of the list.',
  'CERTIFICATE.POLICY_WITHOUT_LETTER': 'The policy has no letter of an insurer.',
  'CERTIFICATE.NAIC_NOT_FIVE_DIGITS': 'The NAIC number does not have five digits.',
  'CERTIFICATE.ZIP_NOT_IN_STATE': 'The zip code is not in the state.',
  'CERTIFICATE.WAIVER_NOT_TICKED': 'A waiver of subrogation is described, and its box is not ticked.',
  'CERTIFICATE.ADDITIONAL_INSURED_NOT_TICKED': 'An additional insured is described, and its box is not ticked.',
  'CERTIFICATE.TRIGGER_UNCLEAR': 'It does not say whether the policy is claims-made or per occurrence.',
  'CERTIFICATE.SEVERAL_POLICIES_IN_ROW': 'Several policies stand in one row.',
  'CERTIFICATE.HIDDEN_TEXT': 'The file holds text that nobody sees on the page.',
  'CERTIFICATE.PICTURE_UNREAD': 'The page has a picture beside its text, which was not read.',
  'CERTIFICATE.COARSE_SCAN':
    'The page was scanned coarsely, or in black and white alone, so letters may be misread. Compare each field with the page, or upload a scan in gray with 200 or more dots to the inch.',
};
