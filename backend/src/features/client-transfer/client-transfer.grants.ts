import { isAgency } from '@covertrail/domain/rights/sides';
import { clientTransferDecider } from '@covertrail/domain/client-transfer/client-transfer.decider';
import { isParty } from '@covertrail/domain/client-transfer/client-transfer.state';
import { FOR_ITSELF } from '#auth/grant';
import { grantsOf, type KindsOf } from '#auth/owned-kinds';

/** A transfer of a client: in it each agency acts for itself, not for the insured that moves. */
export const CLIENT_TRANSFER_GRANTS = grantsOf({
  transfer: async (actor, id, { whole }) => {
    const { state } = await whole.load(clientTransferDecider, id);
    return state && isAgency(actor) && isParty(state, actor.companyId) ? FOR_ITSELF : null;
  },
});

declare module '#auth/owned-kinds' {
  interface OwnedKinds extends KindsOf<typeof CLIENT_TRANSFER_GRANTS> {}
}
