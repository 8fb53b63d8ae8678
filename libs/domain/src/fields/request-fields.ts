import { email } from './account-fields.js';
import { calendarDate } from './date-text.js';
import { all, lookedUp, optional, required, rule, type FieldRule } from './field-rule.js';
import { chosenId } from './id-rules.js';
import { listOf } from './list-rules.js';
import { NOTE_LENGTH } from './note-fields.js';
import { freeText, pattern, requiredLines } from './text-rules.js';

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

/** Why there is no policy of a requested line [D11]. */
export const unavailableReason = requiredLines('REASON.REQUIRED', NOTE_LENGTH, 'NOTE.TOO_LONG');
/** More lines than any template asks. */
export const MOST_UNAVAILABLE = 100;

/** The policies of a response: at least one, and no more than one append can hold. */
export const respondedPolicies = listOf(chosenId('POLICY.REQUIRED'), { least: 1, most: 500 }, 'POLICIES.NOT_ONE');

/** So many people may get copies of a request [D01]. */
export const MOST_COPIES = 10;

/** The addresses of those who get copies. */
export const copyEmails = listOf(email, { least: 0, most: MOST_COPIES }, 'COPIES.TOO_MANY');

/** What a requested document is, in the words of the requester. */
export const askedDocumentName = freeText(100, 'DOCUMENT_NAME.TOO_LONG');
export const loanNumber = optional(freeText(50, 'LOAN_NUMBER.TOO_LONG'));
export const lenderServiceAgent = optional(freeText(100, 'LENDER_AGENT.TOO_LONG'));

/** As many suppliers as one call asks; a sheet may have more [D01]. */
export const MOST_CHOSEN = 2_000;

/** The rows of a batch: whoever sends addresses learns which of them belong to companies, so the call is held back. */
export const batchRowList = lookedUp(rule<readonly unknown[]>(Array.isArray, 'CHOSEN.NOT_VALID'));

/** An address or a name of a list that may be full of mistakes: each row is judged by itself [D01]. */
export const batchText = optional(freeText(300, 'NOTE.TOO_LONG'));

/** An uploaded sheet of suppliers who are asked: whoever sends addresses learns which of them belong to companies, so the call is held back. */
export const askedSheet: FieldRule<string> = lookedUp(chosenId('CHOSEN.NOT_VALID'));

/** A name in a sheet of suppliers who are asked, which the outcome of its row shows. */
export const askedName = freeText(120, 'SUPPLIER_NAME.TOO_LONG');
/** As many as a page of a list has. */
export const requestIds = listOf(chosenId('CHOSEN.NOT_VALID'), { least: 1, most: 100 }, 'CHOSEN.TOO_MANY');
