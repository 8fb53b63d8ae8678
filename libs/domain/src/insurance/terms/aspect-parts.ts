import { equal } from '../../kernel/equal.js';
import { keysOf } from '../../kernel/record-of.js';
import type { LimitCode } from '../line-codes.js';
import type { CoverageType, SubCoverage } from '../lines/coverage-types.js';
import type { LimitDetail } from './limit-details.js';
import type { PolicyAspect } from './policy-aspects.js';

/**
 * How an aspect consists of values that a person changes one at a time. `whole`: it is one value. `fields`: each field of it, down to the last
 * one. `entries`: each entry of a list. `listedBy`: a list whose entries are named by one of their fields; each field of an entry is a value,
 * or the entry as a whole where it is `undivided`.
 */
type Division = 'whole' | 'fields' | 'entries' | { readonly listedBy: string; readonly undivided?: true };

/** Of every aspect, whether its values have sources of their own [H12]: an edit of one leaves the others as they were. */
const ASPECT_PARTS = {
  number: 'whole',
  period: 'fields',
  region: 'whole',
  // One company, by its id, its name and its number.
  carrier: 'whole',
  limits: 'fields',
  trigger: 'whole',
  retroactiveOn: 'whole',
  // A form, and who has seen it, belong together.
  endorsements: { listedBy: 'code', undivided: true },
  schedule: 'entries',
  operations: 'whole',
  limitDetails: 'fields',
  endorsementDetails: 'fields',
  blankets: { listedBy: 'number' },
  exclusion: 'fields',
  exception: 'whole',
  remarks: 'entries',
  holders: { listedBy: 'name' },
  instructions: 'whole',
  coverages: { listedBy: 'type' },
  aggregate: 'fields',
  autoSymbols: 'entries',
  statedValues: 'fields',
  acordForm: 'whole',
  notes: 'whole',
} as const satisfies Readonly<Record<PolicyAspect, Division>>;

/** Aspects of which an edit may change one part and leave the others. */
export type PartedAspect = {
  [Aspect in PolicyAspect]: (typeof ASPECT_PARTS)[Aspect] extends 'whole' ? never : Aspect;
}[PolicyAspect];

const PARTED: ReadonlySet<string> = new Set(keysOf(ASPECT_PARTS).filter((aspect) => ASPECT_PARTS[aspect] !== 'whole'));

/** Also of a field of a policy that is no aspect of it. */
export const isParted = (aspect: string): aspect is PartedAspect => PARTED.has(aspect);

/** The values of an aspect by their names: `eachOccurrence`, `building.deductible.value`. One of several levels stands below the name of each level. */
export type Parts = Readonly<Record<string, unknown>>;

/** What an aspect states, value by value. */
export function partsOf(aspect: PartedAspect, value: unknown): Parts {
  const division: Exclude<Division, 'whole'> = ASPECT_PARTS[aspect];
  if (typeof division === 'string') return Object.fromEntries(leavesOf(value, ''));
  const entries = Array.isArray(value) ? value.filter(isRecord) : [];
  return Object.fromEntries(
    division.undivided ? wholeEntries(entries, division.listedBy) : entries.flatMap(fieldsBy(division.listedBy)),
  );
}

type Leaf = readonly [name: string, value: unknown];

function leavesOf(value: unknown, above: string): readonly Leaf[] {
  if (Array.isArray(value)) return value.map((entry): Leaf => [`${above}${String(entry)}`, true]);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([field, stated]): readonly Leaf[] => {
    if (stated === undefined) return [];
    return typeof stated === 'object' && stated !== null
      ? leavesOf(stated, `${above}${field}.`)
      : [[`${above}${field}`, stated]];
  });
}

/** Several entries of one name are one value. */
const wholeEntries = (entries: readonly Fields[], by: string): readonly Leaf[] =>
  entries.map((entry): Leaf => [nameOf(entry, by), entries.filter((other) => equal(other[by], entry[by]))]);

const STATED = 'stated';
const fieldsBy =
  (by: string) =>
  ({ [by]: name, ...fields }: Fields): readonly Leaf[] => {
    const above = `${String(name)}.`;
    return [[`${above}${STATED}`, true], ...leavesOf(fields, above)];
  };

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const nameOf = (entry: Fields, by: string): string => String(entry[by]);

/** What a policy states of a limit beside its amount. */
export const partOfLimit = (limit: LimitCode, fact: keyof LimitDetail): string => `${limit}.${fact}`;

/** That a policy provides a coverage type, or a part of it. */
export const partOfCoverage = (type: CoverageType, sub?: SubCoverage): string =>
  `${type}.${sub === undefined ? STATED : `subCoverages.${sub}`}`;
