import {
  COVERAGE_LINES,
  LIMIT_CODES,
  type CoverageLine,
  type EndorsementCode,
  type LimitCode,
} from '@covertrail/domain/insurance/coverage';
import { recordOf } from '@covertrail/domain/kernel/record-of';
import type { LimitWords } from './line-word.js';
import { LINE_WORDS } from './line-words.js';

/** Names of lines as people say them. */
export const LINE_NAMES: Readonly<Record<CoverageLine, string>> = recordOf(
  COVERAGE_LINES,
  (line) => LINE_WORDS[line].name,
);

/** Short names, for narrow columns, and before what a requirement is about. */
export const LINE_SHORT_NAMES: Readonly<Record<CoverageLine, string>> = recordOf(
  COVERAGE_LINES,
  (line) => LINE_WORDS[line].short,
);

/** Names inside a sum, before that of a limit. */
const LINE_SUM_NAMES: Readonly<Record<CoverageLine, string>> = recordOf(
  COVERAGE_LINES,
  (line) => LINE_WORDS[line].inSum ?? LINE_WORDS[line].short,
);

const LIMIT_WORDS: ReadonlyMap<string, LimitWords> = new Map(
  COVERAGE_LINES.flatMap((line) => Object.entries(LINE_WORDS[line].limits)),
);

/** Limits by the words of ACORD 25 (2016/03). */
export const LIMIT_NAMES: Readonly<Record<LimitCode, string>> = recordOf(
  LIMIT_CODES,
  (limit) => LIMIT_WORDS.get(limit)?.name ?? limit,
);

/** Limits inside a sum. */
export const LIMIT_SHORT_NAMES: Readonly<Record<LimitCode, string>> = recordOf(
  LIMIT_CODES,
  (limit) => LIMIT_WORDS.get(limit)?.short ?? limit,
);

/** `GL each occurrence`: a limit with its line, inside a sum. */
export const limitOfLine = (line: CoverageLine, limit: LimitCode): string =>
  `${LINE_SUM_NAMES[line]} ${LIMIT_SHORT_NAMES[limit]}`;

/** `the each occurrence limit`, `employers’ liability, each accident,`: a limit inside a sentence. */
export function limitPhrase(limit: LimitCode): string {
  const short = LIMIT_SHORT_NAMES[limit];
  return LIMIT_WORDS.get(limit)?.inSentence ?? `the ${/(aggregate|limit)$/.test(short) ? short : `${short} limit`}`;
}

export const ENDORSEMENT_NAMES: Readonly<Record<EndorsementCode, string>> = {
  additionalInsuredOngoing: 'Additional insured, ongoing operations',
  additionalInsuredCompleted: 'Additional insured, completed operations',
  waiverOfSubrogation: 'Waiver of subrogation',
  primaryNoncontributory: 'Primary and non-contributory',
  lossPayee: 'Loss payee',
  lenderLossPayable: 'Lender’s loss payable',
  mortgageHolder: 'Mortgagee',
  noticeOfCancellation: 'Notice of cancellation',
  aggregatePerProject: 'Designated construction project general aggregate',
  aggregatePerLocation: 'Designated location general aggregate',
};

/** Endorsements inside a sentence. */
export const ENDORSEMENT_WORDS: Readonly<Record<EndorsementCode, string>> = {
  additionalInsuredOngoing: 'additional insured for ongoing operations',
  additionalInsuredCompleted: 'additional insured for completed operations',
  waiverOfSubrogation: 'waiver of subrogation',
  primaryNoncontributory: 'primary and non-contributory cover',
  lossPayee: 'a loss payee',
  lenderLossPayable: 'a lender’s loss payable clause',
  mortgageHolder: 'a mortgagee',
  noticeOfCancellation: 'notice of cancellation',
  aggregatePerProject: 'a general aggregate for each construction project',
  aggregatePerLocation: 'a general aggregate for each location',
};
