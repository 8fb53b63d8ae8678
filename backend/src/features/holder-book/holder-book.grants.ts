import { holderBookDecider } from '@covertrail/domain/holder-book/holder-book.decider';
import { FOR_ITSELF } from '#auth/grant';
import { grantsOf, type KindsOf } from '#auth/owned-kinds';

/** An entry of an address book: for the company whose book it is, and for the agency that represents it now [G08]. */
export const HOLDER_BOOK_GRANTS = grantsOf({
  certificateHolder: async (actor, id, { readable, representations }) => {
    const { state } = await readable.load(holderBookDecider, id);
    if (!state) return null;
    return state.ownerId === actor.companyId ? FOR_ITSELF : representations.answersFor(actor, state.ownerId);
  },
});

declare module '#auth/owned-kinds' {
  interface OwnedKinds extends KindsOf<typeof HOLDER_BOOK_GRANTS> {}
}
