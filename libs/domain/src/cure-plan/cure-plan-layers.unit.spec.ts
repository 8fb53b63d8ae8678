import type { ProvidedPolicy } from '../compliance/coverage.js';
import type { LimitRequirement, LineRequirements, Requirements } from '../compliance/requirements.js';
import { policy } from '../compliance/testing/sample-policies.js';
import { dollars } from '../kernel/money.js';
import { curePlanOf } from './cure-plan.rules.js';
import { cureWorld } from './testing/cure-world.js';

const GL = 'generalLiability';
const limit = (code: LimitRequirement['limit'], whole: number, tower = true): LimitRequirement => ({ limit: code, atLeast: dollars(whole), tower });
const line = (name: LineRequirements['line'], ...limits: LimitRequirement[]): LineRequirements => ({ line: name, limits, endorsements: [] });
const asked = (umbrellaMode: Requirements['umbrellaMode'], ...lines: LineRequirements[]): Requirements => ({ lines, umbrellaMode, rating: null, region: 'unitedStates' });

const plan = (held: readonly ProvidedPolicy[], requirements: Requirements) => {
  const { steps, proved } = curePlanOf(cureWorld(held, { id: 'a', requirements, shown: held.map(({ policyId }) => policyId) }));
  return { steps: steps.map(({ step }) => step), proved };
};

/** General liability of 1,000,000 and an umbrella of 2,000,000, required together. */
const COMBINED = asked('combined', line(GL, limit('eachOccurrence', 1_000_000)), line('umbrella', limit('umbrellaEachOccurrence', 2_000_000, false)));

describe('a plan with layers [H10]', () => {
  it('states the schedule of an umbrella where that makes enough of a combined requirement', () => {
    const gl = policy(GL, { id: 'gl', limits: { eachOccurrence: 2_000_000 } });
    const um = policy('umbrella', { id: 'um', schedule: null, limits: { umbrellaEachOccurrence: 1_000_000 } });
    expect(plan([gl, um], COMBINED)).toMatchObject({ steps: [{ kind: 'stateTerm', policyId: 'um', change: { term: 'schedule', line: GL } }], proved: true });
  });

  it('raises a policy below above its own requirement where that costs less', () => {
    const gl = policy(GL, { id: 'gl', limits: { eachOccurrence: 1_500_000 } });
    const um = policy('umbrella', { id: 'um', schedule: [GL], limits: { umbrellaEachOccurrence: 1_000_000 } });
    expect(plan([gl, um], COMBINED)).toMatchObject({ steps: [{ kind: 'raiseLimit', to: expect.any(Number) }], proved: true });
    const [step] = plan([gl, um], COMBINED).steps;
    expect(step?.kind === 'raiseLimit' && step.to - step.from).toBe(dollars(500_000));
  });

  it('changes the schedule of an excess policy rather than raise the umbrella below it', () => {
    const um = policy('umbrella', { id: 'um', schedule: [GL], limits: { umbrellaEachOccurrence: 2_000_000 } });
    const ex = policy('excessLiability', { id: 'ex', schedule: [GL], limits: { excessEachOccurrence: 2_000_000 } });
    const requirements = asked('separate', line('umbrella', limit('umbrellaEachOccurrence', 3_000_000)));
    expect(plan([um, ex], requirements)).toMatchObject({ steps: [{ kind: 'changeTerm', policyId: 'ex', change: { term: 'schedule', line: 'umbrella' } }], proved: true });
  });

  it('renews, of two policies that ended on one day, the one that is enough then', () => {
    const [low, high] = [1_000_000, 3_000_000].map((eachOccurrence, place) => policy(GL, { id: `gl${place}`, to: '2026-03-01', limits: { eachOccurrence } }));
    const requirements = asked('separate', line(GL, limit('eachOccurrence', 3_000_000, false)));
    expect(plan([low!, high!], requirements)).toMatchObject({ steps: [{ kind: 'renewPolicy', policyId: 'gl1' }], proved: true });
  });
});
