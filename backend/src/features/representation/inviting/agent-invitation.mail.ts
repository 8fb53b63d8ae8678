import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { agentSignUpLink } from '#links/representation-links';
import { defineMail } from '#mail/mail-kind';
import { quotedNames } from '#mail/quoted-names';
import { dayText } from '@covertrail/wording/text/day-text';

/** The mail to an agent without an account whom a company named: its link signs the agency up, once [A08]. */
export const agentInvitationMail = defineMail({
  name: 'agent-invitation',
  handles: 'AgentInvited',
  of: (parts) => ({
    orders: async ({ data: { insuredId, invitedAgentId } }) => [
      { to: invitedAgentId, about: { insuredId, invitedAgentId } },
    ],
    compose: async ({ about, to }) => {
      const insuredId = about['insuredId']!;
      const { state } = await parts.deciders.load(representationDecider, insuredId);
      if (!state.invited.some(({ invitedAgentId }) => invitedAgentId === to)) return null;
      const insured = await quotedNames(parts.deciders).company(insuredId, 'A company');
      const { url, endsOn } = await agentSignUpLink(parts, { insuredId, invitedAgentId: to });
      return {
        subject: `${insured} names you as its insurance agent`,
        parts: ['On Covertrail you answer its requests for proof of insurance.'],
        main: { lead: `Sign up your agency, which then represents ${insured}`, label: 'Sign up your agency', url },
        after: [
          `The link is meant for you alone, works once, and until ${dayText(endsOn)}. If you do not know ${insured}, do nothing.`,
        ],
        because: `${insured} named this address as the one of its insurance agent`,
      };
    },
  }),
});
