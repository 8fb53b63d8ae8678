import { calendarDate } from './date-text.js';
import { optional } from './field-rule.js';
import { freeText } from './text-rules.js';

/** As many as one call can hold [D03]. Whoever shares with more starts several batches. */
export const MOST_SHARES = 2_000;

/** As many recipients as a draft keeps: with more it would be larger than an event may be. */
export const MOST_KEPT_RECIPIENTS = 500;

/** As the lender writes it [D03]. */
export const LOAN_NUMBER_LENGTH = 50;
export const loanNumber = freeText(LOAN_NUMBER_LENGTH, 'STATED_TEXT.TOO_LONG');

/** Who handles the loan for the lender [D03]. */
export const LENDER_AGENT_LENGTH = 100;
export const lenderServiceAgent = freeText(LENDER_AGENT_LENGTH, 'STATED_TEXT.TOO_LONG');

/** The last day of a share; empty where it has none. */
export const shareExpiringOn = optional(calendarDate);
