import { FOR_ITSELF } from '#auth/grant';
import { grantsOf, type KindsOf } from '#auth/owned-kinds';

/** The account of the actor. */
export const USER_GRANTS = grantsOf({
  user: async ({ userId }, id) => (id === userId ? FOR_ITSELF : null),
});

declare module '#auth/owned-kinds' {
  interface OwnedKinds extends KindsOf<typeof USER_GRANTS> {}
}
