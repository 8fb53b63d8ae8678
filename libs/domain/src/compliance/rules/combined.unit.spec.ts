import { dollars } from '../../kernel/money.js';
import { arithmeticOf } from '@covertrail/wording/compliance/arithmetic';
import type { CoverageLine, Limits, ProvidedPolicy } from '../../insurance/coverage.js';
import type { UmbrellaMode } from '../requirements.js';
import { policy, type Said } from '../testing/sample-policies.js';
import { alone, asking, askingAll, assessing, findingOf, tower } from '../testing/sample-requirements.js';

const SCHEDULE: readonly CoverageLine[] = ['generalLiability', 'automobile', 'workersCompensation'];
const gl = (eachOccurrence: number, said: Said = {}) =>
  policy('generalLiability', { limits: { eachOccurrence }, ...said });
const auto = (combinedSingleLimit: number) => policy('automobile', { limits: { combinedSingleLimit } });
const umbrella = (limits: Limits, said: Said = {}) =>
  policy('umbrella', { number: 'AB123', schedule: SCHEDULE, limits, ...said });
const occurrence = (umbrellaEachOccurrence: number, said: Said = {}) => umbrella({ umbrellaEachOccurrence }, said);

const OCCURRENCE = 'generalLiability.limit.eachOccurrence';
const UMBRELLA = 'umbrella.limit.umbrellaEachOccurrence';
const asks = (mode: UmbrellaMode, below: number, above: number) =>
  askingAll(
    mode,
    asking('generalLiability', { limits: [tower('eachOccurrence', below)] }),
    asking('umbrella', { limits: [alone('umbrellaEachOccurrence', above)] }),
  );
const outcomes = (mode: UmbrellaMode, below: number, above: number, ...policies: ProvidedPolicy[]) => {
  const assessment = assessing(asks(mode, below, above), policies);
  return [findingOf(assessment, OCCURRENCE).outcome, findingOf(assessment, UMBRELLA).outcome];
};

describe('an umbrella that is required and may help below', () => {
  it('is not counted twice: two million and five million are seven, and six million are there', () => {
    const short = findingOf(
      assessing(asks('separate', 2_000_000, 5_000_000), [gl(1_000_000), occurrence(5_000_000)]),
      OCCURRENCE,
    );
    expect(short).toMatchObject({
      outcome: 'fail',
      reason: 'LIMIT.SHORT',
      available: dollars(1_000_000),
      params: { reserved: dollars(5_000_000) },
    });
    expect(arithmeticOf(short)).toBe(
      'GL each occurrence $1,000,000 + umbrella $5,000,000 (AB123) − $5,000,000 reserved for the umbrella requirement = ' +
        '$1,000,000 of $2,000,000 required',
    );
  });

  it.each<[UmbrellaMode, number, number, string, string]>([
    ['separate', 1_000_000, 5_000_000, 'fail', 'pass'],
    ['separate', 1_000_000, 6_000_000, 'pass', 'pass'],
    ['separate', 3_000_000, 4_000_000, 'pass', 'fail'],
    ['separate', 1_000_000, 3_000_000, 'fail', 'fail'],
    ['combined', 1_000_000, 5_000_000, 'fail', 'pass'],
    ['combined', 1_000_000, 6_000_000, 'pass', 'pass'],
    ['combined', 3_000_000, 4_000_000, 'pass', 'pass'],
    ['combined', 2_999_999, 4_000_000, 'pass', 'fail'],
    ['combined', 1_000_000, 3_000_000, 'fail', 'fail'],
  ])('%s, two and five million asked: %d below and %d above are %s and %s', (mode, below, above, ...expected) =>
    expect(outcomes(mode, 2_000_000, 5_000_000, gl(below), occurrence(above))).toEqual(expected),
  );

  it('reserves nothing where no limit of the umbrella is required', () => {
    const requirements = askingAll(
      'separate',
      asking('generalLiability', { limits: [tower('eachOccurrence', 2_000_000)] }),
      asking('umbrella'),
    );
    expect(findingOf(assessing(requirements, [gl(1_000_000), occurrence(1_000_000)]), OCCURRENCE).outcome).toBe('pass');
  });

  it('serves general liability, auto and employers’ liability at once, each with what is above the reserve', () => {
    const requirements = askingAll(
      'separate',
      asking('generalLiability', { limits: [tower('eachOccurrence', 2_000_000)] }),
      asking('automobile', { limits: [tower('combinedSingleLimit', 2_000_000)] }),
      asking('workersCompensation', { limits: [tower('eachAccident', 2_000_000)] }),
      asking('umbrella', { limits: [alone('umbrellaEachOccurrence', 5_000_000)] }),
    );
    const policies = [
      gl(1_000_000),
      auto(1_000_000),
      policy('workersCompensation', { limits: { eachAccident: 1_000_000 } }),
    ];
    expect(assessing(requirements, [...policies, occurrence(6_000_000)]).outcome).toBe('pass');
    expect(
      assessing(requirements, [...policies, occurrence(5_999_999)]).findings.filter(
        ({ outcome }) => outcome === 'fail',
      ),
    ).toHaveLength(3);
  });

  it('reserves for aggregates and for each occurrence separately', () => {
    const requirements = askingAll(
      'separate',
      asking('generalLiability', {
        limits: [tower('eachOccurrence', 2_000_000), tower('generalAggregate', 4_000_000)],
      }),
      asking('umbrella', { limits: [alone('umbrellaEachOccurrence', 1_000_000)] }),
    );
    const primary = policy('generalLiability', { limits: { eachOccurrence: 1_000_000, generalAggregate: 2_000_000 } });
    const layer = umbrella({ umbrellaEachOccurrence: 2_000_000, umbrellaAggregate: 2_000_000 });
    expect(assessing(requirements, [primary, layer]).outcome).toBe('pass');
  });
});

