import { given } from '../kernel/testing/given.js';
import type { CarryOverCompleted, CarryOverStarted } from './carry-over.contract.js';
import { carryOverDecider } from './carry-over.decider.js';

const ids = {
  carryOverId: '77000000-0000-4000-8000-000000000001',
  policyId: '20000000-0000-4000-8000-000000000002',
  insuredId: '10000000-0000-4000-8000-000000000001',
};
const started: CarryOverStarted = {
  type: 'CarryOverStarted',
  data: { ...ids, kind: 'locations', replaces: '20000000-0000-4000-8000-000000000001', agencyId: null, count: 300 },
};
const completed: CarryOverCompleted = { type: 'CarryOverCompleted', data: { ...ids, kind: 'locations', carried: 299 } };
const start = { type: 'StartCarryOver', ...started.data } as const;
const complete = { type: 'CompleteCarryOver', carried: 299 } as const;

describe('what a replacement takes over [C01]', () => {
  it('has one start, also where the old policy has changed since', () => {
    given(carryOverDecider).when(start).then(started);
    given(carryOverDecider, started)
      .when({ ...start, count: 12 })
      .nothing();
  });
  it('has one end', () => {
    given(carryOverDecider, started).when(complete).then(completed);
    given(carryOverDecider, started, completed).when(complete).nothing();
  });
  it('ends only where it was started', () => given(carryOverDecider).when(complete).refused('CARRY_OVER.NOT_FOUND'));
});
