import { isLimitCode } from '@covertrail/domain/compliance/coverage-codes';
import type { Finding, Params } from '@covertrail/domain/compliance/finding';
import type { FurtherFixCode, FurtherReason } from '@covertrail/domain/compliance/reasons';
import { readRule } from '@covertrail/domain/compliance/rule-kinds';
import { keysOf, recordOf } from '@covertrail/domain/kernel/record-of';
import { regionIn } from '../text/money-text.js';
import { listed } from '../text/sentence-parts.js';
import { conditionBecause } from './condition-words.js';
import { daysText } from './document-requirement-words.js';
import { NOTICE_WORDING, noticeAsked } from './notice-words.js';
import {
  basisText,
  coveragesText,
  deductibleText,
  FURTHER_WORDS,
  lineIn,
  partsText,
  scheduledText,
  spanText,
} from './further-words.js';
import { onRecord, uploadText, whoSaw } from './form-record-words.js';
import { entriesOf, percentText, quotedTexts, valuationName, valueText, valueTitle } from './further-params.js';
import { LIMIT_NAMES } from './labels.js';
import { day, endorsementIn, money, said, upperFirst } from './param-text.js';
import { DEDUCTIBLE_NAMES } from './vocabulary-words.js';
import { lowerFirst } from '../text/lower-first.js';

type Sentence = (finding: Finding) => string;
type InWords = (params: Params) => string;
const of =
  (text: InWords): Sentence =>
  ({ params }) =>
    text(params);

const subjectOf = ({ rule, params }: Finding): string => {
  const named = readRule(rule);
  return named.is === 'further' ? FURTHER_WORDS[named.kind].subject(params) : 'this';
};
const limitOf = ({ limit }: Params): string => (isLimitCode(limit) ? LIMIT_NAMES[limit].toLowerCase() : 'this limit');
const policy = ({ policyNumber }: Params): string => said(policyNumber);
/** A percent of another base, however low, is compared with nothing. */
const notCompared = (params: Params): string =>
  `The deductible for ${limitOf(params)} on ${policy(params)} is ${params.stated === undefined ? `stated as “${kindName(params)}”` : `${bornes(params)} (${kindName(params)})`}, ` +
  `which cannot be compared with ${most(params)}${params.unit === 'percent' ? ' of the limit' : ''}.`;
const kindName = ({ kind }: Params): string =>
  said(kind) in DEDUCTIBLE_NAMES
    ? DEDUCTIBLE_NAMES[said(kind) as keyof typeof DEDUCTIBLE_NAMES].toLowerCase()
    : 'deductible';
const bornes = (params: Params): string => deductibleText(params.stated, params.kind, params);
const most = (params: Params): string => deductibleText(params.atMost, params.unit, params);
const excluded = ({ forms, perils, said: texts }: Params): string =>
  listed(
    [
      ...entriesOf(forms).map((form) => `form ${form}`),
      ...entriesOf(perils).map((code) => `“${valueTitle(code)}: excluded”`),
      ...entriesOf(texts).map((text) => `“${text}”`),
    ],
    'an exclusion',
  );

/** `Waiver of subrogation on GL-9: The dates on the form are not known.` */
function conditionOf(params: Params): string {
  const because = conditionBecause(params);
  return `${upperFirst(endorsementIn(params))} on ${policy(params)}: ${because === '' ? 'What its form says is not known.' : because}`;
}

/** What a policy does not state is never taken for enough. */
const notGiven: Sentence = (finding) =>
  `${policy(finding.params)} does not state ${subjectOf(finding)}, so it cannot be decided.`;

const seenBy = (params: Params): string =>
  params.seenBy === 'document'
    ? `shown by “${said(params.document)}”, ${uploadText(params)}`
    : `confirmed by ${whoSaw(params, 'an agent')} on ${day(params.confirmedOn)}`;

const OWNERS = 'a proprietor, partner, executive, officer or member';

