import { FOR_ITSELF } from '#auth/grant';
import { grantsOf, type KindsOf } from '#auth/owned-kinds';

/** The company in which the actor acts. */
export const COMPANY_GRANTS = grantsOf({
  company: async ({ companyId }, id) => (id === companyId ? FOR_ITSELF : null),
});

declare module '#auth/owned-kinds' {
  interface OwnedKinds extends KindsOf<typeof COMPANY_GRANTS> {}
}
