import type { Endorsement, Grade } from '../../insurance/coverage.js';
import { compile } from '../compile.js';
import { policy } from '../testing/sample-policies.js';
import { asking, assessing, findingOf } from '../testing/sample-requirements.js';

const ONGOING = 'additionalInsuredOngoing';
const evaluated = (grade: Grade, ...endorsements: Endorsement[]) => {
  const requirements = asking('generalLiability', { endorsements: [{ code: ONGOING, grade }] });
  const assessment = assessing(requirements, [policy('generalLiability', { endorsements })]);
  const { outcome, reason } = findingOf(assessment, `generalLiability.endorsement.${ONGOING}`);
  return [outcome, reason];
};

describe('an endorsement', () => {
  it('that was seen passes either grade', () => {
    expect(evaluated('seen', { code: ONGOING, grade: 'seen', form: 'CG 20 10 04 13' })).toEqual([
      'pass',
      'ENDORSEMENT.SEEN',
    ]);
    expect(evaluated('claimed', { code: ONGOING, grade: 'seen' })).toEqual(['pass', 'ENDORSEMENT.SEEN']);
    expect(evaluated('seen', { code: ONGOING, grade: 'seen' })).toEqual(['review', 'ENDORSEMENT.FORM_NOT_GIVEN']);
  });
  it('that is claimed passes only where a claim is enough', () => {
    expect(evaluated('claimed', { code: ONGOING, grade: 'claimed' })).toEqual(['pass', 'ENDORSEMENT.CLAIMED']);
    expect(evaluated('seen', { code: ONGOING, grade: 'claimed' })).toEqual(['review', 'ENDORSEMENT.CLAIMED_ONLY']);
  });
  it('that is both claimed and seen is seen', () =>
    expect(
      evaluated(
        'seen',
        { code: ONGOING, grade: 'claimed' },
        { code: ONGOING, grade: 'seen', form: 'CG 20 10 04 13' },
      )[0],
    ).toBe('pass'));
  it('for completed operations does not count for ongoing ones', () =>
    expect(evaluated('claimed', { code: 'additionalInsuredCompleted', grade: 'seen' })).toEqual([
      'fail',
      'ENDORSEMENT.ABSENT',
    ]));
  it('of an additional insured is not asked of workers’ compensation, which has none', () => {
    const { lines } = compile(
      asking('workersCompensation', {
        endorsements: [
          { code: ONGOING, grade: 'seen' },
          { code: 'waiverOfSubrogation', grade: 'seen' },
        ],
      }),
    );
    expect(lines[0]?.rules.map(({ rule }) => rule)).toEqual(['workersCompensation.endorsement.waiverOfSubrogation']);
  });
});
