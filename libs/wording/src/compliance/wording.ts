import type { Params, ParamsWith } from '@covertrail/domain/compliance/finding-params';
import type { FindingOf } from '@covertrail/domain/compliance/named-params';
import type { ReasonCode } from '@covertrail/domain/compliance/reasons';
import type { LimitCode } from '@covertrail/domain/insurance/line-codes';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { arithmeticOf } from './arithmetic.js';
import { currencyName, statedAmount } from './currency-words.js';
import { byIndexText, formDoubtText, otherLineText, otherScopeText } from './form-wording.js';
import { onFileText, onRecord, whoSaw } from './form-record-words.js';
import { quotedTexts } from './further/further-params.js';
import { FURTHER_WORDING } from './further/further-wording.js';
import { LIMIT_NAMES } from '../insurance/labels.js';
import { doubtText, refusalText } from './layer-wording.js';
import { PROOF_WORDING } from './proof-words.js';
import { required, day, endorsementIn, limitAtEnd, limitIn, limitSubject, lineOf, money, rated } from './param-text.js';
import { upperFirst } from '../text/first-letter.js';

/** `today`: the day on which the sentence is read, where that is known. */
type Sentence<Reason extends ReasonCode> = (finding: FindingOf<Reason>, today?: CalendarDate) => string;

/** What is short: the limit asked for, or the one of the policy that was to stand for it. */
function shortSubject({ params, terms }: FindingOf<'LIMIT.SHORT'>): string {
  const own = terms?.[0]?.limit ?? params.limit;
  if (own === params.limit) return `${limitSubject(params)} is short`;
  return `${limitSubject({ limit: own })} is short of ${limitAtEnd(params).replace(/^the /, 'the required ')}`;
}

function shortText(finding: FindingOf<'LIMIT.SHORT'>): string {
  const { params } = finding;
  const text = `${shortSubject(finding)} by ${money(params.short, params)}: ${arithmeticOf(finding)}`;
  return params.refused === undefined ? `${text}.` : `${text}; ${refusalText(finding, params.umbrella, params)}.`;
}

/** Neither of two split limits is the combined one, so none is stated as what is available of it. */
function splitText(finding: FindingOf<'LIMIT.SPLIT_FOR_COMBINED'>): string {
  const { params, terms: [own] = [], required } = finding;
  const { other, otherAmount } = params;
  const instead = 'Split limits were entered instead of the combined single limit';
  if (own === undefined || required === undefined)
    return `${instead}, which needs manual review: ${arithmeticOf(finding)}.`;
  const each = [own, { limit: other, amount: otherAmount }].map(
    ({ limit, amount }) => `${limitAtEnd({ limit })} is ${money(amount, params)}`,
  );
  return `${instead} of ${money(required, params)}, which needs manual review: ${each.join(', ')}.`;
}

const limitName = (code: LimitCode): string => LIMIT_NAMES[code].toLowerCase();

/** `form CG 24 04 05 09 on GL-9`; what is claimed may have no form. */
const formOn = ({ form, policyNumber }: ParamsWith<'form' | 'policyNumber'>): string =>
  `${form === '' ? 'what is claimed' : `form ${form}`} on ${policyNumber}`;

/** Who saw the form: a document shows it, or an agent confirmed it. */
function seenText(params: ParamsWith<'endorsement' | 'policyNumber' | 'seenBy'>): string {
  const gives = `${endorsementIn(params)}${byIndexText(params)}.`;
  const form = params.form ? `form ${params.form}` : 'the form';
  return params.seenBy === 'document'
    ? `${upperFirst(form)} of ${params.policyNumber} ${onFileText(params)} and gives ${gives}`
    : `${upperFirst(whoSaw(params, 'an agent'))} confirmed ${form} on ${params.policyNumber} on ${day(params.confirmedOn)}: it gives ${gives}`;
}

/** Of a policy that was verified before, only what was changed since is not. */
const unverifiedPart = ({ changedSince }: Params): string =>
  changedSince === undefined
    ? 'verified it'
    : `approved what was changed since ${day(changedSince)}, when it was verified`;

/** A policy that was over, with the one that follows it. */
function overText(text: string, { nextPolicy, nextFrom }: Params): string {
  return nextPolicy === undefined ? `${text}.` : `${text}; ${nextPolicy} does not begin until ${day(nextFrom ?? '')}.`;
}

const endedText = (params: ParamsWith<'policyNumber' | 'expiresOn'>, today?: CalendarDate): string => {
  const when = params.expiresOn === today ? 'ended 12:01 am today' : `ended on ${day(params.expiresOn)}`;
  return overText(`${params.policyNumber} ${when}`, params);
};

