import type { AppliedCoverage } from '../../insurance/terms/coverage-terms.js';
import type { CoverageType, SubCoverage } from '../../insurance/lines/coverage-types.js';
import { compile } from '../compile.js';
import type { CoveragesRequirement } from '../further-requirements.js';
import { asking } from '../testing/sample-requirements.js';
import { evaluated } from './testing/evaluated.js';

const stated = (type: CoverageType, ...subCoverages: SubCoverage[]): AppliedCoverage => ({
  type,
  subCoverages,
  description: '',
});
const XCU = { type: 'explosionCollapseUnderground', subCoverages: ['explosion', 'underground'] } as const;
const CONTRACTUAL = { type: 'contractualLiability', subCoverages: [] } as const;
const all: CoveragesRequirement = { mode: 'all', types: [XCU, CONTRACTUAL] };
const reads = (required: CoveragesRequirement, rule: string, ...coverages: AppliedCoverage[]) => {
  const { outcome, reason } = evaluated('generalLiability', { coverages: required }, rule, { further: { coverages } });
  return [outcome, reason];
};

describe('required coverage types [C13] [H01]', () => {
  it.each<[string, AppliedCoverage[], string[]]>([
    [
      'with the required parts',
      [stated('explosionCollapseUnderground', 'collapse', 'explosion', 'underground')],
      ['pass', 'COVERAGE.PROVIDED'],
    ],
    ['without one of them', [stated('explosionCollapseUnderground', 'explosion')], ['fail', 'COVERAGE.PARTS_ABSENT']],
    ['without any part named', [stated('explosionCollapseUnderground')], ['review', 'COVERAGE.PARTS_NOT_GIVEN']],
    ['beside another type', [stated('contractualLiability')], ['fail', 'COVERAGE.ABSENT']],
    ['of a policy that states no types', [], ['unknown', 'COVERAGE.NOT_GIVEN']],
  ])('given a type %s', (_what, coverages, expected) =>
    expect(reads(all, 'coverage.explosionCollapseUnderground', ...coverages)).toEqual(expected),
  );

  it('are findings of their own, so that each can be fixed by itself', () =>
    expect(reads(all, 'coverage.contractualLiability', stated('contractualLiability'))).toEqual([
      'pass',
      'COVERAGE.PROVIDED',
    ]));

  it('pass by any one where one is enough, and read as the best of them', () => {
    const anyOne: CoveragesRequirement = { ...all, mode: 'anyOne' };
    expect(reads(anyOne, 'coverage.anyOne', stated('contractualLiability'))).toEqual(['pass', 'COVERAGE.PROVIDED']);
    expect(reads(anyOne, 'coverage.anyOne', stated('explosionCollapseUnderground'))).toEqual([
      'review',
      'COVERAGE.PARTS_NOT_GIVEN',
    ]);
    expect(reads(anyOne, 'coverage.anyOne', stated('employeeBenefits'))).toEqual(['fail', 'COVERAGE.ABSENT']);
  });

  it('compile to nothing on a line that does not have them', () =>
    expect(compile(asking('automobile', { coverages: { mode: 'all', types: [CONTRACTUAL] } })).lines[0]?.rules).toEqual(
      [],
    ));
});
