import type { EndorsementDetail } from '../../insurance/endorsements/endorsement-detail.js';
import { compile } from '../compile.js';
import type { ConditionsRequirement } from '../further-requirements.js';
import { asking } from '../testing/sample-requirements.js';
import { evaluated } from './testing/evaluated.js';

const DATED: ConditionsRequirement = {
  code: 'waiverOfSubrogation',
  conditions: { effectiveDatesRequired: true, policyNumberRequiredOnEndorsement: true },
};
const reads = (detail: EndorsementDetail, condition: string) =>
  evaluated('generalLiability', { endorsementConditions: [DATED] }, `condition.waiverOfSubrogation:${condition}`, {
    number: 'GL-9',
    endorsements: [{ code: 'waiverOfSubrogation', grade: 'seen', form: 'CG 24 04 05 09' }],
    further: { endorsementDetails: { waiverOfSubrogation: detail } },
  });

describe('what the form of an endorsement must say [C08] [H01]', () => {
  it('is one finding for each condition, with the reason of the comparison', () => {
    const detail = { effectiveFrom: '2026-01-01', effectiveTo: '2027-01-01', policyNumber: 'GL 8' };
    expect(reads(detail, 'effectiveDatesRequired')).toMatchObject({
      outcome: 'pass',
      reason: 'CONDITION.MET',
      params: { because: 'CONDITION.DATES_COVER_POLICY' },
    });
    expect(reads(detail, 'policyNumberRequiredOnEndorsement')).toMatchObject({
      outcome: 'fail',
      reason: 'CONDITION.NOT_MET',
      fix: { by: 'agent' },
    });
  });
  it('is unknown where nobody read the form, and for review where it fits in part', () => {
    expect(reads({}, 'effectiveDatesRequired')).toMatchObject({ outcome: 'unknown', reason: 'CONDITION.NOT_KNOWN' });
    expect(reads({ effectiveFrom: '2026-02-01', effectiveTo: '2027-01-01' }, 'effectiveDatesRequired')).toMatchObject({
      outcome: 'review',
      fix: { by: 'requester' },
    });
  });
  it('compiles to nothing where the line does not have the endorsement', () =>
    expect(
      compile(asking('workersCompensation', { endorsementConditions: [{ ...DATED, code: 'primaryNoncontributory' }] }))
        .lines[0]?.rules,
    ).toEqual([]));
});
