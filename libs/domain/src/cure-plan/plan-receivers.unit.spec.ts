import { describe as description } from '../catalogue/event-catalogue.js';
import { upcast } from '../kernel/upcast.js';
import type { CureStep } from './cure-plan.contract.js';
import { agencyPlaces, planAgents, planNotices } from './plan-receivers.rules.js';

const share: CureStep = {
  kind: 'sharePolicy',
  trackingId: 't',
  requesterId: 'r',
  projectId: 'p',
  policyId: 'gl',
  policyNumber: 'GL-1',
  line: 'generalLiability',
};
const verify = (policyId: string): CureStep => ({
  kind: 'verifyPolicy',
  rejected: false,
  policyId,
  policyNumber: policyId,
  line: 'generalLiability',
});
const buy = (replaced?: string): CureStep => ({
  kind: 'buyPolicy',
  line: 'automobile',
  limits: {},
  changes: [],
  rating: null,
  schedule: [],
  replaces: replaced === undefined ? null : { policyId: replaced, policyNumber: replaced },
});
const agentOf = (policyId: string | null): string | null =>
  policyId === 'unassigned' ? null : policyId === 'auto' ? 'paul' : 'priya';
const steps = [share, verify('gl'), verify('auto'), verify('unassigned'), buy(), buy('auto')];

describe('who receives a plan [H10]', () => {
  it('is each agent who handles a policy that a step changes, and the agent of the insured for everything', () => {
    expect(planAgents(steps, { agentOf, wholeTo: 'priya', senderId: 'ines' })).toEqual([
      { agentId: 'priya', steps: [0, 1, 2, 3, 4, 5] },
      { agentId: 'paul', steps: [2, 5] },
    ]);
  });

  it('is nobody who sends it', () => {
    expect(planAgents(steps, { agentOf, wholeTo: null, senderId: 'priya' })).toEqual([
      { agentId: 'paul', steps: [2, 5] },
    ]);
    expect(planAgents([verify('gl')], { agentOf, wholeTo: null, senderId: 'priya' })).toEqual([]);
  });

  it('is of several agencies the one whose policy a step is about, or would be [C15]', () => {
    const agencyOf = (policyId: string | null) => (policyId === 'auto' ? 'second' : 'first');
    expect(agencyPlaces(steps, agencyOf)).toEqual([
      { agencyId: 'first', places: [0, 1, 3, 4] },
      { agencyId: 'second', places: [2, 5] },
    ]);
  });

  it('is the other side, and the agency that sends it for what its other agents do', () => {
    const sent = { insuredId: 'i', agencyId: 'a', steps };
    const agents = [
      { agentId: 'sam', steps: [3] },
      { agentId: 'paul', steps: [2, 3] },
    ];
    expect(planNotices({ ...sent, sentBy: 'insured', agents })).toEqual([
      { companyId: 'a', steps: [0, 1, 2, 3, 4, 5] },
    ]);
    expect(planNotices({ ...sent, sentBy: 'agency', agents })).toEqual([
      { companyId: 'i', steps: [0, 1, 2, 3, 4, 5] },
      { companyId: 'a', steps: [2, 3] },
    ]);
    expect(planNotices({ ...sent, sentBy: 'agency', agents: [] })).toEqual([
      { companyId: 'i', steps: [0, 1, 2, 3, 4, 5] },
    ]);
  });

  it('was the agent of the insured alone in earlier versions', () => {
    const before = (sentBy: 'insured' | 'agency') =>
      upcast(description('CurePlanSent'), 1, { agentId: 'priya', sentBy, steps: [share, share] });
    expect(before('insured')).toMatchObject({ open: [], agents: [{ agentId: 'priya', steps: [0, 1] }] });
    expect(before('agency')).toMatchObject({ agents: [] });
  });
});