/** One plain sentence for every reason. A code without words does not compile. */
export const WORDING: { readonly [Reason in ReasonCode]: Sentence<Reason> } = {
  'POLICY.IN_FORCE': ({ params }) =>
    params.canceledOn === undefined
      ? `${params.policyNumber} is verified and in force until ${day(params.expiresOn)}.`
      : `${params.policyNumber} is verified and in force until it is canceled on ${day(params.canceledOn)}.`,
  'POLICY.UNVERIFIED': ({ params }) =>
    `${params.policyNumber} is in force until ${day(params.canceledOn ?? params.expiresOn)}, but no agent has ${unverifiedPart(params)}.`,
  'POLICY.REJECTED': ({ params }) => `${params.policyNumber} was rejected by the agent.`,
  'POLICY.NOT_BEGUN': ({ params }) => `${params.policyNumber} does not begin until ${day(params.effectiveOn)}.`,
  'POLICY.ENDED': ({ params }, today) => endedText(params, today),
  'POLICY.ENDED_TODAY': ({ params }, today) => endedText(params, today),
  'POLICY.CANCELED': ({ params }) =>
    overText(`${params.policyNumber} was canceled on ${day(params.canceledOn)}`, params),
  'LINE.ABSENT': (finding) => `No ${lineOf(finding)} policy has been shared.`,
  'LINE.NOTHING_SHARED': () => 'No policy has been shared yet.',
  'LINE.STOP_GAP_BESIDE': (finding) =>
    `No ${lineOf(finding)} policy has been shared, but ${finding.params.policyNumber} provides stop gap: a state may insure the workers alone.`,
  'LIMIT.MET': (finding) => `${limitSubject(finding.params)} is enough: ${arithmeticOf(finding)}.`,
  'LIMIT.MET_WITH_UMBRELLA': (finding) =>
    `The umbrella makes up the shortfall in ${limitAtEnd(finding.params)}: ${arithmeticOf(finding)}.`,
  'LIMIT.MET_COMBINED': (finding) =>
    `The policies below and the umbrella together have enough for ${limitAtEnd(finding.params)}: ${arithmeticOf(finding)}.`,
  'LIMIT.SHORT': shortText,
  'LIMIT.NOT_GIVEN': ({ params }) =>
    `${upperFirst(limitIn(params))} of ${params.policyNumber} was not given, so whether it is enough cannot be decided.`,
  'LIMIT.PRINTED_AS_TEXT': ({ params }) =>
    `${upperFirst(limitIn(params))} of ${params.policyNumber} is printed as “${params.text}” in place of an amount, which needs manual review.`,
  'AMOUNT.OTHER_CURRENCY': ({ params }) =>
    `${params.policyNumber} states ${statedAmount(params)} in ${currencyName(params.statedIn)}, and the requirement is in ${currencyName(params.region)}: ` +
    'amounts of two currencies are not compared, so this needs manual review.',
  'LIMIT.SPLIT_FOR_COMBINED': splitText,
  'LIMIT.AT_ODDS': ({ params }) =>
    `${params.policyNumber} states ${money(params.partAmount, params)} for ${limitName(params.part)} and ${money(params.wholeAmount, params)} for ` +
    `${limitName(params.whole)}, which is less: that needs manual review.`,
  'LIMIT.SHARED_IN_TEXT': ({ params }) =>
    `${params.policyNumber} states ${quotedTexts(params.texts)}, so whether ${limitIn(params)} is its own needs manual review.`,
  'LIMIT.SHARED_AS_STATED': ({ params }) =>
    `${params.policyNumber} states that other insureds, locations or policies share its aggregate limits, so whether ${limitIn(params)} is enough needs manual review.`,
  'LIMIT.SPLIT_NOT_ACCEPTED': ({ params }) =>
    `${params.policyNumber} has split limits, and a combined single limit is required.`,
  'UMBRELLA.IN_DOUBT': (finding) =>
    `${limitSubject(finding.params)} is enough only with umbrella ${finding.params.umbrella}, which ` +
    `${doubtText(finding.params)}: ${arithmeticOf(finding)}.`,
  'UMBRELLA.LIMIT_NOT_GIVEN': (finding) =>
    `Whether ${limitIn(finding.params)} is enough depends on umbrella ${finding.params.umbrella}, whose limit was not given: ` +
    `${arithmeticOf(finding)} without it.`,
  'TRIGGER.OCCURRENCE': ({ params }) => `${params.policyNumber} is written on occurrence.`,
  'TRIGGER.CLAIMS_MADE': ({ params }) => `${params.policyNumber} is claims-made, and occurrence is required.`,
  'TRIGGER.NOT_GIVEN': ({ params }) =>
    `Whether ${params.policyNumber} is on occurrence or claims-made was not given, so its trigger cannot be decided.`,
  'TRIGGER.RETROACTIVE_MET': ({ params }) =>
    `${params.policyNumber} is claims-made with a retroactive date of ${day(params.retroactiveOn)}, no later than ${day(params.retroactiveBy)}.`,
  'TRIGGER.RETROACTIVE_LATE': ({ params }) =>
    `${params.policyNumber} is claims-made and covers nothing before ${day(params.retroactiveOn)}; cover from ${day(params.retroactiveBy)} is required.`,
  'TRIGGER.RETROACTIVE_NOT_GIVEN': ({ params }) =>
    `${params.policyNumber} is claims-made and its retroactive date was not given; ${day(params.retroactiveBy)} or earlier is required.`,
  'RATING.MET': ({ params }) =>
    `${params.carrier} is rated ${rated(params)}; strength and size both meet ${required(params)}${params.underReview === undefined ? '' : ', and a rating that is under review is accepted'}.`,
  'RATING.STRENGTH_BELOW': ({ params }) =>
    `${params.carrier} is rated ${rated(params)}; its strength is below ${required(params)}.`,
  'RATING.SIZE_BELOW': ({ params }) =>
    `${params.carrier} is rated ${rated(params)}; its size is below ${required(params)}.`,
  'RATING.BOTH_BELOW': ({ params }) =>
    `${params.carrier} is rated ${rated(params)}; strength and size are both below ${required(params)}.`,
  'RATING.NOT_GIVEN': ({ params }) =>
    `No AM Best rating is known for ${params.carrier}, so the carrier needs manual review.`,
  'RATING.SIZE_NOT_GIVEN': ({ params }) =>
    `${params.carrier} is rated ${rated(params)}, but its financial size is not known, so the carrier needs manual review.`,
  'RATING.NOT_RATED': ({ params }) =>
    `${params.carrier} is not rated by AM Best (NR), so the carrier needs manual review.`,
  'RATING.SUSPENDED': ({ params }) =>
    `The AM Best rating of ${params.carrier} is suspended (S), so the carrier needs manual review.`,
  'RATING.UNDER_REVIEW': ({ params }) =>
    `${params.carrier} is rated ${rated(params)}: AM Best has placed the rating under review, so the carrier needs manual review.`,
  'RATING.UNDER_REVIEW_REFUSED': ({ params }) =>
    `${params.carrier} is rated ${rated(params)}: AM Best has placed the rating under review, which is not accepted.`,
  'ENDORSEMENT.SEEN': ({ params }) => seenText(params),
  'ENDORSEMENT.NOT_CONFIRMED': ({ params }) =>
    `Form ${params.form} for ${endorsementIn(params)} was entered as seen on ${params.policyNumber}, but no document with it is on file and no agent has confirmed it.`,
  'ENDORSEMENT.FORM_AT_ODDS': ({ params }) =>
    `Whether ${formOn(params)} can be taken for ${endorsementIn(params)} needs manual review: ${onRecord(params)}.`,
  'ENDORSEMENT.FORM_VOID': ({ params }) =>
    `${upperFirst(formOn(params))} is no proof of ${endorsementIn(params)}: ${onRecord(params)}.`,
  'ENDORSEMENT.CLAIMED': ({ params }) =>
    `The certificate of ${params.policyNumber} claims ${endorsementIn(params)}, and a claim is enough.`,
  'ENDORSEMENT.CLAIMED_ONLY': ({ params }) =>
    `The certificate of ${params.policyNumber} claims ${endorsementIn(params)}, but the form was not seen.`,
  'ENDORSEMENT.FORM_NOT_GIVEN': ({ params }) =>
    `A form for ${endorsementIn(params)} was seen on ${params.policyNumber}, but its number was not given, and the number says what it covers.`,
  'ENDORSEMENT.FORM_IN_DOUBT': formDoubtText,
  'ENDORSEMENT.OTHER_SCOPE': otherScopeText,
  'ENDORSEMENT.OTHER_LINE': otherLineText,
  'ENDORSEMENT.EXCLUDED': ({ params }) =>
    `Form ${params.form} on ${params.policyNumber} excludes completed operations.`,
  'ENDORSEMENT.ABSENT': ({ params }) => `${upperFirst(endorsementIn(params))} is not on ${params.policyNumber}.`,
  ...FURTHER_WORDING,
  ...PROOF_WORDING,
};
