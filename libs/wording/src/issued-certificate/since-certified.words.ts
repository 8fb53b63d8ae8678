import { PRINTED_ASPECTS, printedTerms, type PrintedAspect } from '@covertrail/domain/insurance/terms/printed-terms';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import type {
  Announced,
  NoLongerBecause,
  PolicySinceCertified,
} from '@covertrail/domain/issued-certificate/certificate-check.contract';
import { aspectTexts } from '../policy/aspect-words.js';
import { moveOf } from '../policy/policy-change-sentence.js';
import { periodDays } from '../policy/policy-texts.js';
import { dayText } from '../text/day-text.js';
import type { ChangeText } from '../text/event-wording.js';
import { changedTexts, type Texts } from '../text/text-changes.js';

/** What a reader of a certificate learns of a policy since its issue [E05]. */
interface SinceSentences {
  /** What the certificate says and is not so any more; empty where all of it holds. */
  readonly since: readonly string[];
  /** What will be otherwise on a later day. */
  readonly ahead: readonly string[];
}

const ABSENT = '';

/**
 * In plain sentences, without what the certificate does not print: that a limit is lower, but not what it is; that there is another insurer, but
 * not which. Days are said. Of a policy that is not in force nothing else is said (ADR 96).
 */
export function sinceSentences({
  certified,
  present,
  isInForce,
  because,
  announced,
}: PolicySinceCertified): SinceSentences {
  const changes = isInForce ? changeSentences(certified.terms, present.terms) : [];
  return { since: [...because.map(becauseText), ...changes], ahead: announced.map(aheadText) };
}

function becauseText(because: NoLongerBecause): string {
  switch (because.is) {
    case 'expired':
      return `The policy expired on ${dayText(because.on)}.`;
    case 'canceled':
      return `The policy was canceled from ${dayText(because.on)} on.`;
    case 'notYetInForce':
      return `The policy begins on ${dayText(because.on)} only.`;
    case 'replaced':
      return `Another policy took its place on ${dayText(because.on)}. This certificate says nothing of that one.`;
    case 'rejected':
      return 'An agent rejected the policy after this certificate was issued.';
    case 'archived':
      return 'The policy was put aside: nobody keeps it up to date any more.';
    case 'notVerified':
      return 'Something was changed that no agent has approved yet.';
  }
}

const aheadText = ({ is, on }: Announced): string =>
  is === 'canceled'
    ? `The policy is to be canceled from ${dayText(on)} on.`
    : `Another policy takes its place on ${dayText(on)}.`;

/** Aspect by aspect, in the currency that is printed. */
function changeSentences(before: PolicyTerms, after: PolicyTerms): readonly string[] {
  const was = printedTerms(before);
  const is = printedTerms({ ...after, region: before.region });
  const changed = PRINTED_ASPECTS.flatMap((aspect) =>
    changedTexts(textsOf(aspect, was), textsOf(aspect, is), ABSENT).flatMap((change) => changeText(aspect, change)),
  );
  return [
    ...(before.policyNumber === after.policyNumber ? [] : ['The policy has another number now.']),
    ...(before.region === after.region ? [] : ['Its amounts are in another currency now.']),
    ...new Set(changed),
  ];
}

const textsOf = (aspect: PrintedAspect, terms: PolicyTerms): Texts =>
  aspect === 'period' ? periodDays(terms.period) : aspectTexts(aspect, terms);

/** Nothing of what the certificate says nothing about. */
function changeText(aspect: PrintedAspect, { label, before = ABSENT, after }: ChangeText): readonly string[] {
  if (before === ABSENT) return [];
  const isGone = after === ABSENT;
  switch (aspect) {
    case 'period':
      return [`${label} is ${after} now, not ${before}.`];
    case 'carrier':
      return [
        label === 'NAIC' ? 'The insurer has another NAIC number now.' : 'The policy is with another insurer now.',
      ];
    case 'limits':
      return [`${label} is ${isGone ? 'not stated any more' : AMOUNTS[moveOf(before, after)]}: printed is ${before}.`];
    case 'endorsements':
      return [isGone ? `${label} is not part of the policy any more.` : `${label} is by another form now.`];
    default:
      return [`${label} is not as printed any more.`];
  }
}

const AMOUNTS = { lowered: 'lower now', raised: 'higher now', changed: 'otherwise now' } as const;
