import type { SourceKind } from '../source-table.js';
import type { GivenTerms } from '../terms/policy-terms.js';
import { RuleBroken } from '../../kernel/rule-broken.js';
import type { TypedPart } from '../terms/typed-part.js';
import type { ExtractedField } from './extracted-field.js';
import type { ExtractedKey } from './extracted-value.js';
import { fieldRow } from './field-rows.js';

/** `accepted`: as it was read. `corrected`: what the person typed instead, whose source is the person. `left`: it is not entered. */
export const FIELD_ACTS = ['accepted', 'corrected', 'left'] as const;
export type FieldAct = (typeof FIELD_ACTS)[number];

/** What a person decided of one field. */
export interface FieldDecision {
  readonly key: ExtractedKey;
  readonly act: FieldAct;
  /** Of a corrected one. */
  readonly value?: string;
  /** The better source of what is on file, which the person saw and replaces nevertheless. */
  readonly replaces?: SourceKind;
}

/** The terms of a policy after what was read was confirmed. */
export interface EnteredTerms {
  /** With what was accepted as read. */
  readonly accepted: GivenTerms;
  /** And with what was corrected. */
  readonly terms: GivenTerms;
  readonly typed: readonly TypedPart[];
}

/** Of which nothing is stated. */
export const NOTHING_STATED: GivenTerms = {
  policyNumber: '',
  period: { effectiveOn: '', expiresOn: '' },
  carrierId: '',
  limits: {},
  trigger: null,
  retroactiveOn: null,
  endorsements: [],
  schedule: null,
  descriptionOfOperations: '',
};

interface Taken {
  readonly key: ExtractedKey;
  readonly value: string;
  readonly typed: boolean;
}

/**
 * What decisions make of a policy; `before` is what is on file, or nothing. A field that needs nobody is taken as it was read unless it was decided
 * otherwise. Throws `EXTRACTION.*` for a field that needs a decision and has none, for a value that is none, and where something better on
 * file would be overwritten without a word.
 */
export function enteredTerms(
  before: GivenTerms,
  fields: readonly ExtractedField[],
  decisions: readonly FieldDecision[],
): EnteredTerms {
  const taken = fields.flatMap((field) =>
    takenOf(
      field,
      decisions.find(({ key }) => key === field.key),
    ),
  );
  const other = decisions.find(({ key }) => !fields.some((field) => field.key === key));
  if (other) throw new RuleBroken('EXTRACTION.FIELD_NOT_READ', { field: other.key });
  const typed = typedParts(taken);
  const isTyped = ({ key }: Taken): boolean => typed.some((part) => isOf(key, part));
  const accepted = written(
    before,
    taken.filter((field) => !isTyped(field)),
  );
  return { accepted, terms: written(accepted, taken.filter(isTyped)), typed };
}

function takenOf(field: ExtractedField, decision: FieldDecision | undefined): readonly Taken[] {
  const { key, needs, value, onFile, onFileSource, isOffered } = field;
  if (decision === undefined) {
    if (needs.length > 0) throw new RuleBroken('EXTRACTION.FIELD_UNDECIDED', { field: key });
    return value === null || onFile !== null || isOffered ? [] : [{ key, value, typed: false }];
  }
  if (decision.act === 'left') return [];
  if (needs.includes('CHANGED_SINCE')) throw new RuleBroken('EXTRACTION.CHANGED_SINCE', { field: key });
  if (needs.includes('BETTER_ON_FILE') && decision.replaces !== onFileSource?.kind)
    throw new RuleBroken('EXTRACTION.BETTER_ON_FILE', { field: key });
  if (decision.act === 'corrected') return [{ key, value: decision.value ?? '', typed: true }];
  if (value === null) throw new RuleBroken('EXTRACTION.VALUE_INVALID', { field: key });
  return [{ key, value, typed: false }];
}

/** An aspect that has one source as a whole is the person's only if all that was taken of it is: else it counts as the certificate's, which proves less. */
function typedParts(taken: readonly Taken[]): readonly TypedPart[] {
  const parts = taken.flatMap(({ key, typed }): readonly TypedPart[] => {
    const { aspect, part } = fieldRow(key);
    if (!typed) return [];
    if (part !== undefined) return [{ aspect, part }];
    return taken.every((other) => other.typed || fieldRow(other.key).aspect !== aspect) ? [{ aspect }] : [];
  });
  return parts.filter((part, at) => parts.findIndex((other) => isSamePart(part, other)) === at);
}

const isSamePart = (a: TypedPart, b: TypedPart): boolean => a.aspect === b.aspect && a.part === b.part;

function isOf(key: ExtractedKey, { aspect, part }: TypedPart): boolean {
  const row = fieldRow(key);
  return row.aspect === aspect && row.part === part;
}

const written = (before: GivenTerms, taken: readonly Taken[]): GivenTerms =>
  taken.reduce((terms, { key, value }) => {
    const next = fieldRow(key).write(terms, value);
    if (next === undefined) throw new RuleBroken('EXTRACTION.VALUE_INVALID', { field: key });
    return next;
  }, before);
