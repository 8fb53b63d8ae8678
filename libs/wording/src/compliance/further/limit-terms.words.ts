import { isLimitCode } from '@covertrail/domain/compliance/coverage-codes';
import type { Params } from '@covertrail/domain/compliance/finding-params';
import { DEDUCTIBLE_KINDS } from '@covertrail/domain/insurance/lines/deductible-kinds';
import { lowerFirst } from '../../text/first-letter.js';
import { moneyText, regionIn } from '../../text/money-text.js';
import { LIMIT_NAMES } from '../../insurance/labels.js';
import { AGGREGATE_BASIS_NAMES, DEDUCTIBLE_NAMES } from '../../insurance/vocabulary-words.js';
import { percentText, valuationName } from './further-params.js';
import type { KindWords } from './kind-words.js';

const limitName = (code: unknown): string => (isLimitCode(code) ? LIMIT_NAMES[code] : '');

const basisName = (basis: unknown): string =>
  basis === 'perPolicy' || basis === 'perProject' || basis === 'perLocation' || basis === 'perOther'
    ? AGGREGATE_BASIS_NAMES[basis]
    : '';

export const basisText = (basis: unknown): string => `per ${basisName(basis).toLowerCase()}`;

export const deductibleText = (value: unknown, kindOrUnit: unknown, params: { readonly region?: unknown }): string =>
  String(kindOrUnit).startsWith('percent') ? percentText(value) : moneyText(Number(value ?? 0), regionIn(params));

/** The amount with what it is: a retention is no deductible. */
const deductibleAvailable = (params: Params): string => {
  const { stated, kind } = params;
  const name = DEDUCTIBLE_KINDS.filter((listed) => listed === kind).map((kind) => DEDUCTIBLE_NAMES[kind])[0] ?? '';
  return stated === undefined ? name : `${deductibleText(stated, kind, params)} (${name.toLowerCase()})`;
};

/** How limits apply: per what the aggregate does, deductible, coinsurance and valuation. */
export const LIMIT_TERMS_WORDS = {
  aggregate: {
    title: () => 'General aggregate applies per',
    subject: () => 'the basis of the general aggregate',
    required: ({ basis, grade }) =>
      `${basisName(basis)}${grade === 'seen' && basis !== 'perPolicy' ? ', form seen' : ''}`,
    available: ({ params }) => String(params.form || basisName(params.given)),
  },
  deductible: {
    title: (code) => `${limitName(code)}: deductible`,
    subject: ({ limit }) => `the deductible for ${lowerFirst(limitName(limit))}`,
    required: (params) => `At most ${deductibleText(params.atMost, params.unit, params)}`,
    available: ({ params, reason }) => (reason === 'DEDUCTIBLE.NONE' ? 'None' : deductibleAvailable(params)),
  },
  coinsurance: {
    title: (code) => `${limitName(code)}: coinsurance`,
    subject: ({ limit }) => `the coinsurance for ${lowerFirst(limitName(limit))}`,
    required: ({ coinsurance }) => (coinsurance === 0 ? 'None' : `${percentText(coinsurance)} or none`),
    available: ({ params, reason }) =>
      reason === 'COINSURANCE.NONE' ? 'None' : params.stated === undefined ? '' : percentText(params.stated),
  },
  valuation: {
    title: (code) => `${limitName(code)}: valuation`,
    subject: ({ limit }) => `the valuation for ${lowerFirst(limitName(limit))}`,
    required: ({ valuation }) => `${valuationName(valuation)} or better`,
    available: ({ params }) => valuationName(params.stated),
  },
} satisfies KindWords;
