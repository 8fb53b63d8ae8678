import type { Uuid } from '@covertrail/domain/kernel/event';
import { locationDecider } from '@covertrail/domain/location/location.decider';
import type { Claim } from '@covertrail/platform/claims/claims';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { foldedText } from '@covertrail/platform/read-store/folded-text';

const OWNER = /^location-(.+)$/;

/** The number of a location, unique in its policy. A location that is renumbered or removed gives its earlier number up. */
export const locationNumberClaim = (
  deciders: DeciderStore,
  policyId: Uuid,
  locationId: Uuid,
  number: string,
): Claim => ({
  kind: 'locationNumber',
  scope: policyId,
  value: number,
  owner: `location-${locationId}`,
  takenCode: 'LOCATION.NUMBER_TAKEN',
  stillHeld: async (owner) => {
    const { state } = await deciders.load(locationDecider, OWNER.exec(owner)?.[1] ?? '');
    return state === null || (!state.removed && foldedText(state.place.number) === foldedText(number.trim()));
  },
});
