import { rule, type FieldRule } from './field-rule.js';
import { chosenId } from './id-rules.js';
import { listOf } from './list-rules.js';
import { oneOf } from './text-rules.js';

/** Exception handling and endorsement review [H02] [H03]. The comment is `remarks`. */

const EXCEPTION_DECISIONS = ['accepted', 'denied'] as const;
export const EXCEPTION_DURATIONS = ['policyExpiration', 'customDate', 'perpetual'] as const;
export const EXCEPTION_SCOPES = ['supplier', 'project', 'template'] as const;

export const exceptionDecision = oneOf(EXCEPTION_DECISIONS, 'DECISION.REQUIRED');

export const exceptionDuration = oneOf(EXCEPTION_DURATIONS, 'DURATION.REQUIRED');

/** The same, where all that is decided are reviews. */
export const reviewDuration = oneOf(EXCEPTION_DURATIONS, 'REVIEW_DURATION.REQUIRED');

/** The findings that are decided at once; a template requires fewer. */
const MOST = 200;
const anything: FieldRule = rule(() => true, 'EXCEPTIONS.NOT_ONE');
export const chosenFindings = listOf(anything, { least: 1, most: MOST }, 'EXCEPTIONS.NOT_ONE');

/** Files that back a decision; no number is given [H02]. */
export const MOST_EXCEPTION_DOCUMENTS = 5;
export const exceptionDocuments = listOf(
  chosenId('CHOSEN.NOT_VALID'),
  { least: 0, most: MOST_EXCEPTION_DOCUMENTS },
  'EXCEPTION_DOCUMENTS.TOO_MANY',
);
