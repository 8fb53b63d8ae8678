import { doerText, planSummary, stepsByKind } from './cure-plan.view.js';
import { plan, step, tracking } from './testing/plan-samples.js';

describe('a plan in words', () => {
  it('says how many requesters each kind of step fixes', () => {
    const steps = [step('addEndorsement'), step('addEndorsement'), step('raiseLimit')];
    const trackings = [2, 2, 3, 0].map((settledAfter, place) => tracking({ trackingId: `t${place}`, settledAfter }));
    expect(planSummary(plan({ steps, trackings }))).toBe('2 endorsements fix 2 of 3; 1 higher limit fixes the rest.');
  });

  it('names together what fixes nobody alone', () => {
    const steps = [step('sharePolicy'), step('buyUmbrella')];
    expect(planSummary(plan({ steps, trackings: [tracking({ settledAfter: 2 }), tracking({ trackingId: 't2', settledAfter: 2 })] }))).toBe('1 policy to share and 1 new umbrella fix all 2.');
    expect(planSummary(plan({ steps: [step('verifyPolicy')], trackings: [tracking({ settledAfter: 1 })] }))).toBe('1 policy to verify fixes it.');
  });

  it('is silent where the steps leave every requester with something to decide', () => {
    expect(planSummary(plan({ steps: [step('verifyPolicy')], trackings: [tracking({ settledAfter: null })] }))).toBe('');
  });

  it('has the steps by kind, with their places', () => {
    const groups = stepsByKind([step('sharePolicy'), step('sharePolicy'), step('buyPolicy')]);
    expect(groups.map(({ kind, from, steps }) => [kind, from, steps.length])).toEqual([['sharePolicy', 0, 2], ['buyPolicy', 2, 1]]);
  });

  it('names who takes a step as the reader says it', () => {
    expect([doerText('insured', 'insured'), doerText('agent', 'insured'), doerText('insured', 'agent'), doerText('agent', 'agent')]).toEqual(['You', 'Your agent', 'You or your client', 'You']);
  });
});
