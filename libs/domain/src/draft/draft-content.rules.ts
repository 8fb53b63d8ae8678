import { rule, type FieldRule } from '../fields/field-rule.js';
import { chosenId } from '../fields/id-rules.js';
import { listOf } from '../fields/list-rules.js';
import { MOST_UNAVAILABLE } from '../fields/request-fields.js';
import { COVERAGE_LINES } from '../insurance/coverage.js';
import { recordWith } from '../fields/record-rules.js';
import { MOST_KEPT_RECIPIENTS } from '../fields/share-fields.js';
import { freeLines, oneOf } from '../fields/text-rules.js';
import { DOCUMENT_TYPE_IDS } from '../insurance/document-kinds.js';
import { ACORD_FORMS, FORM_INTERESTS } from '../insurance/lines/acord-forms.js';
import { REQUESTED_ENDORSEMENTS } from '../insurance/terms/requested-endorsements.js';
import type { ChosenForm } from '../share/share.contract.js';
import type {
  AnswerDraft,
  DraftContent,
  DraftFile,
  DraftKind,
  DraftOf,
  DraftRecipient,
  FormDraft,
  HolderDraft,
  ShareDraft,
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

const ofCodes = <Code extends string | number>(codes: readonly Code[]): FieldRule<Code> =>
  rule((value) => codes.some((code) => code === value), 'DRAFT.NOT_VALID');

const unavailable = recordWith<UnavailableDraft>(
  { line: oneOf(COVERAGE_LINES, 'DRAFT.NOT_VALID'), reason: text },
  'DRAFT.NOT_VALID',
);

const formDraft = recordWith<FormDraft>(
  { line: ofCodes(COVERAGE_LINES), form: ofCodes(ACORD_FORMS), interest: absentOr(ofCodes(FORM_INTERESTS)) },
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
    forms: absentOr(listOf(formDraft, { least: 0, most: COVERAGE_LINES.length }, 'DRAFT.NOT_VALID')),
  },
  'DRAFT.NOT_VALID',
);

const codesOf = <Code extends string | number>(codes: readonly Code[]): FieldRule<readonly Code[]> =>
  listOf(ofCodes(codes), { least: 0, most: codes.length }, 'DRAFT.NOT_VALID');

const recipient = recordWith<DraftRecipient>(
  { requesterId: id, requesterName: text, projectId: id, projectName: text },
  'DRAFT.NOT_VALID',
);
const form = recordWith<ChosenForm>({ line: ofCodes(COVERAGE_LINES), form: ofCodes(ACORD_FORMS) }, 'DRAFT.NOT_VALID');

const share = recordWith<ShareDraft>(
  {
    kind: kindOf('share'),
    to: listOf(recipient, { least: 0, most: MOST_KEPT_RECIPIENTS }, 'DRAFT.NOT_VALID'),
    shareExpiringOn: text,
    loanNumber: text,
    lenderServiceAgent: text,
    policyIds: listOf(id, { least: 0, most: 500 }, 'DRAFT.NOT_VALID'),
    remarks: text,
    endorsementRequests: codesOf(REQUESTED_ENDORSEMENTS),
    holder,
    forms: listOf(form, { least: 0, most: COVERAGE_LINES.length }, 'DRAFT.NOT_VALID'),
    documentTypes: codesOf(DOCUMENT_TYPE_IDS),
    printOnly: absentOr(ofCodes([0, 1])),
  },
  'DRAFT.NOT_VALID',
);

/** What the content of each kind must look like. */
const DRAFT_RULES: { readonly [Kind in DraftKind]: FieldRule<DraftOf<Kind>> } = { answer, share };

const isKind = (kind: unknown): kind is DraftKind => typeof kind === 'string' && Object.hasOwn(DRAFT_RULES, kind);

/** The content of a draft, by the rule of its kind. */
export const draftContent: FieldRule<DraftContent> = {
  severalLines: true,
  check(value) {
    const kind: unknown = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined;
    return isKind(kind) ? DRAFT_RULES[kind].check(value) : { code: 'DRAFT.NOT_VALID' };
  },
};
