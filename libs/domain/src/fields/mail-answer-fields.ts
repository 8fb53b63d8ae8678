import { chosenId } from './id-rules.js';
import { listOf } from './list-rules.js';
import { requiredText } from './text-rules.js';

/** How many files may come with a certificate [D13]. */
export const MOST_ADDITIONAL = 10;
/** Of one request: nobody fills the file store by the link of one mail. */
export const MOST_CERTIFICATES = 20;
export const MOST_RECEIVED_FILES = MOST_CERTIFICATES * (1 + MOST_ADDITIONAL);

/** Files that were uploaded to go with a certificate. */
export const additionalFiles = listOf(
  chosenId('DOCUMENT_NAME.REQUIRED'),
  { least: 0, most: MOST_ADDITIONAL },
  'ADDITIONAL_FILES.TOO_MANY',
);

/** Of an agent whom someone without an account names: first and last name in one field. */
export const agentName = requiredText('AGENT_NAME.REQUIRED', 61, 'AGENT_NAME.TOO_LONG');
