import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Reservation } from '@covertrail/platform/reservations/reservations';

/** Who holds the e-mail address of an account. */
export const accountOwner = (userId: Uuid): string => `user-${userId}`;

/** Holds an address for an account: each belongs to one. Throws USER.EMAIL_TAKEN where it is another's. */
export const addressOfAccount = (userId: Uuid, email: string) =>
  ({
    kind: 'email',
    scope: 'product',
    value: email,
    owner: accountOwner(userId),
    takenCode: 'USER.EMAIL_TAKEN',
  }) as const satisfies Reservation;
