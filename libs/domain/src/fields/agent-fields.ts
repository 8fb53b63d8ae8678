import { all, lookedUp, optional, required, type FieldRule } from './field-rule.js';
import { listOf } from './list-rules.js';
import { EMAIL, EMAIL_LENGTH } from './account-fields.js';
import { maxLength, pattern, requiredText } from './text-rules.js';

/** How many agents may represent a company, one for each e-mail domain [A11]. */
export const MOST_AGENTS = 15;

/** Of an agent whom a company adds by the link of a mail. */
export const agentEmail: FieldRule<string> = lookedUp(
  all(
    required<string>('EMAIL.REQUIRED'),
    pattern(EMAIL, 'AGENT_EMAIL.NOT_VALID'),
    maxLength(EMAIL_LENGTH, 'EMAIL.TOO_LONG'),
  ),
);

/** Of the agent whom a company names in its sign-up, if it names one [A07]. */
export const foundersAgent = lookedUp(optional(agentEmail));

/** Those whom it adds, and those who no longer represent it. */
export const agentEmails: FieldRule<readonly string[]> = lookedUp(
  listOf(agentEmail, { least: 0, most: MOST_AGENTS }, 'AGENTS.TOO_MANY'),
);

/** The system for which there is a plugin [B05]. */
export const APPLIED_EPIC = 'Applied Epic';

/** The systems in which agencies manage their policies, as a sign-up offers them [A08]. */
export const MANAGEMENT_SYSTEMS = [
  APPLIED_EPIC,
  'HawkSoft',
  'Novidea',
  'Vertafore AMS360',
  'Vertafore Sagitta',
  'XDimensional',
] as const;

/** Of an agency that signs up: one of the systems, or any other by its name [A15]. */
export const managementSystem: FieldRule<string> = all(
  requiredText('MANAGEMENT_SYSTEM.REQUIRED', 50, 'MANAGEMENT_SYSTEM.TOO_LONG'),
  pattern(/^[\p{L}\d][\p{L}\d &'()+,./-]*$/u, 'MANAGEMENT_SYSTEM.NOT_VALID'),
);
