import type { Params } from '@covertrail/domain/compliance/finding-params';
import type { NamedFinding } from '@covertrail/domain/compliance/named-params';
import { COVERAGE_TYPES, type SubCoverage } from '@covertrail/domain/insurance/lines/coverage-types';
import { EXCEPTION_NAMES } from '../../insurance/further-terms.words.js';
import { lowerFirst } from '../../text/first-letter.js';
import { listed } from '../../text/sentence-parts.js';
import { COVERAGE_TYPE_NAMES, SUB_COVERAGE_NAMES } from '../../insurance/coverage-type-words.js';
import type { KindWords } from './kind-words.js';
import type { RequiredCoverage } from '@covertrail/domain/compliance/further-requirements';

/** `contractual liability or explosion, collapse and underground (underground)`: coverage types, each with its parts. */
export function coveragesText(coverages: readonly RequiredCoverage[] = [], last = 'and'): string {
  const texts = coverages.map(coverageText);
  return texts.length > 1 ? `${texts.slice(0, -1).join(', ')} ${last} ${texts.at(-1)}` : texts.join('');
}

export function coverageText({ type, subCoverages }: RequiredCoverage): string {
  const name = lowerFirst(COVERAGE_TYPE_NAMES[type]);
  return subCoverages.length === 0 ? name : `${name} (${partsText(subCoverages)})`;
}

export const partsText = (parts: readonly SubCoverage[] = []): string =>
  listed(
    parts.map((part) => lowerFirst(SUB_COVERAGE_NAMES[part])),
    '',
  );

function symbolsAvailable({ params, reason }: NamedFinding): string {
  switch (reason) {
    case 'SYMBOLS.COVERED':
    case 'SYMBOLS.MISSING':
    case 'SYMBOLS.NOT_ANY_AUTO':
    case 'SYMBOLS.NO_OWNED':
      return params.shown.join(', ');
    default:
      return '';
  }
}

const symbolsText = ({ symbols = [], mode }: Params): string =>
  mode === 'anyOne' ? `Any one of ${symbols.join(', ')}` : listed(symbols.map(String));

function coverageAvailable({ params, reason }: NamedFinding): string {
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
      return `Provided, without ${partsText(params.missingParts)}`;
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
    required: ({ coverages = [] }) => {
      const [only, ...others] = coverages;
      if (others.length > 0) return `Any one of ${coveragesText(coverages, 'or')}`;
      const parts = partsText(only?.subCoverages);
      return parts === '' ? 'Provided' : `Provided: ${parts}`;
    },
    available: coverageAvailable,
  },
  symbols: {
    title: () => 'Auto symbols',
    subject: () => 'the auto symbols',
    required: symbolsText,
    available: symbolsAvailable,
  },
  stateFund: {
    title: () => 'State that alone insures workers',
    subject: () => 'the exception',
    required: ({ accepted }) => EXCEPTIONS[String(accepted)] ?? '',
    available: ({ reason }) => STATE_FUND_STATES[reason] ?? 'Coverage Type Not Required',
  },
} satisfies KindWords;
