import type { Uuid } from '@covertrail/domain/kernel/event';
import { INVITATION_DAYS } from '@covertrail/domain/representation/agent-invitations.rules';
import { newId } from '@covertrail/platform/ids/ids';
import { mailedLink, type LinkParts, type MailedLink } from './mailed-link.js';

/** The purpose of a link by which an agency gives up a client, and of one by which a company changes its agents [A11]. */
export const CLIENT_REMOVAL = 'client-removal';
export const AGENT_UPDATE = 'agent-update';
/** Of one by which an agent whom a company invited signs up [A08]. */
export const AGENT_SIGN_UP = 'agent-sign-up';

const LINK_HOURS = 30 * 24;

interface AgentOfClient {
  readonly insuredId: Uuid;
  readonly agencyId: Uuid;
  readonly agentId: Uuid;
}

/** For an agent whose agency no longer represents this client. It is good for the present tenure of the agency alone. */
export const clientRemovalLink = (parts: LinkParts, agent: AgentOfClient): Promise<MailedLink> =>
  mailedLink(parts, {
    purpose: CLIENT_REMOVAL,
    page: '/remove-client',
    about: { ...agent, issuedAt: parts.clock.now() },
    hours: LINK_HOURS,
  });

/** For a person of an insured who may appoint its agencies. */
export const agentUpdateLink = (
  parts: LinkParts,
  person: { readonly insuredId: Uuid; readonly userId: Uuid },
): Promise<MailedLink> =>
  mailedLink(parts, { purpose: AGENT_UPDATE, page: '/update-agent', about: { ...person }, hours: LINK_HOURS });

/** For an agent without an account. The ids of what is signed up by this link follow from an id of its own. */
export const agentSignUpLink = (
  parts: LinkParts,
  invited: { readonly insuredId: Uuid; readonly invitedAgentId: Uuid },
): Promise<MailedLink> =>
  mailedLink(parts, {
    purpose: AGENT_SIGN_UP,
    page: '/sign-up-agent',
    about: { ...invited, signUpId: newId() },
    hours: INVITATION_DAYS * 24,
  });
