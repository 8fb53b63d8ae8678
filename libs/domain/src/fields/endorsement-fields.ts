import { LARGEST_COUNT, readCount } from '../insurance/endorsements/endorsement-count.js';
import type {
  EndorsementDetail,
  EndorsementDetails,
  StatementKey,
} from '../insurance/endorsements/endorsement-detail.js';
import { INSURED_SCOPES } from '../insurance/endorsements/insured-scopes.js';
import { STATEMENT_TABLE, type StatementKind } from '../insurance/endorsements/statement-table.js';
import { keysOf, recordOf } from '../kernel/record-of.js';
import { calendarDate } from './date-text.js';
import type { FieldProblem } from './field-problem.js';
import { all, rule, type FieldRule } from './field-rule.js';
import { listOf } from './list-rules.js';
import { integerBetween } from './number-rules.js';
import { NOTE_LENGTH } from './note-fields.js';
import { oneOf, requiredLines, requiredText } from './text-rules.js';

/** A count as people type it [C08]. */
export const endorsementCountText: FieldRule<string> = rule(
  (value) => typeof value === 'string' && !('wrong' in readCount(value)),
  'ENDORSEMENT_COUNT.NOT_VALID',
);

const count: FieldRule = rule(
  (value) =>
    value === 'unlimited' ||
    (typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value <= LARGEST_COUNT),
  'ENDORSEMENT_COUNT.NOT_VALID',
);

/** No schedule that is typed by hand names more. */
const MOST_LINES = 50;
const STATED_LENGTH = 100;
const entry = requiredText('STATED_VALUE.NOT_VALID', STATED_LENGTH, 'STATED_TEXT.TOO_LONG');

/** A year: no endorsement gives more notice. */
const MOST_NOTICE_DAYS = 365;
export const noticeDays = integerBetween(1, MOST_NOTICE_DAYS, 'NOTICE_DAYS.NOT_VALID');

const OF_KIND: Readonly<Record<StatementKind, FieldRule>> = {
  checkbox: rule((value) => typeof value === 'boolean', 'STATED_VALUE.NOT_VALID'),
  input: entry,
  lines: listOf(entry, { least: 1, most: MOST_LINES }, 'ENDORSEMENT_LINES.TOO_MANY'),
  datepicker: calendarDate,
  days: noticeDays,
};

/** What can be stated of the form of an endorsement, by item. */
export const STATEMENT_RULES: Readonly<Record<StatementKey, FieldRule>> = recordOf(
  keysOf(STATEMENT_TABLE),
  (key) => OF_KIND[STATEMENT_TABLE[key].kind],
);

/** What the text of an endorsement may hold; not empty. */
const endorsementText = requiredLines('STATED_VALUE.NOT_VALID', NOTE_LENGTH, 'NOTE.TOO_LONG');

const DETAIL_RULES: Readonly<Record<keyof EndorsementDetail, FieldRule>> = {
  ...STATEMENT_RULES,
  scopes: all(
    listOf(
      oneOf(INSURED_SCOPES, 'STATED_VALUE.NOT_VALID'),
      { least: 1, most: INSURED_SCOPES.length },
      'STATED_VALUE.NOT_VALID',
    ),
    rule((value) => Array.isArray(value) && new Set(value).size === value.length, 'STATED_VALUE.NOT_VALID'),
  ),
  count,
  text: endorsementText,
  oneTime: rule((value) => value === true, 'STATED_VALUE.NOT_VALID'),
};
const RULES: ReadonlyMap<string, FieldRule> = new Map(Object.entries(DETAIL_RULES));

const NOT_VALID: FieldProblem = { code: 'STATED_VALUE.NOT_VALID' };

/** What a policy states of its endorsements, by code: each value fits its item. Which items an endorsement has, its type says. */
export const endorsementDetails: FieldRule<EndorsementDetails> = {
  check(value) {
    if (!isRecord(value)) return NOT_VALID;
    return firstOf(
      Object.values(value).map((detail) =>
        isRecord(detail) && Object.keys(detail).length > 0 ? problemOf(detail) : NOT_VALID,
      ),
    );
  },
};

const problemOf = (detail: Readonly<Record<string, unknown>>): FieldProblem | null =>
  firstOf(
    Object.entries(detail)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => (RULES.get(key) ?? UNKNOWN).check(value)),
  );

const UNKNOWN: FieldRule = { check: () => NOT_VALID };
const firstOf = (problems: readonly (FieldProblem | null)[]): FieldProblem | null =>
  problems.find((problem) => problem !== null) ?? null;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
