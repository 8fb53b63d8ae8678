import type { FactSource } from '../source-table.js';
import { RuleBroken } from '../../kernel/rule-broken.js';
import { carrierOnRecord } from './carrier-on-record.js';
import { comparedFields, type FileTerms } from './compared-fields.js';
import { enteredTerms, NOTHING_STATED, type FieldDecision } from './entered-terms.js';
import { isSure, type ReadField } from './extracted-field.js';
import type { ExtractedKey } from './extracted-value.js';

const read = (
  key: ExtractedKey,
  value: string | null,
  change: Partial<ReadField> & { confidence?: number } = {},
): ReadField => ({
  key,
  value,
  places: [
    {
      page: 1,
      box: { left: 0, bottom: 0, right: 1, top: 1 },
      text: value ?? '',
      method: 'text',
      confidence: change.confidence ?? 0.98,
    },
  ],
  warnings: change.warnings ?? [],
});

const WHOLE: readonly ReadField[] = [
  read('number', 'GL 88120'),
  read('carrier', 'c-1'),
  read('effectiveOn', '2026-01-01'),
  read('expiresOn', '2027-01-01'),
  read('limit.eachOccurrence', '100000000'),
  read('limit.generalAggregate', '200000000'),
  read('endorsement.additionalInsuredOngoing', 'yes'),
];

const file = (source: FactSource | null, changedSince = false): FileTerms => ({
  terms: {
    ...NOTHING_STATED,
    policyNumber: 'GL-88120',
    period: { effectiveOn: '2026-01-01', expiresOn: '2027-01-01' },
    carrierId: 'c-1',
    limits: { eachOccurrence: 200000000, medicalExpense: 500000 },
    endorsements: [{ code: 'additionalInsuredOngoing', grade: 'seen', form: 'CG 20 10 04 13' }],
  },
  sourceOf: () => source,
  changedSince: () => changedSince,
});
const VERIFIED: FactSource = { kind: 'verifiedByAgent', on: '2026-03-01' };
const CLAIMED: FactSource = { kind: 'claimedOnCertificate', on: '2026-01-05' };

const needsOf = (fields: readonly ReadField[], on: FileTerms | null, key: ExtractedKey) =>
  comparedFields(fields, on).find((field) => field.key === key)?.needs;
const codeOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof RuleBroken) return error.code;
    throw error;
  }
  return 'none';
};
const accept = (...keys: readonly ExtractedKey[]): readonly FieldDecision[] =>
  keys.map((key) => ({ key, act: 'accepted' }));
const DECIDING = [
  'effectiveOn',
  'expiresOn',
  'limit.eachOccurrence',
  'limit.generalAggregate',
  'endorsement.additionalInsuredOngoing',
] as const;

describe('fields that were read, beside what is on file [E02]', () => {
  it('need a person where they decide compliance, and nobody where they say what is on file', () => {
    expect(needsOf(WHOLE, null, 'number')).toEqual([]);
    expect(needsOf(WHOLE, null, 'limit.eachOccurrence')).toEqual(['DECIDES']);
    expect(needsOf(WHOLE, file(VERIFIED), 'effectiveOn')).toEqual([]);
    expect(needsOf(WHOLE, file(VERIFIED), 'number')).toEqual([]);
    expect(needsOf(WHOLE, file(VERIFIED), 'endorsement.additionalInsuredOngoing')).toEqual([]);
  });

  it('say why they need one: less than sure, a warning, no value, a difference, and what is better on file', () => {
    expect(needsOf([read('number', 'GL-1', { confidence: 0.94 })], null, 'number')).toEqual(['LOW_CONFIDENCE']);
    expect(needsOf([read('carrier', 'c-1', { warnings: ['INSURER_BY_NAME'] })], null, 'carrier')).toEqual(['WARNED']);
    expect(needsOf([read('limit.eachOccurrence', null)], null, 'limit.eachOccurrence')).toEqual([
      'NO_VALUE',
      'DECIDES',
    ]);
    expect(needsOf(WHOLE, file(CLAIMED), 'limit.eachOccurrence')).toEqual(['DIFFERS', 'DECIDES']);
    expect(needsOf(WHOLE, file(VERIFIED), 'limit.eachOccurrence')).toEqual(['DIFFERS', 'BETTER_ON_FILE', 'DECIDES']);
    expect(needsOf(WHOLE, file(VERIFIED, true), 'limit.eachOccurrence')).toContain('CHANGED_SINCE');
  });

  it('are sure only without a doubt, and never where something better would be replaced', () => {
    const sure = comparedFields(WHOLE, file(VERIFIED))
      .filter(isSure)
      .map(({ key }) => key);
    expect(sure).not.toContain('limit.eachOccurrence');
    expect(sure).toContain('limit.generalAggregate');
  });

  it('of a new policy say what is missing first, without a value', () =>
    expect(comparedFields([read('limit.eachOccurrence', '1')], null).map(({ key, value }) => [key, value])).toEqual([
      ['number', null],
      ['carrier', null],
      ['effectiveOn', null],
      ['expiresOn', null],
      ['limit.eachOccurrence', '1'],
    ]));
});

