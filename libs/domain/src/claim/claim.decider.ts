import type { Decider } from '../kernel/decider.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { ClaimCommand, ClaimEvent, ClaimState } from './claim.contract.js';

export const CLAIM_CODES = ['CLAIM.TAKEN'] as const;

/** A value is free until it is taken, and free again when it is released; its owner may take it repeatedly. */
export const claimDecider: Decider<ClaimState, ClaimCommand, ClaimEvent> = {
  type: 'claim',
  initialState: { taken: null },
  decide(command, { taken }) {
    if (command.type === 'ReleaseClaim') {
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
