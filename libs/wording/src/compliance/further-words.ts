import { isCoverageLine, isLimitCode } from '@covertrail/domain/compliance/coverage-codes';
import { asList } from '@covertrail/domain/compliance/further/further-kind';
import { COVERAGE_TYPES, SUB_COVERAGES } from '@covertrail/domain/compliance/lines/coverage-types';
import { DEDUCTIBLE_KINDS } from '@covertrail/domain/compliance/lines/deductible-kinds';
import type { Finding, Params } from '@covertrail/domain/compliance/finding';
import type { FurtherRuleKind } from '@covertrail/domain/compliance/rule-kinds';
import { EXCEPTION_NAMES } from '../policy/further-terms.words.js';
import { dayText } from '../text/day-text.js';
import { moneyText, regionIn } from '../text/money-text.js';
import { listed } from '../text/sentence-parts.js';
import { COVERAGE_TYPE_NAMES, SUB_COVERAGE_NAMES } from './coverage-type-words.js';
import { LIMIT_NAMES, LINE_NAMES } from './labels.js';
import { noticeAsked, noticeGiven } from './notice-words.js';
import { entriesOf, percentText, valuationName, valueText, valueTitle } from './further-params.js';
import { conditionAvailable } from './condition-words.js';
import { conditionRequired, conditionTitle } from './condition-requirement-words.js';
import { documentRequired, documentSubject, documentTitle } from './document-requirement-words.js';
import { endorsementIn } from './param-text.js';
import { AGGREGATE_BASIS_NAMES, DEDUCTIBLE_NAMES } from './vocabulary-words.js';
import { lowerFirst } from '../text/lower-first.js';

/** How a kind of further requirement reads. `code`: what stands behind the kind in the rule; `params`: of the rule, where the reader has them. */
export interface FurtherWords {
  /** `Auto symbols`. */
  readonly title: (code: string, params?: Params) => string;
  /** Inside a sentence, with its article: `the auto symbols`. */
  readonly subject: (params: Params) => string;
  readonly required: (params: Params) => string;
  /** What there is; an empty text where nothing was stated. */
  readonly available: (finding: Pick<Finding, 'params' | 'reason'>) => string;
}

const limitName = (code: unknown): string => (isLimitCode(code) ? LIMIT_NAMES[code] : '');

/** `contractual liability or explosion, collapse and underground (underground)`: the entries of a parameter, each with its parts. */
export function coveragesText(joined: unknown, last = 'and'): string {
  const texts = entriesOf(joined).map(coverageText);
  return texts.length > 1 ? `${texts.slice(0, -1).join(', ')} ${last} ${texts.at(-1)}` : texts.join('');
}

function coverageText(entry: string): string {
  const [type, ...parts] = entry.split(' ');
  const name = COVERAGE_TYPES.filter((one) => one === type)
    .map((one) => lowerFirst(COVERAGE_TYPE_NAMES[one]))
    .join('');
  return parts.length === 0 ? name : `${name} (${partsText(asList(parts))})`;
}

export const partsText = (parts: unknown): string =>
  listed(
    entriesOf(parts)
      .flatMap((entry) => SUB_COVERAGES.filter((part) => part === entry))
      .map((part) => lowerFirst(SUB_COVERAGE_NAMES[part])),
    '',
  );
const partsOf = (entry = ''): string => partsText(asList(entry.split(' ').slice(1)));

const symbolsText = ({ symbols, mode }: Params): string =>
  mode === 'anyOne' ? `Any one of ${entriesOf(symbols).join(', ')}` : listed(entriesOf(symbols));
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
  const name = DEDUCTIBLE_KINDS.filter((one) => one === kind).map((one) => DEDUCTIBLE_NAMES[one])[0] ?? '';
  return stated === undefined ? name : `${deductibleText(stated, kind, params)} (${name.toLowerCase()})`;
};

function coverageAvailable({ params, reason }: Pick<Finding, 'params' | 'reason'>): string {
  switch (reason) {
    case 'COVERAGE.PROVIDED':
      return 'Provided';
    case 'COVERAGE.EXCEPTED':
      return 'Excepted by its state';
    case 'COVERAGE.ABSENT':
      return 'Not provided';
    case 'COVERAGE.PARTS_NOT_GIVEN':
      return 'Provided, parts not given';
    case 'COVERAGE.PARTS_ABSENT':
      return `Provided, without ${partsText(params.missing)}`;
    default:
      return '';
  }
}

