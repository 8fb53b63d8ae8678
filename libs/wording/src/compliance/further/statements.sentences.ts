import type { ParamsWith } from '@covertrail/domain/compliance/finding-params';
import { lowerFirst, upperFirst } from '../../text/first-letter.js';
import { regionIn } from '../../text/money-text.js';
import { listed } from '../../text/sentence-parts.js';
import { conditionBecause } from '../condition-words.js';
import { endorsementIn } from '../param-text.js';
import { quotedTexts, valueText, valueTitle } from './further-params.js';
import { notGiven, of, policy, type FixSentences, type ReasonSentences } from './further-sentence.js';

const excluded = ({ forms, perils, said: texts = [] }: ParamsWith<'forms' | 'perils'>): string =>
  listed(
    [
      ...forms.map((form) => `form ${form}`),
      ...perils.map((code) => `“${valueTitle(code)}: excluded”`),
      ...texts.map((text) => `“${text}”`),
    ],
    'an exclusion',
  );

/** `Waiver of subrogation on GL-9: The dates on the form are not known.` */
const conditionOf = (params: ParamsWith<'policyNumber' | 'endorsement' | 'because'>): string =>
  conditionText(params, conditionBecause(params));
const conditionText = (params: ParamsWith<'policyNumber' | 'endorsement'>, because: string): string =>
  `${upperFirst(endorsementIn(params))} on ${policy(params)}: ${because}`;

const OWNERS = 'a proprietor, partner, executive, officer or member';

/** A remark inside quotation marks: the sentence ends once. */
const plainEnd = (text: string): string => text.trim().replace(/[.!?]+$/, '');

const valueOf = (params: ParamsWith<'value' | 'stated'>): string =>
  `“${valueTitle(params.value)}: ${lowerFirst(valueText(params.value, params.stated, { stated: true, region: regionIn(params) }))}”`;

const askedValue = (params: ParamsWith<'value' | 'asked'>): string =>
  valueText(params.value, params.asked, { region: regionIn(params) });

/** Whether a policy states what is required of it. */
export const STATEMENTS_SENTENCES = {
  'CONDITION.MET': of(conditionOf),
  'CONDITION.NOT_MET': of(conditionOf),
  'CONDITION.TO_REVIEW': of(conditionOf),
  'CONDITION.NOT_KNOWN': of((params) =>
    params.because === undefined ? conditionText(params, 'What its form says is not known.') : conditionOf(params),
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
      `${policy(params)} lists ${listed(params.states)} in item 3.A, where the state alone insures workers: that needs manual review.`,
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
      `${policy(params)} states ${quotedTexts(params.texts)}, which may exclude cover and needs manual review.`,
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
      `${policy(params)} states ${quotedTexts(params.texts)}; whether that means “${plainEnd(params.remark)}” needs manual review.`,
  ),
} satisfies ReasonSentences;

/** What changes the policy so that it does. */
export const STATEMENTS_FIXES = {
  'FIX.CHANGE_FORM': (params) => `Have the form for ${endorsementIn(params)} on ${policy(params)} changed.`,
  'FIX.CHANGE_VALUE': (params) =>
    `Change “${valueTitle(params.value)}” of ${policy(params)} to ${lowerFirst(askedValue(params))}.`,
  'FIX.REMOVE_EXCLUSIONS': (params) => `Remove ${excluded(params)} from ${policy(params)}.`,
  'FIX.INCLUDE_PROPRIETORS': (params) =>
    `Include every proprietor, partner, executive, officer and member in ${policy(params)}.`,
  'FIX.ADD_REMARK': (params) => `Add to the remarks of ${policy(params)}: ${upperFirst(plainEnd(params.remark))}.`,
} satisfies FixSentences;
