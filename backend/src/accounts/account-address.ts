import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Reservation } from '@covertrail/platform/reservations/reservations';

const OWNER = 'user-';

/** As whom an account holds what belongs to one account alone: its address, and identities of single sign-on. */
export const accountOwner = (userId: Uuid): string => `${OWNER}${userId}`;

/** The account that holds something; null where nobody does. */
export const accountOf = (owner: string | null): Uuid | null =>
  owner?.startsWith(OWNER) ? owner.slice(OWNER.length) : null;

/** Holds an address for an account: each belongs to one. Throws USER.EMAIL_TAKEN where it is another's. */
export const addressOfAccount = (userId: Uuid, email: string) =>
  ({
    kind: 'email',
    scope: 'product',
    value: email,
    owner: accountOwner(userId),
    takenCode: 'USER.EMAIL_TAKEN',
  }) as const satisfies Reservation;
