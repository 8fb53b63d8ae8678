import type { Outcome } from '@covertrail/domain/compliance/finding';
import { listed } from '../text/sentence-parts.js';

/** What an agency reads in place of the terms of a policy that another agency of the same insured manages. */
export const OF_OTHER_AGENCY = 'Policy of another agency';

const BEGINNINGS: Readonly<Record<Outcome, string>> = {
  pass: 'Met with',
  fail: 'Not met with',
  review: 'For review, with',
  unknown: 'Not known, with',
};

/** All that an agency may know of a finding that rests on such policies: `Met with •••40417 of another agency.` */
export const otherAgencyText = (outcome: Outcome, numbers: readonly string[]): string =>
  `${BEGINNINGS[outcome]} ${listed(numbers)} of another agency.`;
