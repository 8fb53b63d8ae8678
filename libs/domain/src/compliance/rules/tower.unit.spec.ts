import type { LimitCode } from '../../insurance/coverage.js';
import { policy, type Said } from '../testing/sample-policies.js';
import { alone, asking, assessing, findingOf, tower } from '../testing/sample-requirements.js';
import { sentenceOf } from '@covertrail/wording/compliance/sentence';

const SCHEDULE = ['generalLiability', 'automobile', 'workersCompensation'] as const;
const gl = policy('generalLiability', {
  limits: { eachOccurrence: 1_000_000, medicalExpense: 1_000, damageToRentedPremises: 1_000 },
});
const umbrella = (said: Said = {}) =>
  policy('umbrella', {
    number: 'AB123',
    schedule: SCHEDULE,
    limits: { umbrellaEachOccurrence: 1_000_000, umbrellaAggregate: 1_000_000 },
    ...said,
  });
const evaluated = (
  layers: readonly ReturnType<typeof umbrella>[],
  primary = gl,
  limit = tower('eachOccurrence', 2_000_000),
) =>
  findingOf(
    assessing(asking('generalLiability', { limits: [limit] }), [primary, ...layers]),
    `generalLiability.limit.${limit.limit}`,
  );

describe('an umbrella over a primary shortfall', () => {
  it('fills it and shows the sum', () => {
    const finding = evaluated([umbrella()]);
    expect(finding).toMatchObject({ outcome: 'pass', reason: 'LIMIT.MET_WITH_UMBRELLA', available: 200_000_000 });
    expect(sentenceOf(finding)).toContain(
      'GL each occurrence $1,000,000 + umbrella $1,000,000 (AB123) = $2,000,000 of $2,000,000',
    );
  });

  it('counts only where the template says so', () =>
    expect(evaluated([umbrella()], gl, alone('eachOccurrence', 2_000_000))).toMatchObject({
      outcome: 'fail',
      available: 100_000_000,
    }));

  it('counts once beside another one, and adds up with one below it, in one order whatever the order given', () => {
    const outcomes = [umbrella({ id: 'u2' }), umbrella({ id: 'u2', schedule: ['umbrella'] })].map((second) => {
      const layers = [umbrella({ id: 'u1' }), second];
      const three = evaluated(layers, gl, tower('eachOccurrence', 3_000_000));
      expect(evaluated(layers.toReversed(), gl, tower('eachOccurrence', 3_000_000))).toEqual(three);
      return three.outcome;
    });
    expect(outcomes).toEqual(['fail', 'pass']);
  });

  it.each<[string, Said, string]>([
    ['has ended', { to: '2026-05-01' }, 'LAYER.NOT_IN_FORCE'],
    ['ends today', { to: '2026-06-01' }, 'LAYER.NOT_IN_FORCE'],
    ['is canceled', { canceledSince: '2026-06-01' }, 'LAYER.NOT_IN_FORCE'],
    ['has not begun', { from: '2026-06-02' }, 'LAYER.NOT_IN_FORCE'],
    ['belongs to another insured', { insuredId: 'another' }, 'LAYER.OTHER_INSURED'],
    ['does not schedule the line', { schedule: ['automobile'] }, 'LAYER.NOT_SCHEDULED'],
    ['is claims-made over occurrence', { trigger: 'claimsMade' }, 'LAYER.CLAIMS_MADE'],
    ['was rejected', { verification: 'rejected' }, 'LAYER.REJECTED'],
  ])('gives no credit when it %s, and says why', (_, said, refused) =>
    expect(evaluated([umbrella(said)])).toMatchObject({ outcome: 'fail', available: 100_000_000, params: { refused } }),
  );

  it.each<[string, Said]>([
    ['its schedule', { schedule: null }],
    ['its trigger', { trigger: null }],
    ['its verification', { verification: 'unverified' }],
  ])('is for a person to say where %s is not known and it would make the difference', (_, said) => {
    expect(evaluated([umbrella(said)])).toMatchObject({
      outcome: 'review',
      reason: 'UMBRELLA.IN_DOUBT',
      available: 200_000_000,
    });
    expect(evaluated([umbrella(said)], gl, tower('eachOccurrence', 2_000_001)).outcome).toBe('fail');
    expect(evaluated([umbrella(said)], gl, tower('eachOccurrence', 1_000_000)).outcome).toBe('pass');
  });

  it('whose limit is not given leaves the sum unknown', () =>
    expect(evaluated([umbrella({ limits: {} })])).toMatchObject({
      outcome: 'unknown',
      reason: 'UMBRELLA.LIMIT_NOT_GIVEN',
    }));

  it('counts above a claims-made policy if it is claims-made too', () => {
    const since = { trigger: 'claimsMade', retroactiveOn: '2020-01-01' } as const;
    const below = policy('generalLiability', { limits: { eachOccurrence: 1_000_000 }, ...since });
    expect(evaluated([umbrella(since)], below).outcome).toBe('pass');
  });

  it.each<LimitCode>(['medicalExpense', 'damageToRentedPremises'])('never lifts %s', (limit) =>
    expect(evaluated([umbrella()], gl, tower(limit, 2_000)).outcome).toBe('fail'),
  );

  it('cannot replace a primary limit that is not given', () =>
    expect(
      evaluated([umbrella({ limits: { umbrellaEachOccurrence: 9_000_000 } })], policy('generalLiability')).outcome,
    ).toBe('unknown'));
});

describe('a required umbrella', () => {
  const two = asking('umbrella', { limits: [tower('umbrellaEachOccurrence', 2_000_000)] });
  const outcome = (...said: Said[]) =>
    findingOf(
      assessing(
        two,
        said.map((terms) => umbrella(terms)),
      ),
      'umbrella.limit.umbrellaEachOccurrence',
    ).outcome;

  it('is never lifted by itself', () => expect(outcome({})).toBe('fail'));
  it('is lifted by a second umbrella that schedules it', () => {
    expect(outcome({ id: 'u1' }, { id: 'u2', schedule: ['umbrella'] })).toBe('pass');
    expect(outcome({ id: 'u1' }, { id: 'u2' })).toBe('fail');
  });
});
