import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Reservation } from '@covertrail/platform/reservations/reservations';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { Schedule } from './schedule.js';

/** What a policy lists once. A record that got another value, or was removed, gives the earlier one up. */
export function keyOf<Given, Terms>(
  deciders: DeciderStore,
  { recordName, decider, key, termsOf }: Schedule<Given, Terms>,
  { policyId, recordId, terms }: { readonly policyId: Uuid; readonly recordId: Uuid; readonly terms: Terms },
): Reservation {
  const value = key.of(terms);
  return {
    kind: key.kind,
    scope: policyId,
    value,
    owner: `${recordName}-${recordId}`,
    takenCode: key.takenCode,
    stillHeld: async (owner) => {
      const { state } = await deciders.load(decider, owner.slice(recordName.length + 1));
      return state === null || (!state.removed && foldedText(key.of(termsOf(state))) === foldedText(value.trim()));
    },
  };
}