describe('policy and umbrella combined', () => {
  const finding = (...policies: ProvidedPolicy[]) =>
    findingOf(assessing(asks('combined', 2_000_000, 5_000_000), policies), UMBRELLA);

  it('show the sum and what the policy itself must have', () => {
    const met = finding(gl(3_000_000), occurrence(4_000_000));
    expect(met).toMatchObject({ outcome: 'pass', reason: 'LIMIT.MET_COMBINED', available: dollars(5_000_000) });
    expect(arithmeticOf(met)).toBe(
      'GL each occurrence $3,000,000 + umbrella $4,000,000 (AB123) − $2,000,000 required of GL each occurrence = $5,000,000 of $5,000,000 required',
    );
  });

  it('are evaluated line by line: the line that leaves least decides', () => {
    const requirements = askingAll(
      'combined',
      asking('generalLiability', { limits: [tower('eachOccurrence', 2_000_000)] }),
      asking('automobile', { limits: [tower('combinedSingleLimit', 1_000_000)] }),
      asking('umbrella', { limits: [alone('umbrellaEachOccurrence', 5_000_000)] }),
    );
    const of = (...policies: ProvidedPolicy[]) => findingOf(assessing(requirements, policies), UMBRELLA).outcome;
    expect(of(gl(3_000_000), auto(1_000_000), occurrence(4_000_000))).toBe('fail');
    expect(of(gl(3_000_000), auto(2_000_000), occurrence(4_000_000))).toBe('pass');
    expect(of(gl(3_000_000), occurrence(4_000_000))).toBe('fail');
  });

  it('are unknown while an underlying limit is, and need manual review while the layer does', () => {
    expect(finding(policy('generalLiability'), occurrence(4_000_000))).toMatchObject({
      outcome: 'unknown',
      reason: 'LIMIT.NOT_GIVEN',
    });
    expect(finding(gl(3_000_000), occurrence(4_000_000, { schedule: null }))).toMatchObject({
      outcome: 'review',
      reason: 'UMBRELLA.IN_DOUBT',
    });
    expect(finding(policy('generalLiability'), occurrence(5_000_000)).outcome).toBe('pass');
  });

  it.each<[string, Said]>([
    ['not verified', { verification: 'unverified' }],
    ['ended', { to: '2026-03-01' }],
    ['another insured’s', { insuredId: 'another' }],
  ])('take no help from a policy that is %s', (_, said) =>
    expect(finding(gl(9_000_000, said), occurrence(4_000_000)).outcome).toBe('fail'),
  );
});
