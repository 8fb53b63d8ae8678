import type { Decider } from '../kernel/decider.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { ReservationCommand, ReservationEvent, ReservationState } from './reservation.contract.js';

export const RESERVATION_CODES = ['CLAIM.TAKEN'] as const;

/** A value is free until it is taken, and free again when it is released; its owner may take it repeatedly. */
export const reservationDecider: Decider<ReservationState, ReservationCommand, ReservationEvent> = {
  type: 'claim',
  initialState: { taken: null },
  decide(command, { taken }) {
    if (command.type === 'ReleaseReservation') {
      if (taken?.owner !== command.owner) return [];
      const { claimId, kind, owner } = taken;
      return [{ type: 'ClaimReleased', data: { claimId, kind, owner } }];
    }
    if (taken && taken.owner !== command.owner) throw new RuleBroken('CLAIM.TAKEN');
    const { claimId, kind, owner } = command;
    return taken ? [] : [{ type: 'ClaimTaken', data: { claimId, kind, owner } }];
  },
  evolve(_state, event) {
    return { taken: event.type === 'ClaimTaken' ? { ...event.data, since: event.meta.recordedAt } : null };
  },
};
