import { isLimitCode } from '@covertrail/domain/compliance/coverage-codes';
import type { ParamsWith } from '@covertrail/domain/compliance/finding-params';
import type { NamedFinding } from '@covertrail/domain/compliance/named-params';
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
function deductibleAvailable({ params, reason }: NamedFinding): string {
  switch (reason) {
    case 'DEDUCTIBLE.NONE':
      return 'None';
    case 'DEDUCTIBLE.MET':
    case 'DEDUCTIBLE.TOO_HIGH':
    case 'DEDUCTIBLE.IS_RETENTION':
    case 'DEDUCTIBLE.TO_APPROVE':
    case 'DEDUCTIBLE.NOT_COMPARABLE':
      return params.stated === undefined
        ? kindName(params)
        : `${deductibleText(params.stated, params.kind, params)} (${kindName(params).toLowerCase()})`;
    default:
      return '';
  }
}

const kindName = ({ kind }: ParamsWith<'kind'>): string =>
  DEDUCTIBLE_KINDS.filter((listed) => listed === kind)
    .map((listed) => DEDUCTIBLE_NAMES[listed])
    .join('');

function coinsuranceAvailable({ params, reason }: NamedFinding): string {
  switch (reason) {
    case 'COINSURANCE.NONE':
      return 'None';
    case 'COINSURANCE.MET':
    case 'COINSURANCE.DIFFERS':
    case 'COINSURANCE.APPLIES':
      return percentText(params.stated);
    default:
      return '';
  }
}

function valuationAvailable({ params, reason }: NamedFinding): string {
  switch (reason) {
    case 'VALUATION.MET':
    case 'VALUATION.DIFFERS':
    case 'VALUATION.BELOW':
      return valuationName(params.stated);
    default:
      return '';
  }
}

/** How limits apply: per what the aggregate does, deductible, coinsurance and valuation. */
export const LIMIT_TERMS_WORDS = {
  aggregate: {
    title: () => 'General aggregate applies per',
    subject: () => 'the basis of the general aggregate',
    required: ({ basis, grade }) =>
      `${basisName(basis)}${grade === 'seen' && basis !== 'perPolicy' ? ', form seen' : ''}`,
    available: ({ params }) => params.form || basisName(params.given),
  },
  deductible: {
    title: (code) => `${limitName(code)}: deductible`,
    subject: ({ limit }) => `the deductible for ${lowerFirst(limitName(limit))}`,
    required: (params) => `At most ${deductibleText(params.atMost, params.unit, params)}`,
    available: deductibleAvailable,
  },
  coinsurance: {
    title: (code) => `${limitName(code)}: coinsurance`,
    subject: ({ limit }) => `the coinsurance for ${lowerFirst(limitName(limit))}`,
    required: ({ coinsurance }) => (coinsurance === 0 ? 'None' : `${percentText(coinsurance)} or none`),
    available: coinsuranceAvailable,
  },
  valuation: {
    title: (code) => `${limitName(code)}: valuation`,
    subject: ({ limit }) => `the valuation for ${lowerFirst(limitName(limit))}`,
    required: ({ valuation }) => `${valuationName(valuation)} or better`,
    available: valuationAvailable,
  },
} satisfies KindWords;
