import { rule, type FieldRule } from '../fields/field-rule.js';
import { chosenId } from '../fields/id-rules.js';
import { listOf } from '../fields/list-rules.js';
import { MOST_UNAVAILABLE } from '../fields/request-fields.js';
import { COVERAGE_LINES } from '../insurance/coverage.js';
import { recordWith } from '../fields/record-rules.js';
import { freeLines, oneOf } from '../fields/text-rules.js';
import type {
  AnswerDraft,
  DraftContent,
  DraftFile,
  DraftKind,
  DraftOf,
  HolderDraft,
  UnavailableDraft,
} from './draft.contract.js';

/** A text of a draft may be longer than what can be sent: it is kept so that the person can shorten it. */
export const DRAFT_TEXT_LENGTH = 20_000;

const text = freeLines(DRAFT_TEXT_LENGTH, 'NOTE.TOO_LONG');
const id = chosenId('DRAFT.NOT_VALID');
const flag = rule<boolean>((value) => typeof value === 'boolean', 'DRAFT.NOT_VALID');
const size = rule<number>((value) => Number.isSafeInteger(value) && Number(value) >= 0, 'DRAFT.NOT_VALID');
const kindOf = <Kind extends DraftKind>(kind: Kind): FieldRule<Kind> =>
  rule((value) => value === kind, 'DRAFT.NOT_VALID');

const holder = recordWith<HolderDraft>(
  {
    name: text,
    address1: text,
    address2: text,
    city: text,
    state: text,
    postalCode: text,
    notes: text,
    includeNotesAndAddressOnCoi: flag,
    primaryNamedInsured: text,
    furtherNamedInsureds: text,
  },
  'DRAFT.NOT_VALID',
);
const file = recordWith<DraftFile>({ id, name: text, bytes: size }, 'DRAFT.NOT_VALID');

const absentOr = <Value>({ check }: FieldRule<Value>): FieldRule<Value | undefined> => ({
  check: (value) => (value === undefined ? null : check(value)),
});

const unavailable = recordWith<UnavailableDraft>(
  { line: oneOf(COVERAGE_LINES, 'DRAFT.NOT_VALID'), reason: text },
  'DRAFT.NOT_VALID',
);

const answer = recordWith<AnswerDraft>(
  {
    kind: kindOf('answer'),
    policyIds: listOf(id, { least: 0, most: 500 }, 'DRAFT.NOT_VALID'),
    remarks: text,
    documents: listOf(file, { least: 0, most: 50 }, 'DRAFT.NOT_VALID'),
    holder,
    unavailable: absentOr(listOf(unavailable, { least: 0, most: MOST_UNAVAILABLE }, 'DRAFT.NOT_VALID')),
  },
  'DRAFT.NOT_VALID',
);

/** What the content of each kind must look like. */
const DRAFT_RULES: { readonly [Kind in DraftKind]: FieldRule<DraftOf<Kind>> } = { answer };

const isKind = (kind: unknown): kind is DraftKind => typeof kind === 'string' && Object.hasOwn(DRAFT_RULES, kind);

/** The content of a draft, by the rule of its kind. */
export const draftContent: FieldRule<DraftContent> = {
  severalLines: true,
  check(value) {
    const kind: unknown = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined;
    return isKind(kind) ? DRAFT_RULES[kind].check(value) : { code: 'DRAFT.NOT_VALID' };
  },
};
