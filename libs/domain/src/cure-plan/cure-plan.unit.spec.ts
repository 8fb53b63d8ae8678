import { given, recorded } from '../kernel/testing/given.js';
import { curePlanCatalogue } from './cure-plan.catalogue.js';
import type { CurePlanSent, CureStep } from './cure-plan.contract.js';
import { curePlanDecider } from './cure-plan.decider.js';

const verify: CureStep = {
  kind: 'verifyPolicy',
  rejected: false,
  policyId: 'p',
  policyNumber: 'GL-1',
  line: 'generalLiability',
};
const plan = (sentOn: string, change: Partial<CurePlanSent['data']> = {}): CurePlanSent['data'] => ({
  insuredId: 'i',
  agencyId: 'a',
  agentId: 'g',
  sentBy: 'insured',
  sentOn,
  steps: [verify],
  open: [{ trackingId: 't', rules: ['generalLiability.inForce'] }],
  agents: [{ agentId: 'g', steps: [0] }],
  ...change,
});
const sent = { type: 'CurePlanSent', data: plan('2026-11-21') } as const;
const send = (...parts: readonly CurePlanSent['data'][]) => {
  const [{ agencyId: _agency, agentId: _agent, steps: _steps, agents: _agents, ...rest }] = parts as [
    CurePlanSent['data'],
  ];
  return {
    type: 'SendCurePlan',
    ...rest,
    parts: parts.map(({ agencyId, agentId, steps, agents }) => ({ agencyId, agentId, steps, agents })),
  } as const;
};

describe('a plan for all requesters', () => {
  it('is sent once a day from each side', () => {
    given(curePlanDecider)
      .when(send(plan('2026-11-21')))
      .then(sent);
    given(curePlanDecider, sent)
      .when(send(plan('2026-11-21')))
      .refused('CURE_PLAN.SENT_TODAY');
    given(curePlanDecider, sent)
      .when(send(plan('2026-11-22')))
      .then({ type: 'CurePlanSent', data: plan('2026-11-22') });
    const back = plan('2026-11-21', { sentBy: 'agency' });
    given(curePlanDecider, sent).when(send(back)).then({ type: 'CurePlanSent', data: back });
  });

  it('is one event for each agency that receives a part of it, once a day together [C15]', () => {
    const [own, other] = [plan('2026-11-21'), plan('2026-11-21', { agencyId: 'b', agentId: 'h', agents: [] })];
    const both = [own, other].map((data) => ({ type: 'CurePlanSent', data }) as const);
    given(curePlanDecider)
      .when(send(own, other))
      .then(...both);
    given(curePlanDecider, ...both)
      .when(send(other))
      .refused('CURE_PLAN.SENT_TODAY');
  });

  it('needs at least one step', () => {
    given(curePlanDecider)
      .when(send(plan('2026-11-21', { steps: [] })))
      .refused('CURE_PLAN.NOTHING_TO_DO');
  });

  it('is for the insured and its agency, and for no requester', () => {
    const [event] = recorded<CurePlanSent>([sent]);
    expect(curePlanCatalogue.CurePlanSent.audience(event!).companies).toEqual(['i', 'a']);
  });
});
