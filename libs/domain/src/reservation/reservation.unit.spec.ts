import { given } from '../kernel/testing/given.js';
import type { ClaimTaken } from './reservation.contract.js';
import { reservationDecider } from './reservation.decider.js';

const claimId = '0a63a1d4-7a3f-8c11-9b1e-2f90d3c1a001';
const taken = (owner: string): ClaimTaken => ({ type: 'ClaimTaken', data: { claimId, kind: 'projectName', owner } });
const take = (owner: string) => ({ type: 'TakeReservation', claimId, kind: 'projectName', owner }) as const;

describe('a reservation', () => {
  it('is taken by the first who asks', () =>
    given(reservationDecider).when(take('project-1')).then(taken('project-1')));
  it('is taken again by its owner without a word', () =>
    given(reservationDecider, taken('project-1')).when(take('project-1')).nothing());
  it('is refused to anybody else', () =>
    given(reservationDecider, taken('project-1')).when(take('project-2')).refused('CLAIM.TAKEN'));
  it('is released only by its owner', () => {
    given(reservationDecider, taken('project-1')).when({ type: 'ReleaseReservation', owner: 'project-2' }).nothing();
    given(reservationDecider, taken('project-1'))
      .when({ type: 'ReleaseReservation', owner: 'project-1' })
      .then({ type: 'ClaimReleased', data: { claimId, kind: 'projectName', owner: 'project-1' } });
  });
  it('can be taken after it was released', () => {
    const released = { type: 'ClaimReleased', data: { claimId, kind: 'projectName', owner: 'project-1' } } as const;
    given(reservationDecider, taken('project-1'), released).when(take('project-2')).then(taken('project-2'));
  });
});