const EXCEPTIONS: Readonly<Record<string, string>> = EXCEPTION_NAMES;
const STATE_FUND_STATES: Readonly<Record<string, string>> = {
  'STATE_FUND.NOT_CLAIMED': 'No exception',
  'STATE_FUND.STOP_GAP': 'Stop gap',
  'STATE_FUND.NO_STOP_GAP': 'No stop gap',
};

function holderAvailable({ params, reason }: Pick<Finding, 'params' | 'reason'>): string {
  switch (reason) {
    case 'HOLDER.NAMED':
      return String(params.named);
    case 'HOLDER.NOT_NAMED':
      return 'Not named';
    case 'HOLDER.SIMILAR':
      return String(params.found);
    case 'HOLDER.OTHER_ADDRESS':
      return `${String(params.holder)}, ${String(params.found)}`;
    case 'HOLDER.ADDRESS_NOT_GIVEN':
      return `${String(params.holder)}, no address`;
    default:
      return '';
  }
}

/** A line inside a sentence. */
export const lineIn = (line: unknown): string => (isCoverageLine(line) ? LINE_NAMES[line].toLowerCase() : '');
/** The lines on a schedule; `nothing` where there is none. */
export const scheduledText = ({ scheduled }: Params): string => listed(entriesOf(scheduled).map(lineIn), 'nothing');

function underlyingAvailable(params: Params, reason: Finding['reason']): string {
  switch (reason) {
    case 'UNDERLYING.MET':
      return params.through === undefined ? 'On its schedule' : `Through ${String(params.through)}`;
    case 'UNDERLYING.NOT_SCHEDULED':
      return `Over ${scheduledText(params)}`;
    case 'UNDERLYING.GAP_BELOW':
      return `From ${moneyText(Number(params.layerBegins), regionIn(params))}`;
    default:
      return '';
  }
}

/** `03/02/2026 to 06/30/2027`: from one day to another. */
export const spanText = (from: unknown, to: unknown): string => `${dayText(String(from))} to ${dayText(String(to))}`;

function noticeAvailable({ params, reason }: Pick<Finding, 'params' | 'reason'>): string {
  switch (reason) {
    case 'NOTICE.NOT_STATED':
      return '';
    case 'NOTICE.CLAIMED_ONLY':
      return 'Text of the certificate';
    case 'NOTICE.RECIPIENT_NOT_GIVEN':
      return 'Recipient not given';
    case 'NOTICE.OTHER_RECIPIENT':
      return `To ${String(params.names)}`;
    case 'NOTICE.OTHER_FORM':
      return `Form ${String(params.form)}`;
    default:
      return noticeGiven(params) || 'Days not given';
  }
}

function valueAvailable({ params, reason }: Pick<Finding, 'params' | 'reason'>): string {
  if (reason === 'VALUE.OCCURRENCE') return 'Occurrence';
  return params.stated === undefined
    ? entriesOf(params.texts).join(', ')
    : valueText(params.value, params.stated, { stated: true, region: regionIn(params) });
}

