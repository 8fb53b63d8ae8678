import { isRequesting } from '@covertrail/domain/rights/sides';
import type { Decider } from '@covertrail/domain/kernel/decider';
import type { DomainEvent, Uuid } from '@covertrail/domain/kernel/event';
import type { Actor } from './actor.js';
import { FOR_ITSELF, type Grant } from './grant.js';
import type { GrantCheck, GrantSources } from './owned-kinds.js';

type Folding<State, Event extends DomainEvent> = Decider<State, never, Event, never>;

/** What two companies share: a requester owns it, where there is one, and it concerns an insured, once that is known. */
interface TwoSided {
  readonly requesterId: Uuid | null;
  readonly insuredId: Uuid | null;
}

/** A thing that belongs to a policy: for whoever has a right to the policy. */
export const ofItsPolicy =
  <State extends { readonly policyId: Uuid } | null, Event extends DomainEvent>(
    decider: Folding<State, Event>,
  ): GrantCheck =>
  async (actor, id, { readable, grant }) => {
    const { state } = await readable.load(decider, id);
    return state && grant(actor, 'policy', state.policyId);
  };

/** A thing of a requester, which nobody else knows. */
export const ofRequester =
  <State extends { readonly requesterId: Uuid } | null, Event extends DomainEvent>(
    decider: Folding<State, Event>,
  ): GrantCheck =>
  async (actor, id, { readable }) =>
    asRequester(actor, (await readable.load(decider, id)).state);

/** A thing with two sides: for the requester that owns it, and for the insured that it concerns and its agency. */
export async function eitherSide(
  actor: Actor,
  of: TwoSided | null | undefined,
  { representations }: Pick<GrantSources, 'representations'>,
): Promise<Grant | null> {
  if (isRequesting(actor)) return asRequester(actor, of);
  return of?.insuredId ? representations.answersFor(actor, of.insuredId) : null;
}

const asRequester = (actor: Actor, of: Pick<TwoSided, 'requesterId'> | null | undefined): Grant | null =>
  isRequesting(actor) && of?.requesterId === actor.companyId ? FOR_ITSELF : null;