/** One plain sentence for every reason of a further requirement. */
export const FURTHER_WORDING: Readonly<Record<FurtherReason, Sentence>> = {
  'COVERAGE.PROVIDED': of((params) => `${policy(params)} provides ${coveragesText(params.found)}.`),
  'COVERAGE.EXCEPTED': of(
    (params) =>
      `${policy(params)} is of a state that alone insures workers, and what it states instead of ${coveragesText(params.coverages)} is accepted.`,
  ),
  'COVERAGE.NOT_GIVEN': of(
    (params) =>
      `${policy(params)} states no coverage types, so whether it provides ${coveragesText(params.coverages, 'or')} cannot be decided.`,
  ),
  'COVERAGE.ABSENT': of((params) => `${policy(params)} does not provide ${coveragesText(params.coverages, 'or')}.`),
  'COVERAGE.PARTS_NOT_GIVEN': of(
    (params) =>
      `${policy(params)} provides ${coveragesText(params.found)}, but does not say which parts; required is: ${partsText(params.missing)}.`,
  ),
  'COVERAGE.PARTS_ABSENT': of(
    (params) => `${policy(params)} provides ${coveragesText(params.found)} without ${partsText(params.missing)}.`,
  ),
  'STATE_FUND.NOT_CLAIMED': of(
    (params) => `${policy(params)} claims no exception of a state that alone insures workers.`,
  ),
  'STATE_FUND.STOP_GAP': of(
    (params) => `${policy(params)} is of a state that alone insures workers and provides stop gap.`,
  ),
  'STATE_FUND.NO_STOP_GAP': of(
    (params) => `${policy(params)} states that stop gap is accepted, but does not provide it.`,
  ),
  'STATE_FUND.NOT_REQUIRED': of(
    (params) => `${policy(params)} states that the coverage type is not required in its state, which is accepted.`,
  ),
  'STATE_FUND.NOT_ACCEPTED': of(
    (params) => `${policy(params)} states that the coverage type is not required in its state; stop gap is required.`,
  ),
  'SYMBOLS.COVERED': of((params) => `${policy(params)} shows ${symbols(params.shown)}, which ${covers(params)}.`),
  'SYMBOLS.NOT_GIVEN': notGiven,
  'SYMBOLS.NOT_ANY_AUTO': of(
    (params) =>
      `${policy(params)} shows ${symbols(params.shown)}: owned, hired and non-owned autos, but not every auto that is required.`,
  ),
  'SYMBOLS.NO_OWNED': of(
    (params) =>
      `${policy(params)} shows ${symbols(params.shown)}: hired and non-owned autos alone, which is enough only for an insured that owns no autos.`,
  ),
  'SYMBOLS.MISSING': of(
    (params) =>
      `${policy(params)} shows ${symbols(params.shown)}, and ${symbols(params.missing)} ${isOne(params.missing) ? 'is' : 'are'} not covered.`,
  ),
  'AGGREGATE.FORM_SEEN': of(
    (params) =>
      `Form ${said(params.form)} was seen on ${policy(params)}, ${seenBy(params)}: the general aggregate applies ${basisText(params.basis)}.`,
  ),
  'AGGREGATE.FORM_VOID': of(
    (params) =>
      `Form ${said(params.form)} on ${policy(params)} does not prove that the general aggregate applies ${basisText(params.basis)}: ${onRecord(params)}.`,
  ),
  'AGGREGATE.FORM_NOT_CONFIRMED': of(
    (params) =>
      `Form ${said(params.form)} was entered as seen on ${policy(params)}, but no document with it is on file and no agent has confirmed it.`,
  ),
  'AGGREGATE.FORM_NOT_GIVEN': of(
    (params) =>
      `A form by which the general aggregate applies ${basisText(params.basis)} was entered as seen on ${policy(params)} without its number.`,
  ),
  'AGGREGATE.OTHER_FORM': of(
    (params) =>
      `Form ${said(params.form)} on ${policy(params)} does not say that the general aggregate applies ${basisText(params.basis)}.`,
  ),
  'AGGREGATE.SHARED_IN_TEXT': of(
    (params) =>
      `${policy(params)} states ${quotedTexts(params.stated)}, so whether the general aggregate applies ${basisText(params.basis)} needs manual review.`,
  ),
  'AGGREGATE.FORM_IN_DOUBT': of(
    (params) =>
      `Form ${said(params.form)} was seen on ${policy(params)}, but its number or edition is not known or has not been confirmed, so whether the general aggregate applies ${basisText(params.basis)} needs manual review.`,
  ),
  'AGGREGATE.MET': of(
    (params) =>
      `The general aggregate of ${policy(params)} applies ${basisText(params.given)}, and ${basisText(params.basis)} is required.`,
  ),
  'AGGREGATE.NOT_GIVEN': notGiven,
  'AGGREGATE.DESCRIBED': of(
    (params) =>
      `The general aggregate of ${policy(params)} applies as it describes; ${basisText(params.basis)} is required.`,
  ),
  'AGGREGATE.CLAIMED_ONLY': of(
    (params) =>
      `The certificate of ${policy(params)} claims that the general aggregate applies ${basisText(params.basis)}, but the form was not seen.`,
  ),
  'AGGREGATE.OTHER_BASIS': of(
    (params) =>
      `The general aggregate of ${policy(params)} applies ${basisText(params.given)}; ${basisText(params.basis)} is required.`,
  ),
  'CONDITION.MET': of(conditionOf),
  'CONDITION.NOT_MET': of(conditionOf),
  'CONDITION.TO_REVIEW': of(conditionOf),
  'CONDITION.NOT_KNOWN': of(conditionOf),
  'DEDUCTIBLE.MET': of(
    (params) =>
      `The deductible for ${limitOf(params)} on ${policy(params)} is ${bornes(params)} (${kindName(params)}), at most ${most(params)}.`,
  ),
  'DEDUCTIBLE.NONE': of((params) => `No deductible applies to ${limitOf(params)} on ${policy(params)}.`),
  'DEDUCTIBLE.NOT_GIVEN': notGiven,
  'DEDUCTIBLE.NOT_COMPARABLE': of((params) => notCompared(params)),
  'DEDUCTIBLE.IS_RETENTION': of(
    (params) =>
      `${policy(params)} has a self-insured retention of ${bornes(params)} for ${limitOf(params)}, where a deductible is expected.`,
  ),
  'DEDUCTIBLE.TO_APPROVE': of(
    (params) =>
      `The deductible for ${limitOf(params)} on ${policy(params)} is ${bornes(params)} (${kindName(params)}), which is to be approved.`,
  ),
  'DEDUCTIBLE.TOO_HIGH': of(
    (params) =>
      `The deductible for ${limitOf(params)} on ${policy(params)} is ${bornes(params)} (${kindName(params)}), above ${most(params)}.`,
  ),
  'COINSURANCE.MET': of(
    (params) =>
      `The coinsurance for ${limitOf(params)} on ${policy(params)} is ${percentText(params.stated)}, as required.`,
  ),
  'COINSURANCE.NONE': of((params) => `No coinsurance applies to ${limitOf(params)} on ${policy(params)}.`),
  'COINSURANCE.NOT_GIVEN': notGiven,
  'COINSURANCE.DIFFERS': of(
    (params) =>
      `The coinsurance for ${limitOf(params)} on ${policy(params)} is ${percentText(params.stated)}; ${percentText(params.coinsurance)} is required.`,
  ),
  'COINSURANCE.APPLIES': of(
    (params) =>
      `A coinsurance of ${percentText(params.stated)} applies to ${limitOf(params)} on ${policy(params)}, and none is required.`,
  ),
  'VALUATION.MET': of(
    (params) =>
      `${policy(params)} values ${limitOf(params)} at ${valuation(params.stated)}; ${valuation(params.valuation)} or better is required.`,
  ),
  'VALUATION.NOT_GIVEN': notGiven,
  'VALUATION.DIFFERS': of(
    (params) =>
      `${policy(params)} values ${limitOf(params)} at ${valuation(params.stated)}, which cannot be ranked against ${valuation(params.valuation)}.`,
  ),
  'VALUATION.BELOW': of(
    (params) =>
      `${policy(params)} values ${limitOf(params)} at ${valuation(params.stated)}, below ${valuation(params.valuation)}.`,
  ),
  'VALUE.MET': of((params) => `${policy(params)} states ${valueOf(params)}, as required.`),
  'VALUE.EXCEPTED': of(
    (params) =>
      `${policy(params)} is of a state that alone insures workers, so “${valueTitle(params.value)}” is not asked of it.`,
  ),
  'VALUE.NOT_GIVEN': notGiven,
  'VALUE.NOT_ENOUGH': of(
    (params) => `${policy(params)} states ${valueOf(params)}; required is: ${lowerFirst(askedValue(params))}.`,
  ),
  'VALUE.MONOPOLISTIC': of(
    (params) =>
      `${policy(params)} lists ${listed(entriesOf(params.states))} in item 3.A, where the state alone insures workers: that needs manual review.`,
  ),
  'VALUE.SHARED_IN_TEXT': of(
    (params) =>
      `${policy(params)} states ${quotedTexts(params.texts)}, so whether others share its aggregate limits needs manual review.`,
  ),
  'VALUE.OCCURRENCE': of(
    (params) =>
      `${policy(params)} is written on occurrence: it pays for its period whenever a claim is made, without an extended reporting period.`,
  ),
  'VALUE.TRIGGER_NOT_GIVEN': of(
    (params) =>
      `Whether ${policy(params)} is on occurrence or claims-made was not given, so whether it needs an extended reporting period cannot be decided.`,
  ),
  'EXCLUSION.NOT_GIVEN': of(
    (params) => `Whether ${policy(params)} excludes anything was not given, so it cannot be decided.`,
  ),
  'EXCLUSION.IN_TEXT': of(
    (params) =>
      `${policy(params)} states ${quotedTexts(params.stated)}, which may exclude cover and needs manual review.`,
  ),
  'EXCLUSION.NONE': of((params) => `${policy(params)} states no exclusion.`),
  'EXCLUSION.NOT_PERMITTED': of(
    (params) => `Requestor does not permit exclusions: ${policy(params)} states ${excluded(params)}.`,
  ),
  'EXCLUSION.TO_REVIEW': of(
    (params) => `${policy(params)} states an exclusion, which needs manual review: ${excluded(params)}.`,
  ),
  'PROPRIETORS.INCLUDED': of(
    (params) => `${policy(params)} excludes no proprietor, partner, executive, officer or member.`,
  ),
  'PROPRIETORS.NOT_GIVEN': of(
    (params) => `Whether ${policy(params)} excludes ${OWNERS} was not given, so it cannot be decided.`,
  ),
  'PROPRIETORS.NOT_PERMITTED': of(
    (params) => `Requestor does not permit exclusions: ${policy(params)} excludes ${OWNERS}.`,
  ),
  'PROPRIETORS.TO_REVIEW': of((params) => `${policy(params)} excludes ${OWNERS}, which needs manual review.`),
  'REMARK.PROVIDED': of((params) => `${policy(params)} states the required remark.`),
  'REMARK.MISSING': of(
    (params) => `${policy(params)} states no remark, and one is required: “${plainEnd(params.remark)}”.`,
  ),
  'REMARK.OTHER_TEXT': of(
    (params) =>
      `${policy(params)} states ${quotedTexts(params.stated)}; whether that means “${plainEnd(params.remark)}” needs manual review.`,
  ),
  'TAIL.OCCURRENCE': of(
    (params) => `${policy(params)} is written on occurrence: it pays for its period whenever a claim is made.`,
  ),
  'TAIL.LASTS': of((params) => `${policy(params)} is claims-made and accepts claims until ${day(params.expiresOn)}.`),
  'TAIL.TRIGGER_NOT_GIVEN': of(
    (params) =>
      `Whether ${policy(params)} is on occurrence or claims-made was not given, so how long it accepts claims cannot be decided.`,
  ),
  'DOCUMENT.ON_FILE': (finding) =>
    `${upperFirst(subjectOf(finding))} is on file for ${policy(finding.params)}: ${fileOf(finding.params)}.`,
  'DOCUMENT.MISSING': (finding) => `${upperFirst(subjectOf(finding))} is not on file for ${policy(finding.params)}.`,
  'DOCUMENT.OTHER_NAME': (finding) =>
    `Whether ${subjectOf(finding)} is on file for ${policy(finding.params)} needs manual review: on file is “${said(finding.params.document)}”.`,
  'DOCUMENT.TOO_OLD': (finding) =>
    `${upperFirst(subjectOf(finding))} for ${policy(finding.params)} is too old: ${fileOf(finding.params)}, and at most ${daysText(finding.params.withinDays)} are accepted.`,
  'HOLDER.NAMED': of(
    (params) =>
      `A certificate of ${policy(params)} names “${said(params.named)}”${holderAt(params)} as certificate holder.`,
  ),
  'HOLDER.NOT_GIVEN': notGiven,
  'HOLDER.NOT_NAMED': of(
    (params) => `No certificate of ${policy(params)} names “${said(params.holder)}” as certificate holder.`,
  ),
  'HOLDER.SIMILAR': of(
    (params) =>
      `A certificate of ${policy(params)} names “${said(params.found)}” as certificate holder; whether that is “${said(params.holder)}” needs manual review.`,
  ),
  'HOLDER.ADDRESS_NOT_GIVEN': of(
    (params) =>
      `A certificate of ${policy(params)} names ${said(params.holder)} as certificate holder, but its address there was not given: required is ${said(params.address)}.`,
  ),
  'HOLDER.OTHER_ADDRESS': of(
    (params) =>
      `A certificate of ${policy(params)} names ${said(params.holder)} as certificate holder at ${said(params.found)}, which needs manual review: required is ${said(params.address)}.`,
  ),
  'STAND_IN.NOT_STATED': of(
    (params) => `${policy(params)} cannot state what is required here, which needs manual review.`,
  ),
  'UNDERLYING.MET': of((params) =>
    params.through === undefined
      ? `${policy(params)} has ${lineIn(params.below)} on its schedule of underlying insurance.`
      : `${policy(params)} lies over ${said(params.through)}, which has ${lineIn(params.below)} on its schedule of underlying insurance.`,
  ),
  'UNDERLYING.NOT_GIVEN': of(
    (params) =>
      `${policy(params)} was entered without its schedule of underlying insurance, so whether it lies over ${lineIn(params.below)} needs manual review.`,
  ),
  'UNDERLYING.NOT_SCHEDULED': of(
    (params) =>
      `${policy(params)} lies over ${scheduledText(params)}; it must lie over ${lineIn(params.below)}, which is not on its schedule of underlying insurance.`,
  ),
  'UNDERLYING.GAP_BELOW': of(
    (params) =>
      `${policy(params)} begins at ${money(params.layerBegins, params)}, and the cover of ${lineIn(params.below)} below it ends at ${money(params.towerEnds, params)}: nothing covers what is between.`,
  ),
  'UNDERLYING.GAP_NOT_KNOWN': of(
    (params) =>
      `${policy(params)} states where it begins, and how far the cover of ${lineIn(params.below)} below it reaches is not certain, which needs manual review.`,
  ),
  'WHOLE_PROJECT.INCLUDED': of(
    (params) =>
      `The term of ${policy(params)}, ${termText(params)}, includes the whole project, ${projectText(params)}.`,
  ),
  'WHOLE_PROJECT.NOT_INCLUDED': of(
    (params) =>
      `The term of ${policy(params)} is ${termText(params)}, and the project is ${projectText(params)}: the term must include the whole project.${endText(params)}`,
  ),
  'WHOLE_PROJECT.DAYS_NOT_GIVEN': of(
    (params) =>
      `The project states no first and last day, so nobody knows whether the term of ${policy(params)} includes it.`,
  ),
  ...recordOf(
    keysOf(NOTICE_WORDING),
    (reason): Sentence =>
      ({ params }) =>
        NOTICE_WORDING[reason](params, seenBy(params)),
  ),
  'TAIL.TO_BE_KEPT': of(
    (params) =>
      `${policy(params)} is claims-made and ends on ${day(params.expiresOn)}; claims must be accepted until ${day(params.until)}, by renewals or an extended reporting period.`,
  ),
};

