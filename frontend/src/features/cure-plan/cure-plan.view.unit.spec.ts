import type { StepAgent } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import { doerText, planSummary, recipientText, stepsByKind } from './cure-plan.view.js';
import { plan, step, tracking } from './testing/plan-samples.js';

describe('a plan in words', () => {
  it('says how many requesters each kind of step fixes', () => {
    const steps = [step('addEndorsement'), step('addEndorsement'), step('raiseLimit')];
    const trackings = [2, 2, 3, 0].map((settledAfter, place) => tracking({ trackingId: `t${place}`, settledAfter }));
    expect(planSummary(plan({ steps, trackings }))).toBe('2 endorsements fix 2 of 3; 1 higher limit fixes the rest.');
  });

  it('names together what fixes nobody alone', () => {
    const steps = [step('sharePolicy'), step('buyUmbrella')];
    expect(
      planSummary(
        plan({ steps, trackings: [tracking({ settledAfter: 2 }), tracking({ trackingId: 't2', settledAfter: 2 })] }),
      ),
    ).toBe('1 policy to share and 1 new umbrella fix all 2.');
    expect(planSummary(plan({ steps: [step('verifyPolicy')], trackings: [tracking({ settledAfter: 1 })] }))).toBe(
      '1 policy to verify fixes it.',
    );
  });

  it('is silent where the steps leave every requester with something to decide', () => {
    expect(planSummary(plan({ steps: [step('verifyPolicy')], trackings: [tracking({ settledAfter: null })] }))).toBe(
      '',
    );
  });

  it('has the steps by kind, with their places', () => {
    const groups = stepsByKind([step('sharePolicy'), step('sharePolicy'), step('buyPolicy')]);
    expect(groups.map(({ kind, from, steps }) => [kind, from, steps.length])).toEqual([
      ['sharePolicy', 0, 2],
      ['buyPolicy', 2, 1],
    ]);
  });

  it('names who takes a step as the reader says it', () => {
    const said = (agent: StepAgent | null) =>
      (['insured', 'agent'] as const).flatMap((role) =>
        (['insured', 'agent'] as const).map((by) => doerText({ by, agent }, role)),
      );
    expect(said(null)).toEqual(['You', 'Your agent', 'You or your client', 'You']);
    expect(said({ name: 'Priya Raman', agencyName: 'Keystone Risk' })).toEqual([
      'You or Priya Raman, Keystone Risk',
      'Priya Raman, Keystone Risk',
      'Priya Raman, Keystone Risk or your client',
      'Priya Raman, Keystone Risk',
    ]);
    expect(said({ name: '', agencyName: 'Keystone Risk' })[1]).toBe('Keystone Risk');
  });

  it('says who receives what', () => {
    const of = { companyName: 'Keystone Risk', personName: '', steps: [1, 2, 4] };
    expect(recipientText({ ...of, by: 'notification' }, 4)).toBe(
      'Everybody of Keystone Risk: steps 1, 2 and 4, as a notification',
    );
    expect(recipientText({ ...of, by: 'mail' }, 3)).toBe('An agent, Keystone Risk: all 3 steps, by mail');
    expect(recipientText({ ...of, by: 'mail', personName: 'Priya Raman', steps: [1] }, 1)).toBe(
      'Priya Raman, Keystone Risk: the step, by mail',
    );
  });
});