describe('what is entered of them [E02] [H12]', () => {
  const fields = comparedFields(WHOLE, null);

  it('is what the page says and nothing more', () => {
    const { terms, typed } = enteredTerms(NOTHING_STATED, fields, accept(...DECIDING));
    expect(typed).toEqual([]);
    expect(terms).toEqual({
      ...NOTHING_STATED,
      policyNumber: 'GL 88120',
      carrierId: 'c-1',
      period: { effectiveOn: '2026-01-01', expiresOn: '2027-01-01' },
      limits: { eachOccurrence: 100000000, generalAggregate: 200000000 },
      endorsements: [{ code: 'additionalInsuredOngoing', grade: 'claimed' }],
    });
  });

  it('leaves out what was left, and names what was typed instead', () => {
    const decisions: readonly FieldDecision[] = [
      ...accept('effectiveOn', 'limit.eachOccurrence'),
      { key: 'expiresOn', act: 'corrected', value: '2027-02-01' },
      { key: 'limit.generalAggregate', act: 'corrected', value: '300000000' },
      { key: 'endorsement.additionalInsuredOngoing', act: 'left' },
      { key: 'number', act: 'corrected', value: 'GL-88120' },
    ];
    const { accepted, terms, typed } = enteredTerms(NOTHING_STATED, fields, decisions);
    expect(terms).toMatchObject({
      policyNumber: 'GL-88120',
      period: { effectiveOn: '2026-01-01', expiresOn: '2027-02-01' },
      limits: { eachOccurrence: 100000000, generalAggregate: 300000000 },
      endorsements: [],
    });
    // The other day was read: each has a source of its own.
    expect(typed).toEqual([
      { aspect: 'number' },
      { aspect: 'period', part: 'expiresOn' },
      { aspect: 'limits', part: 'generalAggregate' },
    ]);
    expect(accepted.limits).toEqual({ eachOccurrence: 100000000 });
  });

  it('keeps what is on file beside it, and the form that was seen of an endorsement', () => {
    const on = file(CLAIMED);
    const { terms } = enteredTerms(on.terms, comparedFields(WHOLE, on), [
      ...accept('limit.eachOccurrence', 'limit.generalAggregate', 'endorsement.additionalInsuredOngoing'),
    ]);
    expect(terms.limits).toEqual({ eachOccurrence: 100000000, medicalExpense: 500000, generalAggregate: 200000000 });
    expect(terms.endorsements).toEqual([{ code: 'additionalInsuredOngoing', grade: 'seen', form: 'CG 20 10 04 13' }]);
  });

  it('is refused without a decision where one is needed, and for fields that were not read', () => {
    expect(codeOf(() => enteredTerms(NOTHING_STATED, fields, accept('effectiveOn')))).toBe(
      'EXTRACTION.FIELD_UNDECIDED',
    );
    expect(codeOf(() => enteredTerms(NOTHING_STATED, fields, accept(...DECIDING, 'limit.medicalExpense')))).toBe(
      'EXTRACTION.FIELD_NOT_READ',
    );
  });

  it('never replaces something better without a word, nor what was changed since', () => {
    const limits = accept('limit.generalAggregate');
    const on = file(VERIFIED);
    const differing = comparedFields(WHOLE, on);
    const replace = (decision: FieldDecision) => () => enteredTerms(on.terms, differing, [...limits, decision]);
    expect(codeOf(replace({ key: 'limit.eachOccurrence', act: 'accepted' }))).toBe('EXTRACTION.BETTER_ON_FILE');
    expect(
      codeOf(replace({ key: 'limit.eachOccurrence', act: 'corrected', value: '1', replaces: 'agencySystem' })),
    ).toBe('EXTRACTION.BETTER_ON_FILE');
    expect(codeOf(replace({ key: 'limit.eachOccurrence', act: 'accepted', replaces: 'verifiedByAgent' }))).toBe('none');
    const since = file(VERIFIED, true);
    expect(
      codeOf(() =>
        enteredTerms(since.terms, comparedFields([read('limit.eachOccurrence', '1')], since), [
          { key: 'limit.eachOccurrence', act: 'accepted', replaces: 'verifiedByAgent' },
        ]),
      ),
    ).toBe('EXTRACTION.CHANGED_SINCE');
  });

  it.each<[ExtractedKey, string]>([
    ['effectiveOn', '2026-02-30'],
    ['limit.eachOccurrence', '-1'],
    ['limit.eachOccurrence', '1.5'],
    ['number', ' '],
  ])('refuses %s "%s", which is no value of it', (key, value) =>
    expect(
      codeOf(() =>
        enteredTerms(NOTHING_STATED, fields, [
          ...accept(...DECIDING.filter((other) => other !== key)),
          { key, act: 'corrected', value },
        ]),
      ),
    ).toBe('EXTRACTION.VALUE_INVALID'),
  );
});

describe('the insurer that a certificate names [E02]', () => {
  const carriers = [
    { carrierId: 'c-1', name: 'Summit Mutual Insurance Company', naic: '21415' },
    { carrierId: 'c-2', name: 'Harbor Casualty', naic: '30104' },
  ];

  it('is that of its number, with a doubt where that one has another name', () => {
    expect(carrierOnRecord({ name: 'Summit Mutual Ins. Co.', naic: '21415' }, carriers)).toEqual({
      carrierId: 'c-1',
      doubt: null,
    });
    expect(carrierOnRecord({ name: 'Harbor Casualty', naic: '21415' }, carriers)).toEqual({
      carrierId: 'c-1',
      doubt: 'INSURER_NAMED_OTHERWISE',
    });
  });

  it('is found by its whole name alone, and never by a likeness', () => {
    expect(carrierOnRecord({ name: 'HARBOR CASUALTY CO', naic: '99999' }, carriers)).toEqual({
      carrierId: 'c-2',
      doubt: 'INSURER_BY_NAME',
    });
    expect(carrierOnRecord({ name: 'Harbor', naic: null }, carriers)).toEqual({
      carrierId: null,
      doubt: 'INSURER_UNKNOWN',
    });
  });
});
