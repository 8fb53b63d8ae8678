import { isAgency, isInsured } from '@covertrail/domain/rights/sides';
import { clientTransferDecider } from '@covertrail/domain/client-transfer/client-transfer.decider';
import { isAmongAgencies, isParty } from '@covertrail/domain/client-transfer/client-transfer.state';
import { FOR_ITSELF } from '#auth/grant';
import { grantsOf, type KindsOf } from '#auth/owned-kinds';

/** A transfer of a client: in it each agency acts for itself, not for the insured that moves. */
export const CLIENT_TRANSFER_GRANTS = grantsOf({
  transfer: async (actor, id, { whole }) => {
    const { state } = await whole.load(clientTransferDecider, id);
    return state && isAgency(actor) && isParty(state, actor.companyId) ? FOR_ITSELF : null;
  },
  /** The insured: what one of its agencies asks of another one [C15]. */
  ownTransfer: async (actor, id, { whole }) => {
    const { state } = await whole.load(clientTransferDecider, id);
    if (!state || !isInsured(actor) || !isAmongAgencies(state)) return null;
    return state.request.insuredId === actor.companyId ? FOR_ITSELF : null;
  },
});

declare module '#auth/owned-kinds' {
  interface OwnedKinds extends KindsOf<typeof CLIENT_TRANSFER_GRANTS> {}
}