const holderAt = ({ address }: Params): string => (address === undefined ? '' : ` at ${said(address)}`);
const fileOf = ({ document, uploadedOn }: Params): string => `“${said(document)}”, uploaded on ${day(uploadedOn)}`;
const valuation = (code: unknown): string => lowerFirst(valuationName(code));
/** A remark inside quotation marks: the sentence ends once. */
const plainEnd = (text: unknown): string =>
  String(text ?? '')
    .trim()
    .replace(/[.!?]+$/, '');
const isOne = (list: unknown): boolean => entriesOf(list).length === 1;
const symbols = (list: unknown): string => `${isOne(list) ? 'symbol' : 'symbols'} ${listed(entriesOf(list))}`;
const covers = ({ symbols: asked, mode }: Params): string =>
  mode === 'anyOne' ? `covers one of ${listed(entriesOf(asked))}` : `covers ${listed(entriesOf(asked))}`;
const valueOf = (params: Params): string =>
  `“${valueTitle(params.value)}: ${lowerFirst(valueText(params.value, params.stated, { stated: true, region: regionIn(params) }))}”`;
const askedValue = (params: Params): string => valueText(params.value, params.asked, { region: regionIn(params) });

const termText = (params: Params): string =>
  `${spanText(params.effectiveOn, params.expiresOn)}${params.canceledOn === undefined ? '' : ` and canceled from ${day(params.canceledOn)}`}`;
