import { ENDORSEMENT_CODES, LIMIT_CODES, TRIGGERS, type EndorsementCode, type LimitCode } from '../coverage.js';
import { AGGREGATE_BASES } from '../lines/aggregate-bases.js';
import { AUTO_SYMBOLS } from '../lines/auto-symbols.js';
import { remarksOf } from './remarks-of.js';
import { REMARK_LENGTH } from '../terms/further-terms.js';
import type { PolicyAspect } from '../terms/policy-aspects.js';
import type { GivenTerms } from '../terms/policy-terms.js';
import { isCalendarDate } from '../../kernel/dates.js';
import { CHECKED, EXCLUDED, NOT_EXCLUDED, type ExtractedKey, type ValueForm } from './extracted-value.js';

/** Where a field stands in the terms of a policy. */
export interface FieldRow {
  readonly form: ValueForm;
  readonly aspect: PolicyAspect;
  /** The name of one of several values of the aspect (`aspect-parts.ts`), which has a source of its own; absent: all of it. */
  readonly part?: string;
  /** Whether it decides if what a requester demands is met. */
  readonly deciding: boolean;
  /** Null where the terms do not state it. */
  readonly read: (terms: GivenTerms) => string | null;
  /** Undefined where the text is no value of this field. */
  readonly write: (terms: GivenTerms, text: string) => GivenTerms | undefined;
}

const day = (part: 'effectiveOn' | 'expiresOn'): FieldRow => ({
  form: 'day',
  aspect: 'period',
  part,
  deciding: true,
  read: ({ period }) => period[part] || null,
  write: (terms, text) => (isCalendarDate(text) ? { ...terms, period: { ...terms.period, [part]: text } } : undefined),
});

