import { holderBookDecider } from '@covertrail/domain/holder-book/holder-book.decider';
import type { CertificateHolder } from '@covertrail/domain/insurance/terms/certificate-holder';
import { holderKey } from '@covertrail/domain/insurance/terms/holder-key';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Reservation } from '@covertrail/platform/reservations/reservations';

const OWNER = /^certificateHolder-(.+)$/;

interface Booked {
  readonly ownerId: Uuid;
  readonly holderId: Uuid;
  readonly holder: CertificateHolder;
}

/** What a book lists once. An entry that got another name or address, or was removed, gives the earlier one up. */
export const bookedOnce = (deciders: DeciderStore, { ownerId, holderId, holder }: Booked): Reservation => {
  const value = holderKey(holder);
  return {
    kind: 'holderAddress',
    scope: ownerId,
    value,
    owner: `certificateHolder-${holderId}`,
    takenCode: 'HOLDER_BOOK.DUPLICATE',
    stillHeld: async (owner) => {
      const { state } = await deciders.load(holderBookDecider, OWNER.exec(owner)?.[1] ?? '');
      return state === null || (!state.removed && holderKey(state.holder) === value);
    },
  };
};
