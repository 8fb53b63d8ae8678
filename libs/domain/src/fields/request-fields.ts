import { calendarDate } from './date-text.js';
import { all, lookedUp, required, type FieldRule } from './field-rule.js';
import { chosenId } from './id-rules.js';
import { listOf } from './list-rules.js';
import { pattern } from './text-rules.js';

/** The Request ID that people read out [D01]. */
export const requestNumber: FieldRule<string> = lookedUp(
  all(required<string>('REQUEST_NUMBER.REQUIRED'), pattern(/^\d{1,15}$/, 'REQUEST_NUMBER.NOT_VALID')),
);

export const dueOn = calendarDate;

/** The additional documents of an answer [D04]. */
export const MOST_ANSWER_DOCUMENTS = 20;
export const answerDocuments = listOf(
  chosenId('CHOSEN.NOT_VALID'),
  { least: 0, most: MOST_ANSWER_DOCUMENTS },
  'ANSWER_DOCUMENTS.TOO_MANY',
);

/** The policies of a response: at least one, and no more than one append can hold. */
export const respondedPolicies = listOf(chosenId('POLICY.REQUIRED'), { least: 1, most: 500 }, 'POLICIES.NOT_ONE');
