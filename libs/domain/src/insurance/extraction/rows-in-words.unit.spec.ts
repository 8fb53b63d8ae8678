import type { ClaimedPolicy } from '../certificate/claimed-policy.js';
import type { FieldKey } from '../certificate/field-keys.js';
import type { FieldReading, FieldValue } from '../certificate/field-reading.js';
import { comparedFields } from './compared-fields.js';
import { enteredTerms, NOTHING_STATED } from './entered-terms.js';
import { readFields } from './read-fields.js';
import { remarksOf } from './remarks-of.js';

const reading = (key: FieldKey, value: FieldValue): FieldReading => ({
  key,
  value,
  text: '',
  page: 1,
  box: { left: 0, bottom: 0, right: 1, top: 1 },
  method: 'text',
  confidence: 0.98,
  doubts: [],
});
const text = (key: FieldKey, said: string): FieldReading => reading(key, { kind: 'text', text: said });
const amount = (key: FieldKey, label: string, cents: number) => ({
  code: null,
  reading: reading(key, { kind: 'amount', cents, words: null, label }),
});

const ROW: ClaimedPolicy = {
  line: null,
  row: 'other1',
  type: text('other1.type', 'Professional'),
  insurers: [],
  policyNumber: text('other1.policyNumber', 'PL 7'),
  effective: null,
  expiration: null,
  additionalInsured: null,
  waiver: null,
  limits: [amount('other1.limit1', 'Each claim', 100), amount('other1.limit2', 'Total', 200)],
  ticks: [],
};
const DESCRIPTION = text('description', 'Job 7, Denver');
const read = (row: ClaimedPolicy, fields: readonly FieldReading[] = []) =>
  readFields({ fields, findings: [] }, row, 'professionalLiability', {
    carriers: [],
    limitCalled: (_, label) => (label === 'Each claim' ? 'professionalEachClaim' : null),
  });

describe('a row of a certificate that is written in words [E02]', () => {
  it('has the limits that it names, and asks which limit another amount is', () =>
    expect(read(ROW).map(({ key, value, warnings }) => [key, value, ...warnings])).toEqual([
      ['number', 'PL 7'],
      ['limit.professionalEachClaim', '100', 'LIMIT_BY_NAME'],
      ['limit.professionalAggregate', null, 'LIMIT_UNNAMED'],
    ]));

  it('has each limit once', () => {
    const limits = [...ROW.limits.slice(0, 1), amount('other1.limit3', 'Each claim', 300)];
    expect(read({ ...ROW, limits }).map(({ key, value }) => [key, value])).toEqual([
      ['number', 'PL 7'],
      ['limit.professionalEachClaim', '100'],
      ['limit.professionalAggregate', null],
    ]);
  });

  it('has no number where words stand in its place', () => {
    const number = { ...ROW, policyNumber: text('other1.policyNumber', 'SEE ATTACHED') };
    expect(read(number)[0]).toMatchObject({ key: 'number', value: null });
    expect(comparedFields(read(number), null)[0]).toMatchObject({ key: 'number', needs: ['NO_VALUE'] });
  });
});

describe('the description of operations of a certificate [E02]', () => {
  const limits: ClaimedPolicy['limits'] = [];
  const fields = comparedFields(read({ ...ROW, limits }, [DESCRIPTION]), null);
  const others = (['carrier', 'effectiveOn', 'expiresOn'] as const).map((key) => ({ key, act: 'left' }) as const);

  it('is offered as a remark, and entered only where a person accepts it', () => {
    expect(fields.at(-1)).toMatchObject({ key: 'remarks', value: 'Job 7, Denver', needs: [] });
    expect(enteredTerms(NOTHING_STATED, fields, others).terms.remarks).toBeUndefined();
    const accepted = [...others, { key: 'remarks', act: 'accepted' } as const];
    expect(enteredTerms(NOTHING_STATED, fields, accepted).terms.remarks).toEqual(['Job 7, Denver']);
  });

  it('is not offered where the policy on file has remarks of its own', () => {
    const file = { sourceOf: () => null, changedSince: () => false };
    const offered = (remarks: readonly string[]) =>
      comparedFields(read(ROW, [DESCRIPTION]), { ...file, terms: { ...NOTHING_STATED, remarks } }).some(
        ({ key }) => key === 'remarks',
      );
    expect(offered([])).toBe(true);
    expect(offered(['By the agent'])).toBe(false);
  });

  it('becomes several remarks where it is longer than one may be, and loses no word', () => {
    const words = Array.from({ length: 400 }, (_, at) => `word${at}`).join(' ');
    const remarks = remarksOf(words);
    expect(remarks.every(({ length }) => length <= 1_000)).toBe(true);
    expect(remarks.join(' ')).toBe(words);
    expect(remarksOf('x'.repeat(1_001)).map(({ length }) => length)).toEqual([1_000, 1]);
  });
});
