import type { AggregateBasis } from '../../insurance/lines/aggregate-bases.js';
import type { AggregateRequirement } from '../further-requirements.js';
import { evaluated } from './testing/evaluated.js';

const reads = (
  required: AggregateRequirement,
  given: AggregateBasis | null,
  form = '',
  grade: 'claimed' | 'seen' = 'seen',
) => {
  const { outcome, reason } = evaluated('generalLiability', { aggregate: required }, 'aggregate', {
    endorsements: form === '' ? [] : [{ code: 'additionalInsuredOngoing', grade, form }],
    further: { aggregate: given === null ? null : { basis: given, description: '' } },
  });
  return `${outcome} ${reason}`;
};
const project = (grade: 'claimed' | 'seen'): AggregateRequirement => ({ basis: 'perProject', grade });

describe('what the general aggregate must apply per [C13] [H01]', () => {
  it('is met by the box where a claim is enough', () =>
    expect(reads(project('claimed'), 'perProject')).toBe('pass AGGREGATE.MET'));
  it('is only claimed by the box where the form is needed', () =>
    expect(reads(project('seen'), 'perProject')).toBe('review AGGREGATE.CLAIMED_ONLY'));
  it('is proved by the form, whatever box was checked', () => {
    expect(reads(project('seen'), 'perProject', 'CG 25 03 05 09')).toBe('pass AGGREGATE.FORM_SEEN');
    expect(reads(project('seen'), null, 'CG 25 03 05 09')).toBe('pass AGGREGATE.FORM_SEEN');
  });
  it('is not proved by the form of another aggregate, the other basis, nor by a form that nobody saw', () => {
    expect(reads(project('seen'), 'perProject', 'CG 25 45')).toBe('review AGGREGATE.CLAIMED_ONLY');
    expect(reads(project('seen'), 'perPolicy', 'CG 25 04 05 09')).toBe('fail AGGREGATE.OTHER_BASIS');
    expect(reads(project('seen'), 'perProject', 'CG 25 03 05 09', 'claimed')).toBe('review AGGREGATE.CLAIMED_ONLY');
  });
  it('is met per policy by a narrower basis, not the other way round', () => {
    expect(reads({ basis: 'perPolicy', grade: 'seen' }, 'perProject')).toBe('pass AGGREGATE.MET');
    expect(reads(project('claimed'), 'perPolicy')).toBe('fail AGGREGATE.OTHER_BASIS');
  });
  it('is for a person where it is described, and unknown where it is not stated', () => {
    expect(reads(project('claimed'), 'perOther')).toBe('review AGGREGATE.DESCRIBED');
    expect(reads(project('claimed'), null)).toBe('unknown AGGREGATE.NOT_GIVEN');
  });
});
