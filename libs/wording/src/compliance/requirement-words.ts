import { isEndorsementCode, isLimitCode } from '@covertrail/domain/compliance/coverage-codes';
import type { Finding } from '@covertrail/domain/compliance/finding';
import type { Params } from '@covertrail/domain/compliance/finding-params';
import { usualForm } from '@covertrail/domain/insurance/line-facts';
import type { BaseRuleKind } from '@covertrail/domain/compliance/rule-kinds';
import { dayText } from '../text/day-text.js';
import { underReviewText } from '../insurance/coverage-words.js';
import { ENDORSEMENT_NAMES, LIMIT_NAMES } from '../insurance/labels.js';
import { money, rated } from './param-text.js';

/** How a kind of requirement reads; further requirements have `FurtherWords`. `code`: what stands behind the kind in the rule. */
interface RequirementWords {
  readonly title: (code: string) => string;
  readonly required: (finding: Finding, code: string) => string;
  /** What a policy in force has; an empty text where nothing was given. */
  readonly available: (finding: Finding) => string;
}

const triggerText = ({ retroactiveBy }: Params): string =>
  retroactiveBy === undefined
    ? 'Occurrence'
    : `Claims-made from ${dayText(String(retroactiveBy))} or earlier, or occurrence`;

/** Neither of two split limits is what is available of the combined one. */
function limitAvailable({ available, reason, params }: Finding): string {
  if (reason === 'LIMIT.SPLIT_NOT_ACCEPTED' || reason === 'LIMIT.SPLIT_FOR_COMBINED') return 'Split limits';
  if (available !== undefined) return money(available, params);
  return reason === 'LIMIT.PRINTED_AS_TEXT' ? String(params.text) : '';
}

function triggerAvailable({ reason, params }: Finding): string {
  if (reason === 'TRIGGER.NOT_GIVEN') return '';
  if (reason === 'TRIGGER.OCCURRENCE') return 'Occurrence';
  return params.retroactiveOn ? `Claims-made from ${dayText(String(params.retroactiveOn))}` : 'Claims-made';
}

/** `CG 20 10, form seen`; `Claimed or seen` where no form is usual. */
function endorsementRequired({ line, params }: Finding, code: string): string {
  const form = isEndorsementCode(code) ? usualForm(line, code) : null;
  const grade = params.grade === 'seen' ? 'form seen' : 'claimed or seen';
  return form === null ? `${grade.charAt(0).toUpperCase()}${grade.slice(1)}` : `${form}, ${grade}`;
}

function endorsementAvailable({ params, reason }: Finding): string {
  if (reason === 'ENDORSEMENT.ABSENT') return '';
  if (params.form) return String(params.form);
  return reason === 'ENDORSEMENT.SEEN' || reason === 'ENDORSEMENT.FORM_NOT_GIVEN' ? 'Form seen' : 'Claimed';
}

/** By kind: the compiler names one without words. */
export const REQUIREMENT_WORDS: Readonly<Record<BaseRuleKind, RequirementWords>> = {
  inForce: { title: () => 'Policy in force', required: () => 'Verified and in force', available: () => '' },
  limit: {
    title: (code) => (isLimitCode(code) ? LIMIT_NAMES[code] : code),
    required: ({ required = 0, params }) => money(required, params),
    available: limitAvailable,
  },
  trigger: {
    title: () => 'Coverage trigger',
    required: ({ params }) => triggerText(params),
    available: triggerAvailable,
  },
  endorsement: {
    title: (code) => (isEndorsementCode(code) ? ENDORSEMENT_NAMES[code] : code),
    required: endorsementRequired,
    available: endorsementAvailable,
  },
  rating: {
    title: () => 'AM Best rating',
    required: ({ params }) =>
      `${params.requiredStrength ?? ''} ${params.requiredSize ?? ''} or better${underReviewText(params.ifUnderReview)}`,
    available: ({ params }) => rated({ strength: '', size: '', ...params }),
  },
};
