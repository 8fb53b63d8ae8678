import { ENDORSEMENT_CODES, type EndorsementCode } from '@covertrail/domain/insurance/coverage';
import type {
  EndorsementDetail,
  EndorsementDetails,
  EndorsementStatements,
  StatementKey,
} from '@covertrail/domain/insurance/endorsements/endorsement-detail';
import { STATEMENT_TABLE } from '@covertrail/domain/insurance/endorsements/statement-table';
import { keysOf } from '@covertrail/domain/kernel/record-of';
import { INSURED_SCOPE_NAMES, STATEMENT_NAMES } from '../insurance/endorsement-words.js';
import { ENDORSEMENT_NAMES } from '../insurance/labels.js';
import { dayText } from '../text/day-text.js';
import type { Texts } from '../text/text-changes.js';
import { lowerFirst } from '../text/first-letter.js';

/** The label and the hint of the count [C08]. */
export const COUNT_LABEL = 'Count (# = Unlimited)';
export const COUNT_HINT = 'Enter a count greater than 0';

/** What is stated of one item of a form: `yes`, a day, the entries. Null where nothing is. */
function statementText(key: StatementKey, stated: EndorsementStatements): string | null {
  const value = stated[key];
  if (value === undefined) return null;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'string') return value.join('; ');
  return STATEMENT_TABLE[key].kind === 'datepicker' ? dayText(value) : value;
}

/** What a policy states of an endorsement beside its form and proof, by label. */
export function endorsementDetailTexts(detail: EndorsementDetail): Texts {
  const { scopes, count, text, oneTime } = detail;
  const stated = keysOf(STATEMENT_TABLE).flatMap((key) => {
    const words = statementText(key, detail);
    return words === null ? [] : [[STATEMENT_NAMES[key], words] as const];
  });
  return {
    ...(scopes === undefined ? {} : { Scopes: scopes.map((scope) => INSURED_SCOPE_NAMES[scope]).join(', ') }),
    ...(count === undefined ? {} : { Count: String(count) }),
    ...(oneTime ? { 'One time': 'yes' } : {}),
    ...(text === undefined ? {} : { Text: text }),
    ...Object.fromEntries(stated),
  };
}

/** The same of all endorsements: `Waiver of subrogation, count` `5`. */
export const endorsementDetailsTexts = (details: EndorsementDetails): Texts =>
  Object.fromEntries(ENDORSEMENT_CODES.flatMap((code) => textsOf(code, details[code] ?? {})));

const textsOf = (code: EndorsementCode, detail: EndorsementDetail): readonly (readonly [string, string])[] =>
  Object.entries(endorsementDetailTexts(detail)).map(([label, text]) => [
    `${ENDORSEMENT_NAMES[code]}, ${lowerFirst(label)}`,
    text,
  ]);

/** Of an endorsement whose document is required and not there [C08]. */
export const MISSING_DOCUMENT = 'Missing Additional Endorsement Document';
/** Where no count was agreed. */
export const AGENT_REVIEW = 'Agent review required: no count was agreed.';
export const shareReachedText = (used: number, count: number): string =>
  `The maximum of shares is reached: ${used} of ${count}.`;