const projectText = ({ firstDay, lastDay }: Params): string => spanText(firstDay, lastDay);
const endText = ({ lastDay, expiresOn }: Params): string =>
  lastDay === expiresOn ? ' On the day on which it expires a policy covers nothing.' : '';

/** What would fix a further requirement, addressed to the party who can do it. */
export const FURTHER_FIX_WORDING: Readonly<Record<FurtherFixCode, (params: Params, finding: Finding) => string>> = {
  'FIX.GIVE_STATEMENT': (params, finding) => `Enter ${subjectOf(finding)} of ${policy(params)}.`,
  'FIX.DECIDE_STATEMENT': (params, finding) =>
    `Decide whether ${subjectOf(finding)} of ${policy(params)} can be accepted.`,
  'FIX.ADD_COVERAGE': (params) =>
    `Add ${params.missing ? partsText(params.missing) : coveragesText(params.coverages, 'or')} to ${policy(params)}.`,
  'FIX.ADD_STOP_GAP': (params) => `Add stop gap to ${policy(params)}.`,
  'FIX.DECIDE_STATE_FUND': () => 'Look at the certificate of the state fund and decide whether it is accepted.',
  'FIX.ADD_SYMBOLS': (params) => `Add ${symbols(params.missing)} to ${policy(params)}, or a wider one.`,
  'FIX.ENDORSE_AGGREGATE': (params) =>
    `Endorse ${policy(params)} with ${aggregateForm(params)}, so that the general aggregate applies ${basisText(params.basis)}.`,
  'FIX.SEND_AGGREGATE_FORM': (params) => `Send the page of ${policy(params)} that shows ${aggregateForm(params)}.`,
  'FIX.CHANGE_FORM': (params) => `Have the form for ${endorsementIn(params)} on ${policy(params)} changed.`,
  'FIX.LOWER_DEDUCTIBLE': (params) =>
    `Lower the deductible for ${limitOf(params)} on ${policy(params)} to ${most(params)}.`,
  'FIX.REMOVE_COINSURANCE': (params) => `Have the coinsurance for ${limitOf(params)} on ${policy(params)} waived.`,
  'FIX.CHANGE_VALUATION': (params) =>
    `Change the valuation for ${limitOf(params)} on ${policy(params)} to ${valuation(params.valuation)}.`,
  'FIX.CHANGE_VALUE': (params) =>
    `Change “${valueTitle(params.value)}” of ${policy(params)} to ${lowerFirst(askedValue(params))}.`,
  'FIX.REMOVE_EXCLUSIONS': (params) => `Remove ${excluded(params)} from ${policy(params)}.`,
  'FIX.INCLUDE_PROPRIETORS': (params) =>
    `Include every proprietor, partner, executive, officer and member in ${policy(params)}.`,
  'FIX.UPLOAD_DOCUMENT': (params, finding) => `Upload ${subjectOf(finding)} for ${policy(params)}.`,
  'FIX.RENEW_DOCUMENT': (params, finding) => `Upload a newer version of ${subjectOf(finding)} for ${policy(params)}.`,
  'FIX.NAME_HOLDER': (params) =>
    `Issue a certificate of ${policy(params)} to ${said(params.holder)}, and enter it as certificate holder.`,
  'FIX.DECIDE_STAND_IN': (params) => `Decide whether ${policy(params)} is accepted without it.`,
  'FIX.GIVE_SCHEDULE': (params) => `Send the schedule of underlying insurance of ${policy(params)}.`,
  'FIX.SCHEDULE_LINE': (params) =>
    `Put ${lineIn(params.below)} on the schedule of ${policy(params)}, or share an umbrella that has it there.`,
  'FIX.LOWER_ATTACHMENT': (params) =>
    `Lower the attachment point of ${policy(params)} to ${money(params.towerEnds, params)}, or share the layer between.`,
  'FIX.ENDORSE_NOTICE': (params) =>
    `Endorse ${policy(params)} with notice of cancellation of ${noticeAsked(params)} to the requester.`,
  'FIX.SEND_NOTICE_FORM': (params) => `Send the endorsement of ${policy(params)} that gives notice of cancellation.`,
  'FIX.EXTEND_TERM': (params) =>
    `Have the term of ${policy(params)} changed: it must begin by ${day(params.firstDay)}, and expire after ${day(params.lastDay)}.`,
  'FIX.STATE_PROJECT_DAYS': () => 'State the first and the last day of the project.',
  'FIX.ADD_REMARK': (params) => `Add to the remarks of ${policy(params)}: ${upperFirst(plainEnd(params.remark))}.`,
};

const aggregateForm = ({ basis }: Params): string => (basis === 'perLocation' ? 'CG 25 04' : 'CG 25 03');