/** By kind: the compiler names one without words. */
export const FURTHER_WORDS: Readonly<Record<FurtherRuleKind, FurtherWords>> = {
  coverage: {
    title: (code) =>
      COVERAGE_TYPES.filter((type) => type === code).map((type) => COVERAGE_TYPE_NAMES[type])[0] ?? 'Coverage types',
    subject: () => 'the coverage types',
    required: ({ coverages }) => {
      const [only, ...others] = entriesOf(coverages);
      if (others.length > 0) return `Any one of ${coveragesText(coverages, 'or')}`;
      return partsOf(only) === '' ? 'Provided' : `Provided: ${partsOf(only)}`;
    },
    available: coverageAvailable,
  },
  symbols: {
    title: () => 'Auto symbols',
    subject: () => 'the auto symbols',
    required: symbolsText,
    available: ({ params }) => entriesOf(params.shown).join(', '),
  },
  aggregate: {
    title: () => 'General aggregate applies per',
    subject: () => 'the basis of the general aggregate',
    required: ({ basis, grade }) =>
      `${basisName(basis)}${grade === 'seen' && basis !== 'perPolicy' ? ', form seen' : ''}`,
    available: ({ params }) => String(params.form || basisName(params.given)),
  },
  condition: {
    title: conditionTitle,
    subject: (params) => `the form for ${endorsementIn(params)}`,
    required: ({ condition, asked }) => conditionRequired(condition, asked),
    available: ({ params }) => conditionAvailable(params),
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
  value: {
    title: valueTitle,
    subject: ({ value }) => `“${valueTitle(String(value))}”`,
    required: (params) => valueText(params.value, params.asked, { region: regionIn(params) }),
    available: valueAvailable,
  },
  exclusions: {
    title: () => 'Exclusions',
    subject: () => 'the exclusions',
    required: ({ answer }) => (answer === 'decline' ? 'None' : 'None, or for review'),
    available: ({ params, reason }) =>
      reason === 'EXCLUSION.NONE'
        ? 'None'
        : [
            ...entriesOf(params.forms),
            ...entriesOf(params.perils).map(valueTitle),
            ...entriesOf(params.said),
            ...entriesOf(params.stated),
          ].join(', ') || (params.declared ? 'Something is excluded' : ''),
  },
  proprietors: {
    title: () => 'Proprietor, partner, executive, officer or member excluded',
    subject: () => 'the answer about excluded owners',
    required: ({ answer }) => (answer === 'decline' ? 'No' : 'No, or for review'),
    available: ({ reason }) =>
      reason === 'PROPRIETORS.INCLUDED' ? 'No' : reason === 'PROPRIETORS.NOT_GIVEN' ? '' : 'Yes',
  },
  stateFund: {
    title: () => 'State that alone insures workers',
    subject: () => 'the exception',
    required: ({ accepted }) => EXCEPTIONS[String(accepted)] ?? '',
    available: ({ reason }) => STATE_FUND_STATES[reason] ?? 'Coverage Type Not Required',
  },
  remark: {
    title: (code) => `Required remark ${code}`,
    subject: () => 'the remarks',
    required: ({ remark }) => String(remark),
    available: ({ reason }) =>
      reason === 'REMARK.PROVIDED' ? 'Provided' : reason === 'REMARK.OTHER_TEXT' ? 'Other text' : 'Missing',
  },
  tail: {
    title: () => 'Claims accepted until',
    subject: () => 'the reporting period',
    required: ({ until }) => dayText(String(until)),
    available: ({ params, reason }) =>
      reason === 'TAIL.OCCURRENCE' ? 'Occurrence' : params.expiresOn ? dayText(String(params.expiresOn)) : '',
  },
  document: {
    title: documentTitle,
    subject: documentSubject,
    required: documentRequired,
    available: ({ params, reason }) => (reason === 'DOCUMENT.MISSING' ? 'Missing' : String(params.document ?? '')),
  },
  holder: {
    title: () => 'Certificate holder',
    subject: () => 'the certificate holder',
    required: ({ holder, address }) => [holder, address].filter((part) => part !== undefined).join(', '),
    available: holderAvailable,
  },
  underlying: {
    title: (code) => `Lies over ${lineIn(code)}`,
    subject: ({ below }) => `the cover below it, ${lineIn(below)},`,
    required: () => 'On its schedule of underlying insurance',
    available: ({ params, reason }) => underlyingAvailable(params, reason),
  },
  notice: {
    title: () => 'Notice of cancellation',
    subject: () => 'the notice of cancellation',
    required: (params) => `${noticeAsked(params)}, by an endorsement`,
    available: ({ params, reason }) => noticeAvailable({ params, reason }),
  },
  wholeProject: {
    title: () => 'Whole term of the project',
    subject: () => 'the term',
    required: ({ firstDay, lastDay }) =>
      firstDay === undefined ? 'From the first to the last day of the project' : spanText(firstDay, lastDay),
    available: ({ params, reason }) =>
      reason === 'WHOLE_PROJECT.DAYS_NOT_GIVEN'
        ? ''
        : spanText(params.effectiveOn, params.canceledOn ?? params.expiresOn),
  },
};
