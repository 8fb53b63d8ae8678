import type { Uuid } from '../kernel/event.js';
import type { CalendarDate } from '../kernel/dates.js';
import { keysOf, recordOf } from '../kernel/record-of.js';
import type { DocumentKind } from './document-kinds.js';
import type { AspectValue, ProvidedAspect } from './terms/policy-aspects.js';
import type { PolicyCarrier } from './terms/policy-terms.js';
import type { CoverageLine, EndorsementCode, LimitCode } from './line-codes.js';
import { LINE_TABLE } from './line-table.js';
import type { FactSource } from './source-table.js';

export type { CoverageLine, EndorsementCode, LimitCode, LimitOf } from './line-codes.js';
export { GRADES, TRIGGERS, type Endorsement, type Grade, type Limits, type Trigger } from './stated-parts.js';

/** In the order in which screens show them. */
export const COVERAGE_LINES: readonly CoverageLine[] = keysOf(LINE_TABLE);

/** ACORD 25 (2016/03) limits, by line. */
export const LIMITS_OF: Readonly<Record<CoverageLine, readonly LimitCode[]>> = recordOf(COVERAGE_LINES, (line) =>
  keysOf(LINE_TABLE[line].limits),
);
export const LIMIT_CODES: readonly LimitCode[] = COVERAGE_LINES.flatMap((line) => LIMITS_OF[line]);

/** AM Best financial strength, best first, in the order of AM Best (reference: AM Best ratings). NR and S stand outside the order. */
export const STRENGTHS = [
  'A++',
  'A+',
  'A',
  'A-',
  'B++',
  'B+',
  'B',
  'B-',
  'C++',
  'C+',
  'C',
  'C-',
  'D',
  'E',
  'F',
] as const;
export type Strength = (typeof STRENGTHS)[number] | 'NR' | 'S';

/** AM Best financial size categories, smallest first. */
export const SIZES = [
  'I',
  'II',
  'III',
  'IV',
  'V',
  'VI',
  'VII',
  'VIII',
  'IX',
  'X',
  'XI',
  'XII',
  'XIII',
  'XIV',
  'XV',
] as const;
export type SizeCategory = (typeof SIZES)[number];

/** Two ordered facts, never one text: "A-" would sort after "A+", and roman numerals do not sort by value. */
export interface Rating {
  readonly strength: Strength;
  readonly size: SizeCategory | null;
  /** The modifier “u”: AM Best has placed it under review, so it may change soon. Absent: it has no such modifier. */
  readonly underReview?: true;
}

export const ENDORSEMENTS_OF: Readonly<Record<CoverageLine, readonly EndorsementCode[]>> = recordOf(
  COVERAGE_LINES,
  (line) => keysOf(LINE_TABLE[line].endorsements),
);
export const ENDORSEMENT_CODES: readonly EndorsementCode[] = [
  ...new Set(COVERAGE_LINES.flatMap((line) => ENDORSEMENTS_OF[line])),
];

/**
 * A value and the events that recorded it: a finding cites them. `sources`: where it comes from, and who approved it since; empty
 * or absent where that is not known. `parts`: the same of single values by their names (`terms/aspect-parts.ts`), where an edit of others left
 * them as they were; a value that was taken away is among them. `unstated`: of values that nobody ever stated, since such an edit.
 */
export interface Known<Value> {
  readonly value: Value;
  readonly events: readonly Uuid[];
  readonly sources?: readonly FactSource[];
  readonly parts?: Readonly<Record<string, readonly FactSource[]>>;
  readonly unstated?: readonly FactSource[];
}

/** Where one value comes from. */
export const sourcesOfPart = ({ parts, unstated, sources = [] }: Known<unknown>, name: string): readonly FactSource[] =>
  parts?.[name] ?? unstated ?? sources;

/** Where each value comes from that stands below one of the names; of all values without names. */
export function sourcesOfParts(fact: Known<unknown>, names?: readonly string[]): readonly (readonly FactSource[])[] {
  const { parts, unstated, sources = [] } = fact;
  if (parts === undefined) return [sources];
  if (names === undefined) return [...Object.values(parts), unstated ?? sources];
  return names.flatMap((name) => {
    const below = Object.entries(parts).filter(([part]) => part === name || part.startsWith(`${name}.`));
    return below.length > 0 ? below.map(([, from]) => from) : [unstated ?? sources];
  });
}

/** Whether a field of a policy is a value with its events. */
export const isKnown = (field: unknown): field is Known<unknown> =>
  typeof field === 'object' && field !== null && 'value' in field && 'events' in field;

/** What the engine reads of a policy, as the table of its aspects says (`terms/policy-aspects.ts`). Its number and its carrier stand in it otherwise. */
type StatedAspects = {
  readonly [Aspect in Exclude<ProvidedAspect, 'carrier'>]: Known<AspectValue<Aspect>>;
};

/** A document of a policy by its newest version. `endorsement`: whose form it shows, null for every other document. */
export interface DocumentOnFile {
  readonly documentId: Uuid;
  readonly kind: DocumentKind;
  readonly endorsement: EndorsementCode | null;
  /** Of its file, as its sender named it. */
  readonly name: string;
  readonly uploadedOn: CalendarDate;
}

/** `changedSince`: an agent verified the policy on this day, and only what was changed since awaits an agent. */
interface KnownVerification extends Known<'verified' | 'unverified' | 'rejected'> {
  readonly changedSince?: CalendarDate;
}

/**
 * One policy as it stood on a day, ready to be evaluated. Null inside `Known` means not given: unknown, never zero.
 * The policy covers `[effectiveOn, expiresOn)` (reference: insurance days).
 */
export interface ProvidedPolicy extends StatedAspects {
  readonly policyId: Uuid;
  readonly policyNumber: string;
  readonly line: CoverageLine;
  readonly insuredId: Uuid;
  /** The policy whose place it took, null where it replaces none. Both may be in force until that one expires. */
  readonly replaces: Uuid | null;
  /** In force unless canceled; `since` is the first day without cover. */
  readonly standing: Known<{ readonly status: 'inForce' | 'canceled'; readonly since: CalendarDate | null }>;
  /** Whether an agent has verified it. */
  readonly verification: KnownVerification;
  readonly carrier: Known<Pick<PolicyCarrier, 'carrierId' | 'name'>>;
  readonly rating: Known<Rating | null>;
  /** Those on file, whatever the policy itself states. */
  readonly documents: Known<readonly DocumentOnFile[]>;
}