const centsOf = (text: string): number | undefined =>
  /^\d{1,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined;

const limit = (code: LimitCode): FieldRow => ({
  form: 'money',
  aspect: 'limits',
  part: code,
  deciding: true,
  read: ({ limits }) => (limits[code] === undefined ? null : String(limits[code])),
  write: (terms, text) => {
    const cents = centsOf(text);
    return cents === undefined ? undefined : { ...terms, limits: { ...terms.limits, [code]: cents } };
  },
});

/** A box that is checked on a certificate is a claim: what was seen of an endorsement stays as it is. */
const endorsement = (code: EndorsementCode): FieldRow => ({
  form: 'box',
  aspect: 'endorsements',
  part: code,
  deciding: true,
  read: ({ endorsements }) => (endorsements.some((stated) => stated.code === code) ? CHECKED : null),
  write: (terms, text) => {
    if (text !== CHECKED) return undefined;
    const isStated = terms.endorsements.some((stated) => stated.code === code);
    return isStated ? terms : { ...terms, endorsements: [...terms.endorsements, { code, grade: 'claimed' }] };
  },
});

const number: FieldRow = {
  form: 'text',
  aspect: 'number',
  deciding: false,
  read: (terms) => terms.policyNumber || null,
  write: (terms, text) => (text.trim() === '' ? undefined : { ...terms, policyNumber: text.trim() }),
};

const carrier: FieldRow = {
  form: 'insurer',
  aspect: 'carrier',
  deciding: false,
  read: ({ carrierId }) => carrierId || null,
  write: (terms, text) => (text === '' ? undefined : { ...terms, carrierId: text }),
};

const trigger: FieldRow = {
  form: 'choice',
  aspect: 'trigger',
  deciding: true,
  read: (terms) => terms.trigger,
  write: (terms, text) => {
    const chosen = TRIGGERS.find((code) => code === text);
    return chosen && { ...terms, trigger: chosen };
  },
};

const aggregate: FieldRow = {
  form: 'choice',
  aspect: 'aggregate',
  part: 'basis',
  deciding: false,
  read: (terms) => terms.aggregate?.basis ?? null,
  write: (terms, text) => {
    const basis = AGGREGATE_BASES.find((code) => code === text);
    if (basis === undefined || basis === terms.aggregate?.basis) return basis && terms;
    return { ...terms, aggregate: { basis, description: '' } };
  },
};

const symbols: FieldRow = {
  form: 'symbols',
  aspect: 'autoSymbols',
  deciding: false,
  read: ({ autoSymbols = [] }) => (autoSymbols.length === 0 ? null : inOrder(autoSymbols).join(',')),
  write: (terms, text) => {
    const autoSymbols = inOrder(text.split(',').map(Number));
    return autoSymbols.every((symbol) => AUTO_SYMBOLS.includes(symbol)) ? { ...terms, autoSymbols } : undefined;
  },
};
const inOrder = (numbers: readonly number[]): readonly number[] => [...new Set(numbers)].toSorted((a, b) => a - b);

const perStatute: FieldRow = {
  form: 'box',
  aspect: 'statedValues',
  part: 'perStatute',
  deciding: false,
  read: ({ statedValues }) => (statedValues?.perStatute ? CHECKED : null),
  write: (terms, text) =>
    text === CHECKED ? { ...terms, statedValues: { ...terms.statedValues, perStatute: true } } : undefined,
};

const retention: FieldRow = {
  form: 'money',
  aspect: 'statedValues',
  part: 'retentionAmount',
  deciding: false,
  read: ({ statedValues }) =>
    statedValues?.retentionAmount === undefined ? null : String(statedValues.retentionAmount),
  write: (terms, text) => {
    const cents = centsOf(text);
    return cents === undefined
      ? undefined
      : { ...terms, statedValues: { ...terms.statedValues, retentionAmount: cents } };
  },
};

const exclusion: FieldRow = {
  form: 'choice',
  aspect: 'exclusion',
  part: 'excluded',
  deciding: true,
  read: (terms) => (terms.exclusion ? (terms.exclusion.excluded ? EXCLUDED : NOT_EXCLUDED) : null),
  write: (terms, text) => {
    if (text !== EXCLUDED && text !== NOT_EXCLUDED) return undefined;
    if (exclusion.read(terms) === text) return terms;
    return { ...terms, exclusion: { excluded: text === EXCLUDED, comment: '' } };
  },
};

/** What a sentence of the certificate says that is not covered: stating it answers that something is excluded. */
const exclusionComment: FieldRow = {
  form: 'text',
  aspect: 'exclusion',
  part: 'comment',
  deciding: true,
  read: ({ exclusion: stated }) => (stated?.excluded ? stated.comment || null : null),
  write: (terms, text) => {
    const comment = text.trim();
    if (comment === '' || comment.length > REMARK_LENGTH) return undefined;
    return { ...terms, exclusion: { excluded: true, comment } };
  },
};

const operations: FieldRow = {
  form: 'text',
  aspect: 'operations',
  deciding: false,
  read: ({ descriptionOfOperations }) => descriptionOfOperations || null,
  write: (terms, text) => ({ ...terms, descriptionOfOperations: text.trim() }),
};

const remarks: FieldRow = {
  form: 'text',
  aspect: 'remarks',
  deciding: false,
  read: (terms) => terms.remarks?.join('\n') || null,
  write: (terms, text) => (text.trim() === '' ? undefined : { ...terms, remarks: remarksOf(text) }),
};

const ROWS: ReadonlyMap<ExtractedKey, FieldRow> = new Map<ExtractedKey, FieldRow>([
  ['number', number],
  ['carrier', carrier],
  ['effectiveOn', day('effectiveOn')],
  ['expiresOn', day('expiresOn')],
  ['trigger', trigger],
  ['aggregate', aggregate],
  ['symbols', symbols],
  ['perStatute', perStatute],
  ['exclusion', exclusion],
  ['exclusionComment', exclusionComment],
  ['retention', retention],
  ['operations', operations],
  ['remarks', remarks],
  ...LIMIT_CODES.map((code): [ExtractedKey, FieldRow] => [`limit.${code}`, limit(code)]),
  ...ENDORSEMENT_CODES.map((code): [ExtractedKey, FieldRow] => [`endorsement.${code}`, endorsement(code)]),
]);

/** All fields, in the order in which a policy lists them. */
export const EXTRACTED_KEYS: readonly ExtractedKey[] = [...ROWS.keys()];

export function fieldRow(key: ExtractedKey): FieldRow {
  const row = ROWS.get(key);
  if (row === undefined) throw new Error(`There is no field ${key}.`);
  return row;
}
