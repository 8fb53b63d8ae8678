import type { ClaimedPolicy } from '../certificate/claimed-policy.js';
import type { FieldReading } from '../certificate/field-reading.js';
import type { StatedExclusion } from '../certificate/stated-exclusion.js';
import { comparedFields } from './compared-fields.js';
import { enteredTerms, NOTHING_STATED } from './entered-terms.js';
import { readFields } from './read-fields.js';

const DESCRIPTION: FieldReading = {
  key: 'description',
  value: { kind: 'text', text: 'Mold is excluded.' },
  text: 'Mold is excluded.',
  page: 1,
  box: { left: 0, bottom: 0, right: 1, top: 1 },
  method: 'text',
  confidence: 0.98,
  doubts: [],
};
const ROW: ClaimedPolicy = {
  line: 'generalLiability',
  row: 'generalLiability',
  type: null,
  insurers: [],
  policyNumber: null,
  effective: null,
  expiration: null,
  additionalInsured: null,
  waiver: null,
  limits: [],
  ticks: [],
};
const sentence = (text: string, lines: StatedExclusion['lines']): StatedExclusion => ({
  key: 'description',
  text,
  forms: [],
  lines,
});
const fieldsOf = (exclusions: readonly StatedExclusion[], file: Parameters<typeof comparedFields>[1] = null) =>
  comparedFields(
    readFields({ fields: [DESCRIPTION], findings: [], exclusions }, ROW, 'generalLiability', {
      carriers: [],
      limitCalled: () => null,
    }),
    file,
  );
const exclusionOf = (...of: Parameters<typeof fieldsOf>) =>
  fieldsOf(...of).find(({ key }) => key === 'exclusionComment');
const OTHERS = (['number', 'carrier', 'effectiveOn', 'expiresOn'] as const).map(
  (key) => ({ key, act: 'left' }) as const,
);

describe('what a certificate excludes in a sentence [E02] [C09]', () => {
  it('is a value of the policy of the line that it names, with the place of the description, and a person decides', () =>
    expect(exclusionOf([sentence('Mold is excluded.', ['generalLiability'])])).toMatchObject({
      value: 'Mold is excluded.',
      places: [{ page: 1, confidence: 0.98 }],
      warnings: [],
      needs: ['DECIDES'],
    }));

  it('is no value of the policies of other lines', () =>
    expect(exclusionOf([sentence('Mold is excluded.', ['umbrella'])])).toBeUndefined());

  it.each<[string, StatedExclusion['lines']]>([
    ['no line', []],
    ['several lines', ['generalLiability', 'umbrella']],
  ])('is doubtful where it names %s', (_, lines) =>
    expect(exclusionOf([sentence('Mold is excluded.', lines)])).toMatchObject({
      warnings: ['EXCLUSION_OF_WHICH_POLICY'],
      needs: ['WARNED', 'DECIDES'],
    }),
  );

  it('is entered with its words where a person accepts it, and not otherwise', () => {
    const fields = fieldsOf([sentence('Mold is excluded.', ['generalLiability']), sentence('No silica cover.', [])]);
    const entered = (act: 'accepted' | 'left') =>
      enteredTerms(NOTHING_STATED, fields, [
        ...OTHERS,
        { key: 'exclusionComment', act },
        { key: 'remarks', act: 'left' },
      ]).terms.exclusion;
    expect(entered('accepted')).toEqual({ excluded: true, comment: 'Mold is excluded.\nNo silica cover.' });
    expect(entered('left')).toBeUndefined();
    expect(() => enteredTerms(NOTHING_STATED, fields, OTHERS)).toThrow('EXTRACTION.FIELD_UNDECIDED');
  });

  it('differs from what the policy on file excludes, and is refused where it is longer than the policy takes', () => {
    const file = { sourceOf: () => null, changedSince: () => false };
    const terms = { ...NOTHING_STATED, exclusion: { excluded: true, comment: 'Silica' } };
    const mold = [sentence('Mold is excluded.', ['generalLiability'])];
    expect(exclusionOf(mold, { ...file, terms })).toMatchObject({ onFile: 'Silica', needs: ['DIFFERS', 'DECIDES'] });
    const fields = fieldsOf([sentence('x'.repeat(1_001), ['generalLiability'])]);
    const accepted = [...OTHERS, { key: 'exclusionComment', act: 'accepted' } as const];
    expect(() => enteredTerms(NOTHING_STATED, fields, accepted)).toThrow('EXTRACTION.VALUE_INVALID');
  });
});
