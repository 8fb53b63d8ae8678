import type { FurtherTerms, StateFundException } from '../../insurance/terms/further-terms.js';
import { policy } from '../testing/sample-policies.js';
import { asking, assessing, findingOf } from '../testing/sample-requirements.js';
import { evaluated } from './testing/evaluated.js';

const STOP_GAP: Partial<FurtherTerms> = {
  coverages: [{ type: 'stopGap', subCoverages: ['stopGapOhio'], description: '' }],
};
const reads = (stateFund: StateFundException, further: Partial<FurtherTerms>) => {
  const { outcome, reason } = evaluated('workersCompensation', { stateFund }, 'stateFund', { further });
  return `${outcome} ${reason}`;
};

describe('an insured in a state that alone insures workers [C09] [H01]', () => {
  it.each<[StateFundException, Partial<FurtherTerms>, string]>([
    ['acceptStopGap', {}, 'pass STATE_FUND.NOT_CLAIMED'],
    ['acceptStopGap', { exception: 'acceptStopGap', ...STOP_GAP }, 'pass STATE_FUND.STOP_GAP'],
    ['acceptStopGap', { exception: 'acceptStopGap' }, 'fail STATE_FUND.NO_STOP_GAP'],
    ['acceptStopGap', { exception: 'coverageTypeNotRequired' }, 'review STATE_FUND.NOT_ACCEPTED'],
    ['coverageTypeNotRequired', { exception: 'coverageTypeNotRequired' }, 'pass STATE_FUND.NOT_REQUIRED'],
    ['coverageTypeNotRequired', { exception: 'acceptStopGap', ...STOP_GAP }, 'pass STATE_FUND.STOP_GAP'],
  ])('where %s is accepted, given %j', (accepted, further, expected) =>
    expect(reads(accepted, further)).toBe(expected),
  );

  it('may have no policy of the line at all: stop gap on another policy leaves it to the requester', () => {
    const beside = (accepted: boolean, to = '2027-01-01') =>
      findingOf(
        assessing(asking('workersCompensation', accepted ? { stateFund: 'acceptStopGap' } : {}), [
          policy('generalLiability', { to, further: STOP_GAP }),
        ]),
        'workersCompensation.inForce',
      );
    expect(beside(true)).toMatchObject({
      outcome: 'review',
      reason: 'LINE.STOP_GAP_BESIDE',
      params: { policyNumber: 'NO-generalLiability' },
      fix: { by: 'requester' },
    });
    expect([beside(false).reason, beside(true, '2026-03-01').reason]).toEqual(['LINE.ABSENT', 'LINE.ABSENT']);
  });

  it('is not asked for coverage types and the statutory tick where what it states is accepted', () => {
    const required = {
      stateFund: 'acceptStopGap',
      values: { perStatute: true },
      coverages: { mode: 'all', types: [{ type: 'alternateEmployer', subCoverages: [] }] },
    } as const;
    const of = (rule: string, further: Partial<FurtherTerms>) =>
      evaluated('workersCompensation', required, rule, { further }).reason;
    expect(of('coverage.alternateEmployer', { exception: 'acceptStopGap', ...STOP_GAP })).toBe('COVERAGE.EXCEPTED');
    expect(of('value.perStatute', { exception: 'acceptStopGap', ...STOP_GAP })).toBe('VALUE.EXCEPTED');
    expect(of('coverage.alternateEmployer', STOP_GAP)).toBe('COVERAGE.ABSENT');
    expect(of('value.perStatute', { exception: 'acceptStopGap' })).toBe('VALUE.NOT_GIVEN');
  });
});
