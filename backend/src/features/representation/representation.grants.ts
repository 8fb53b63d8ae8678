import { grantsOf, type KindsOf } from '#auth/owned-kinds';

/** An insured: for itself, and for the agency that represents it now. */
export const REPRESENTATION_GRANTS = grantsOf({
  insured: (actor, id, { representations }) => representations.answersFor(actor, id),
});

declare module '#auth/owned-kinds' {
  interface OwnedKinds extends KindsOf<typeof REPRESENTATION_GRANTS> {}
}
