import { COVERAGE_LINES, ENDORSEMENT_CODES, type CoverageLine, type EndorsementCode } from '../insurance/coverage.js';
import { isEndorsementCode } from './coverage-codes.js';
import type { Outcome } from './finding.js';
import { isAbsenceCause, type AbsenceReason, type FindingCause } from './finding-causes.js';
import { FURTHER_RULE_KINDS, readRule, type FurtherRuleKind } from './rule-kinds.js';

const PLAIN_GAPS = [
  'ended',
  'canceled',
  'rejected',
  'notBegun',
  'notInForce',
  'unverified',
  'stateFundReview',
  'limitReview',
  'ratingBelow',
  'ratingReview',
  'trigger',
] as const;
type PlainGap = (typeof PLAIN_GAPS)[number];

/**
 * What many suppliers may lack for one cause, as their requester counts it: one word for each, of which none begins as another does, so that
 * a word index finds exactly those. A line is named where another line calls for another act. Views keep them: whoever renames one raises
 * the version of `tracked-suppliers`.
 */
export type GapKind =
  | PlainGap
  | `${FurtherRuleKind}Unmet`
  | `${CoverageLine}Absent`
  | `${CoverageLine}Limit`
  | `${EndorsementCode}Absent`
  | `${EndorsementCode}Review`;

export const GAP_KINDS: readonly GapKind[] = [
  ...PLAIN_GAPS,
  ...FURTHER_RULE_KINDS.map((kind) => `${kind}Unmet` as const),
  ...COVERAGE_LINES.flatMap((line) => [`${line}Absent`, `${line}Limit`] as const),
  ...ENDORSEMENT_CODES.flatMap((code) => [`${code}Absent`, `${code}Review`] as const),
];

interface Gap {
  readonly rule: string;
  readonly line: CoverageLine;
  readonly outcome: Outcome;
  readonly cause: FindingCause | null;
}

const OF_ABSENCE: Readonly<Record<AbsenceReason, (line: CoverageLine) => GapKind | null>> = {
  'POLICY.REJECTED': () => 'rejected',
  'POLICY.NOT_BEGUN': () => 'notBegun',
  'POLICY.ENDED': () => 'ended',
  'POLICY.ENDED_TODAY': () => 'ended',
  'POLICY.CANCELED': () => 'canceled',
  'LINE.ABSENT': (line) => `${line}Absent`,
  'LINE.NOTHING_SHARED': () => null,
  'LINE.STOP_GAP_BESIDE': () => 'stateFundReview',
};

/** The kind of a requirement that is not met; null where nothing is shared yet, which is no gap but an answer that is awaited. */
export function gapKindOf({ rule, line, outcome, cause }: Gap): GapKind | null {
  if (cause !== null && isAbsenceCause(cause)) return OF_ABSENCE[cause.reason](cause.line);
  const { is, kind, code } = readRule(rule);
  if (is === 'further') return `${kind}Unmet`;
  const fails = outcome === 'fail';
  switch (kind) {
    case 'inForce':
      return fails ? 'notInForce' : 'unverified';
    case 'limit':
      return fails ? `${line}Limit` : 'limitReview';
    case 'rating':
      return fails ? 'ratingBelow' : 'ratingReview';
    case 'trigger':
      return 'trigger';
    case 'endorsement':
      return isEndorsementCode(code) ? (fails ? `${code}Absent` : `${code}Review`) : null;
  }
}

/** Whether a person has to review it, rather than that it is missing. */
export const isForReview = (kind: GapKind): boolean => kind === 'unverified' || kind.endsWith('Review');

/** The kinds of what a supplier lacks, each once, in the order of their names: equal gaps have equal kinds. */
export const gapKindsOf = (gaps: readonly Gap[]): readonly GapKind[] =>
  [...new Set(gaps.flatMap((gap) => gapKindOf(gap) ?? []))].sort();
