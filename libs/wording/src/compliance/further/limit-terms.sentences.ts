import type { ParamsWith } from '@covertrail/domain/compliance/finding-params';
import type { ParamsOf } from '@covertrail/domain/compliance/reasons';
import { DEDUCTIBLE_KINDS } from '@covertrail/domain/insurance/lines/deductible-kinds';
import { lowerFirst } from '../../text/first-letter.js';
import { DEDUCTIBLE_NAMES } from '../../insurance/vocabulary-words.js';
import { percentText, valuationName } from './further-params.js';
import { limitOf, notGiven, of, policy, type FixSentences, type ReasonSentences } from './further-sentence.js';
import { deductibleText } from './limit-terms.words.js';

/** A percent of another base, however low, is compared with nothing. */
const notCompared = (params: ParamsOf<'DEDUCTIBLE.NOT_COMPARABLE'>): string =>
  `The deductible for ${limitOf(params)} on ${policy(params)} is ${params.stated === undefined ? `stated as “${kindName(params)}”` : `${stated({ ...params, stated: params.stated })} (${kindName(params)})`}, ` +
  `which cannot be compared with ${atMost(params)}${params.unit === 'percent' ? ' of the limit' : ''}.`;

const kindName = ({ kind }: ParamsWith<'kind'>): string =>
  DEDUCTIBLE_KINDS.filter((deductible) => deductible === kind).map((deductible) =>
    DEDUCTIBLE_NAMES[deductible].toLowerCase(),
  )[0] ?? 'deductible';

const stated = (params: ParamsWith<'stated' | 'kind'>): string => deductibleText(params.stated, params.kind, params);

const atMost = (params: ParamsWith<'atMost' | 'unit'>): string => deductibleText(params.atMost, params.unit, params);

const valuation = (code: unknown): string => lowerFirst(valuationName(code));

/** Whether deductible, coinsurance and valuation of a limit are as required. */
export const LIMIT_TERMS_SENTENCES = {
  'DEDUCTIBLE.MET': of(
    (params) =>
      `The deductible for ${limitOf(params)} on ${policy(params)} is ${stated(params)} (${kindName(params)}), at most ${atMost(params)}.`,
  ),
  'DEDUCTIBLE.NONE': of((params) => `No deductible applies to ${limitOf(params)} on ${policy(params)}.`),
  'DEDUCTIBLE.NOT_GIVEN': notGiven,
  'DEDUCTIBLE.NOT_COMPARABLE': of(notCompared),
  'DEDUCTIBLE.IS_RETENTION': of(
    (params) =>
      `${policy(params)} has a self-insured retention of ${stated(params)} for ${limitOf(params)}, where a deductible is expected.`,
  ),
  'DEDUCTIBLE.TO_APPROVE': of(
    (params) =>
      `The deductible for ${limitOf(params)} on ${policy(params)} is ${stated(params)} (${kindName(params)}), which is to be approved.`,
  ),
  'DEDUCTIBLE.TOO_HIGH': of(
    (params) =>
      `The deductible for ${limitOf(params)} on ${policy(params)} is ${stated(params)} (${kindName(params)}), above ${atMost(params)}.`,
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
} satisfies ReasonSentences;

/** What changes them. */
export const LIMIT_TERMS_FIXES = {
  'FIX.LOWER_DEDUCTIBLE': (params) =>
    `Lower the deductible for ${limitOf(params)} on ${policy(params)} to ${atMost(params)}.`,
  'FIX.REMOVE_COINSURANCE': (params) => `Have the coinsurance for ${limitOf(params)} on ${policy(params)} waived.`,
  'FIX.CHANGE_VALUATION': (params) =>
    `Change the valuation for ${limitOf(params)} on ${policy(params)} to ${valuation(params.valuation)}.`,
} satisfies FixSentences;
