import { asList } from '@covertrail/domain/compliance/further/further-kind';
import type { Params } from '@covertrail/domain/compliance/finding';
import { COVERAGE_TYPES, SUB_COVERAGES } from '@covertrail/domain/insurance/lines/coverage-types';
import { EXCEPTION_NAMES } from '../../insurance/further-terms.words.js';
import { lowerFirst } from '../../text/first-letter.js';
import { listed } from '../../text/sentence-parts.js';
import { COVERAGE_TYPE_NAMES, SUB_COVERAGE_NAMES } from '../../insurance/coverage-type-words.js';
import { entriesOf } from './further-params.js';
import type { Found, KindWords } from './kind-words.js';

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

function coverageAvailable({ params, reason }: Found): string {
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

/** What a policy must provide: coverage types, autos by their symbols, and the exception of a state. */
export const COVERAGES_WORDS = {
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
  stateFund: {
    title: () => 'State that alone insures workers',
    subject: () => 'the exception',
    required: ({ accepted }) => EXCEPTIONS[String(accepted)] ?? '',
    available: ({ reason }) => STATE_FUND_STATES[reason] ?? 'Coverage Type Not Required',
  },
} satisfies KindWords;
