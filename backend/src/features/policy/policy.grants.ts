import { agencyImportDecider } from '@covertrail/domain/agency-import/agency-import.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { isAgency, isRequesting } from '@covertrail/domain/rights/sides';
import type { Actor } from '#auth/actor';
import { FOR_ITSELF, type Grant } from '#auth/grant';
import { grantsOf, type GrantSources, type KindsOf } from '#auth/owned-kinds';

/** The insured, and the agency that manages the policy. */
async function ofPolicy(actor: Actor, id: Uuid, { readable, representations }: GrantSources): Promise<Grant | null> {
  const { state } = await readable.load(policyDecider, id);
  return state && representations.handlesPolicy(actor, state);
}

/** Besides them an agency that represented the insured earlier and could handle the policy: it sees it as it was when its last tenure ended. */
async function readPolicy(actor: Actor, id: Uuid, from: GrantSources): Promise<Grant | null> {
  const { state } = await from.readable.load(policyDecider, id);
  if (!state) return null;
  const present = await from.representations.handlesPolicy(actor, state);
  if (present) return present;
  const end = await from.representations.formerUntil(actor, state.insuredId);
  const then = end && (await from.readable.loadAt(policyDecider, id, end.position)).state;
  return then && (await from.representations.handledBefore(actor.companyId, then, end.position)) ? FOR_ITSELF : null;
}

/** Besides those who may read it, a requester to whom a share shows it now. */
async function seenPolicy(actor: Actor, id: Uuid, from: GrantSources): Promise<Grant | null> {
  if (!isRequesting(actor)) return readPolicy(actor, id, from);
  return (await from.shares.show(actor.companyId, id)) ? FOR_ITSELF : null;
}

/** A policy that such an agency added to answer the request: it may change it until the request is over, and read it until the insured answers. */
async function meanwhile(
  actor: Actor,
  policyId: Uuid,
  { readable, representations }: GrantSources,
  during: 'open' | 'any',
): Promise<Grant | null> {
  const { state } = await readable.load(policyDecider, policyId);
  if (!state || state.requestId === null || state.agencyId !== actor.companyId) return null;
  const request = (await readable.load(requestDecider, state.requestId)).state;
  return during === 'open' && request?.outcome ? null : representations.answersMeanwhile(actor, request?.requested);
}

/**
 * A policy: `policy` is for the insured and the agency that manages it, `readPolicy` for an earlier agency too, and `seenPolicy` for a requester
 * to whom a share shows it. `answeringPolicy` and `readAnsweringPolicy` add an agency that added it to answer a request. An
 * import of an agency is the agency's own.
 */
export const POLICY_GRANTS = grantsOf({
  policy: ofPolicy,
  readPolicy,
  seenPolicy,
  answeringPolicy: async (actor, id, from): Promise<Grant | null> =>
    (await ofPolicy(actor, id, from)) ?? meanwhile(actor, id, from, 'open'),
  readAnsweringPolicy: async (actor, id, from): Promise<Grant | null> =>
    (await readPolicy(actor, id, from)) ?? meanwhile(actor, id, from, 'any'),
  agencyImport: async (actor, id, { readable }): Promise<Grant | null> => {
    const { state } = await readable.load(agencyImportDecider, id);
    return state && isAgency(actor) && state.agencyId === actor.companyId ? FOR_ITSELF : null;
  },
});

declare module '#auth/owned-kinds' {
  interface OwnedKinds extends KindsOf<typeof POLICY_GRANTS> {}
}
