import { gradeOf, type FactSource } from '../source-table.js';
import type { PolicyAspect } from '../terms/policy-aspects.js';
import type { GivenTerms } from '../terms/policy-terms.js';
import { confidenceOf, SURE, type ExtractedField, type FieldNeed, type ReadField } from './extracted-field.js';
import type { ExtractedKey } from './extracted-value.js';
import { fieldRow } from './field-rows.js';
import { foldedNumber } from './policy-match.js';

/** The policy on file that a certificate means, as of the day from which what is read would be valid. */
export interface FileTerms {
  readonly terms: GivenTerms;
  readonly sourceOf: (key: ExtractedKey) => FactSource | null;
  /** Changed from a later day on: what a certificate says of an earlier day never overwrites it. */
  readonly changedSince: (aspect: PolicyAspect) => boolean;
}

/** What a new policy cannot be without, in the order of the form. */
const NEEDED: readonly ExtractedKey[] = ['number', 'carrier', 'effectiveOn', 'expiresOn'];

/** The first of them that terms leave out; null where they are complete. */
export const neededField = (terms: GivenTerms): ExtractedKey | null =>
  NEEDED.find((key) => fieldRow(key).read(terms) === null) ?? null;

/** What was read beside what is on file, field by field; `file` is null for a policy that is new. What is on file and not on the page is no difference: a certificate leaves out most of a policy. */
export function comparedFields(read: readonly ReadField[], file: FileTerms | null): readonly ExtractedField[] {
  const missing = file ? [] : NEEDED.filter((key) => !read.some((field) => field.key === key));
  const fields = [...missing.map((key): ReadField => ({ key, value: null, places: [], warnings: [] })), ...read];
  return fields
    .filter((field) => !field.isOffered || mayBeOffered(field, file))
    .map((field) => compared(field, file))
    .toSorted(byForm);
}

/** What a policy on file states of its own is never replaced by what is only offered. */
const mayBeOffered = ({ key }: ReadField, file: FileTerms | null): boolean =>
  file === null || (fieldRow(key).read(file.terms) === null && !file.changedSince(fieldRow(key).aspect));

const byForm = (a: ExtractedField, b: ExtractedField): number => place(a.key) - place(b.key);
const place = (key: ExtractedKey): number => (NEEDED.includes(key) ? NEEDED.indexOf(key) : NEEDED.length);

function compared(field: ReadField, file: FileTerms | null): ExtractedField {
  const onFile = file && fieldRow(field.key).read(file.terms);
  const onFileSource = file && onFile !== null ? file.sourceOf(field.key) : null;
  return {
    ...field,
    onFile,
    onFileSource,
    form: fieldRow(field.key).form,
    confidence: confidenceOf(field),
    needs: needsOf(field, file, onFile, onFileSource),
  };
}

function needsOf(
  field: ReadField,
  file: FileTerms | null,
  onFile: string | null,
  source: FactSource | null,
): readonly FieldNeed[] {
  const { key, value, warnings } = field;
  const row = fieldRow(key);
  if (value !== null && onFile !== null && isSameValue(key, value, onFile)) return [];
  if (field.isOffered) return [];
  const needs: FieldNeed[] = [];
  if (value === null) needs.push('NO_VALUE');
  if (confidenceOf(field) < SURE) needs.push('LOW_CONFIDENCE');
  if (warnings.length > 0) needs.push('WARNED');
  if (onFile !== null) needs.push('DIFFERS');
  if (isBetter(source)) needs.push('BETTER_ON_FILE');
  if (file?.changedSince(row.aspect)) needs.push('CHANGED_SINCE');
  if (row.deciding) needs.push('DECIDES');
  return needs;
}

/** A number is the same however it is spaced. */
const isSameValue = (key: ExtractedKey, value: string, other: string): boolean =>
  key === 'number' ? foldedNumber(value) === foldedNumber(other) : value === other;

const isBetter = (source: FactSource | null): boolean =>
  source !== null && gradeOf(source.kind) > gradeOf('claimedOnCertificate');
