import type { Instant, RecordedOf } from '../kernel/event.js';
import { personIn } from '../kernel/initiator.js';
import { askedLately, maySendLink } from '../kernel/link-pace.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import { placeFor } from './agency-places.rules.js';
import type {
  AgentInvitationAccepted,
  AgentInvitationWithdrawn,
  AgentInvited,
  RepresentationEvent,
} from './representation.contract.js';
import {
  currentTenures,
  tenureOf,
  type OpenAgentInvitation,
  type RepresentationState,
} from './representation.state.js';

type Invited = readonly OpenAgentInvitation[];

/** So long an invitation and its link are good: who has the address later is not the one whom the insured meant. */
export const INVITATION_DAYS = 30;

/** An agency with this domain must have a place; an address gets a mail a minute and three an hour, also where invitations were withdrawn meanwhile [A09]. */
export function inviteAgent(
  { domain, ...data }: AgentInvited['data'] & { readonly domain: string },
  state: RepresentationState,
): RepresentationEvent[] {
  placeFor(domain, currentTenures(state));
  if (!maySendLink(state.mailed[data.invitedAgentId] ?? [], data.invitedAt))
    throw new RuleBroken('REPRESENTATION.INVITED_LATELY');
  return [{ type: 'AgentInvited', data }];
}

/** Nothing where the invitation is over, or was sent too long ago. The agency is appointed by it, unless it represents the insured already. */
export function acceptAgentInvitation(
  { domain, at, ...data }: AgentInvitationAccepted['data'] & { readonly domain: string; readonly at: Instant },
  state: RepresentationState,
): RepresentationEvent[] {
  const invitation = invitationOf(state.invited, data);
  if (!invitation || isOver(invitation, at)) return [];
  const accepted = { type: 'AgentInvitationAccepted', data } as const;
  const { insuredId, agencyId, agentId } = data;
  if (tenureOf(state, agencyId)) return [accepted];
  const ofRecord = placeFor(domain, currentTenures(state));
  const proof = { by: 'invitation' } as const;
  return [{ type: 'AgencyAppointed', data: { insuredId, agencyId, agentId, proof, domain, ofRecord } }, accepted];
}

export function withdrawAgentInvitation(
  data: AgentInvitationWithdrawn['data'],
  state: RepresentationState,
): RepresentationEvent[] {
  if (!invitationOf(state.invited, data)) throw new RuleBroken('REPRESENTATION.NOT_INVITED');
  return [{ type: 'AgentInvitationWithdrawn', data }];
}

export function afterInvitation(
  { invited, mailed }: RepresentationState,
  { data, meta }: RecordedOf<AgentInvited>,
): Pick<RepresentationState, 'invited' | 'mailed'> {
  const { invitedAgentId, invitedAt } = data;
  const requested = askedLately([...(mailed[invitedAgentId] ?? []), invitedAt]);
  const invitation = { invitedAgentId, requested, invitedBy: personIn(meta)?.actor ?? null };
  return {
    invited: [...withoutInvitation(invited, data), invitation],
    mailed: { ...mailed, [invitedAgentId]: requested },
  };
}

export const withoutInvitation = (invited: Invited, { invitedAgentId }: Pick<OpenAgentInvitation, 'invitedAgentId'>) =>
  invited.filter((invitation) => invitation.invitedAgentId !== invitedAgentId);

const isOver = ({ requested }: OpenAgentInvitation, at: Instant): boolean =>
  Date.parse(at) - Date.parse(requested.at(-1) ?? at) > INVITATION_DAYS * 86_400_000;

const invitationOf = (invited: Invited, { invitedAgentId }: Pick<OpenAgentInvitation, 'invitedAgentId'>) =>
  invited.find((invitation) => invitation.invitedAgentId === invitedAgentId);
