import { LIMITS_OF, type EndorsementCode, type LimitCode } from '@covertrail/domain/insurance/coverage';
import type { CertifiedPolicy } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import { LIMIT_NAMES, LIMIT_SHORT_NAMES, LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { upperFirst } from '@covertrail/wording/text/first-letter';
import { printedDate, type PrintedAmount } from '../text/printed-values.js';

/** A limit as a certificate prints it. */
export interface PrintedLimit {
  readonly code: LimitCode;
  readonly label: string;
  readonly amount: PrintedAmount;
}

/** The limits that a policy states, in the order of its line: what certificates show of each, or the words in its place. */
export const printedLimits = ({ line, terms }: CertifiedPolicy): readonly PrintedLimit[] =>
  LIMITS_OF[line].flatMap((code): readonly PrintedLimit[] => {
    const detail = terms.limitDetails[code];
    const cents = detail?.displayed ?? terms.limits[code];
    const words = detail?.text ?? '';
    if (cents === undefined && words === '') return [];
    return [{ code, label: limitLabel(code), amount: cents === undefined ? { words } : { cents } }];
  });

/** Longer names have no room in a free row. */
const LONG = 32;

/** The name of a limit that has no printed label: its short one where the long one has no room. */
const limitLabel = (code: LimitCode): string =>
  LIMIT_NAMES[code].length > LONG ? upperFirst(LIMIT_SHORT_NAMES[code]) : LIMIT_NAMES[code];

const ADDITIONAL_INSURED: readonly EndorsementCode[] = ['additionalInsuredOngoing', 'additionalInsuredCompleted'];

const hasEndorsement = ({ terms }: CertifiedPolicy, codes: readonly EndorsementCode[]): boolean =>
  terms.endorsements.some(({ code }) => codes.includes(code));

/** What the columns ADDL INSD and SUBR WVD say: the endorsements of the policy alone. */
export const isAdditionalInsured = (policy: CertifiedPolicy): boolean => hasEndorsement(policy, ADDITIONAL_INSURED);
export const isWaived = (policy: CertifiedPolicy): boolean => hasEndorsement(policy, ['waiverOfSubrogation']);

/** `Retroactive date 01/01/2024`; empty where a policy has none. */
export const retroactiveWords = ({ terms }: CertifiedPolicy): string =>
  terms.trigger === 'claimsMade' && terms.retroactiveOn !== null
    ? `Retroactive date ${printedDate(terms.retroactiveOn)}`
    : '';

/** The kind of insurance in words: the name of its line, or its own, with its trigger where that is said. */
export function typeWords(policy: CertifiedPolicy): string {
  const { line, terms } = policy;
  const named = line === 'otherCoverage' ? (terms.statedValues.nameOfCoverage ?? '') : '';
  const trigger = terms.trigger === 'claimsMade' ? 'claims-made' : '';
  return [named === '' ? LINE_NAMES[line] : named, trigger, retroactiveWords(policy).toLowerCase()]
    .filter((part) => part !== '')
    .join(', ');
}
