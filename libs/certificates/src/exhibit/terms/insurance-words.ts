import type { Scope } from '../reading/scope.js';
import { amountsIn } from '../text/amounts.js';

const OF_INSURANCE =
  /\b(?:insur(?:ance|ed|er|ers)|polic(?:y|ies)|coverages?|endorse(?:d|ment|ments)|deductible|retention|subrogation|underwrit|premium|certificates?|umbrella|indemnity\s+limit|ACORD|aggregate)\b/i;

/** Whether a sentence speaks of insurance or has an amount, so that nobody may overlook it. Headings only name what follows. */
export const isOfInsurance = ({ plain, sentence: { block } }: Scope): boolean =>
  amountsIn(plain).length > 0 || (!block.isHeading && !block.isIntroduction && OF_INSURANCE.test(plain));
