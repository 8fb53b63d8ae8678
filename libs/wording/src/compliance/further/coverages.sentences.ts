import type { ParamsWith } from '@covertrail/domain/compliance/finding-params';
import { listed } from '../../text/sentence-parts.js';
import { coverageText, coveragesText, partsText } from './coverages.words.js';
import { notGiven, of, policy, type FixSentences, type ReasonSentences } from './further-sentence.js';

/** Why coverage types, symbols and the exception of a state are met or not. */
export const COVERAGES_SENTENCES = {
  'COVERAGE.PROVIDED': of((params) => `${policy(params)} provides ${providedText(params)}.`),
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
      `${policy(params)} provides ${providedText(params)}, but does not say which parts; required is: ${partsText(params.missingParts)}.`,
  ),
  'COVERAGE.PARTS_ABSENT': of(
    (params) => `${policy(params)} provides ${providedText(params)} without ${partsText(params.missingParts)}.`,
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
} satisfies ReasonSentences;

const providedText = ({ provided }: ParamsWith<'provided'>): string => coverageText(provided);

const isOne = (list: readonly number[]): boolean => list.length === 1;

const symbols = (list: readonly number[]): string =>
  `${isOne(list) ? 'symbol' : 'symbols'} ${listed(list.map(String))}`;

const covers = ({ symbols: required, mode }: ParamsWith<'symbols' | 'mode'>): string =>
  `${mode === 'anyOne' ? 'covers one of' : 'covers'} ${listed(required.map(String))}`;

/** What adds them to a policy. */
export const COVERAGES_FIXES = {
  'FIX.ADD_COVERAGE': (params) =>
    `Add ${params.missingParts ? partsText(params.missingParts) : coveragesText(params.coverages, 'or')} to ${policy(params)}.`,
  'FIX.ADD_STOP_GAP': (params) => `Add stop gap to ${policy(params)}.`,
  'FIX.DECIDE_STATE_FUND': () => 'Look at the certificate of the state fund and decide whether it is accepted.',
  'FIX.ADD_SYMBOLS': (params) => `Add ${symbols(params.missing)} to ${policy(params)}, or a wider one.`,
} satisfies FixSentences;
