import { COVERAGE_LINES } from '../insurance/coverage.js';
import { entryScopesOn } from '../insurance/forms/entry-scopes.js';
import type { FormScope } from '../insurance/forms/form-scope.js';
import { isFormNumber, readEdition } from '../insurance/forms/form-text.js';
import { all, required, rule, type FieldRule } from './field-rule.js';
import { listOf } from './list-rules.js';
import { formNumber } from './policy-fields.js';
import { freeText, oneOf } from './text-rules.js';

/** An entry of a requester's index of forms [H14]. Its line is `policyLine`, its note `remarks`. */

const TITLE_LENGTH = 120;
const MOST_EDITIONS = 20;

const isNumber: FieldRule<string> = rule<string>(
  (value) => typeof value === 'string' && isFormNumber(value),
  'FORM_NUMBER.NOT_VALID',
);

/** A number without its edition: `CG 20 10`, `MEGL 0009-01`. */
export const entryNumber: FieldRule<string> = all(required<string>('FORM_NUMBER.NOT_VALID'), formNumber, isNumber);

export const entryTitle: FieldRule<string> = freeText(TITLE_LENGTH, 'STATED_TEXT.TOO_LONG');

/** `04 13`, `04/13`, `A`, `A 02 89`. */
const edition: FieldRule<string> = rule<string>(
  (value) => typeof value === 'string' && readEdition(value) !== null,
  'FORM_EDITION.NOT_VALID',
);

/** Editions as people write them; none means all. */
export const entryEditions: FieldRule<readonly string[]> = listOf(
  edition,
  { least: 0, most: MOST_EDITIONS },
  'FORM_EDITION.NOT_VALID',
);

/** The scopes that some line may name. */
export const ENTRY_SCOPES: readonly FormScope[] = [...new Set(COVERAGE_LINES.flatMap(entryScopesOn))];

export const entryScopes: FieldRule<readonly FormScope[]> = listOf(
  oneOf(ENTRY_SCOPES, 'FORM_SCOPE.NOT_VALID'),
  { least: 0, most: ENTRY_SCOPES.length },
  'FORM_SCOPE.NOT_VALID',
);
