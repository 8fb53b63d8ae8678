import type { Limits } from '../../insurance/coverage.js';
import { policy } from '../testing/sample-policies.js';
import { alone, asking, assessing, findingOf } from '../testing/sample-requirements.js';
import type { LimitRequirement } from '../requirements.js';

const auto = (limits: Limits, requirement: LimitRequirement, acceptCslOrSplit = false) => {
  const requirements = asking('automobile', { limits: [requirement], acceptCslOrSplit });
  const assessment = assessing(requirements, [policy('automobile', { limits })]);
  const { outcome, reason, available } = findingOf(assessment, `automobile.limit.${requirement.limit}`);
  return [outcome, reason, available];
};
const csl = alone('combinedSingleLimit', 1_000_000);
const SPLIT = { bodilyInjuryPerPerson: 500_000, bodilyInjuryPerAccident: 1_000_000, propertyDamage: 1_500_000 };

describe('a limit', () => {
  it.each([
    [999_999, 'fail'],
    [1_000_000, 'pass'],
    [1_000_001, 'pass'],
  ])('of %d against a million: %s', (whole, outcome) => {
    const requirements = asking('generalLiability', { limits: [alone('eachOccurrence', 1_000_000)] });
    const assessment = assessing(requirements, [policy('generalLiability', { limits: { eachOccurrence: whole } })]);
    expect(findingOf(assessment, 'generalLiability.limit.eachOccurrence').outcome).toBe(outcome);
  });

  it('is unknown when it is not given, whatever other limits are given', () => {
    const requirements = asking('generalLiability', { limits: [alone('eachOccurrence', 1)] });
    const assessment = assessing(requirements, [
      policy('generalLiability', { limits: { generalAggregate: 9_000_000 } }),
    ]);
    const finding = findingOf(assessment, 'generalLiability.limit.eachOccurrence');
    expect(finding).toMatchObject({ outcome: 'unknown', reason: 'LIMIT.NOT_GIVEN' });
    expect(assessment.outcome).toBe('unknown');
  });

  it('fails for the same reason as a line without a policy', () => {
    const requirements = asking('generalLiability', { limits: [alone('eachOccurrence', 1)] });
    const ended = policy('generalLiability', { to: '2026-03-01', limits: { eachOccurrence: 5 } });
    const finding = findingOf(assessing(requirements, [ended]), 'generalLiability.limit.eachOccurrence');
    expect(finding).toMatchObject({ outcome: 'fail', reason: 'POLICY.ENDED', required: 100 });
    expect(finding).not.toHaveProperty('policyId');
  });
});

describe('combined and split limits of automobile', () => {
  it('a combined limit serves each split limit in full', () => {
    const limits = { combinedSingleLimit: 1_000_000 };
    expect(auto(limits, alone('bodilyInjuryPerAccident', 1_000_000))).toEqual(['pass', 'LIMIT.MET', 100_000_000]);
    expect(auto(limits, alone('propertyDamage', 1_000_000))).toEqual(['pass', 'LIMIT.MET', 100_000_000]);
    expect(auto(limits, alone('propertyDamage', 1_000_001))).toEqual(['fail', 'LIMIT.SHORT', 100_000_000]);
  });

  it('split limits serve a combined limit only by option, by their lesser part, and never without a person', () => {
    expect(auto(SPLIT, csl)).toEqual(['fail', 'LIMIT.SPLIT_NOT_ACCEPTED', undefined]);
    expect(auto(SPLIT, csl, true)).toEqual(['review', 'LIMIT.SPLIT_FOR_COMBINED', 100_000_000]);
    expect(auto({ ...SPLIT, bodilyInjuryPerAccident: 999_999 }, csl, true)).toEqual([
      'fail',
      'LIMIT.SHORT',
      99_999_900,
    ]);
  });

  it('split parts are never added up', () => {
    const parts = { bodilyInjuryPerPerson: 900_000, bodilyInjuryPerAccident: 900_000, propertyDamage: 900_000 };
    expect(auto(parts, csl, true)[0]).toBe('fail');
  });

  it('a part that is not given leaves it unknown', () => {
    expect(auto({ bodilyInjuryPerAccident: 2_000_000 }, csl, true)[0]).toBe('unknown');
    expect(auto({}, csl, true)[0]).toBe('unknown');
    expect(auto({ propertyDamage: 5 }, alone('bodilyInjuryPerAccident', 5))[0]).toBe('unknown');
  });
});
