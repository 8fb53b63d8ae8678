import { useNamedPartner } from '#shared/partners/named-partner.hook';
import AgentLinkPage from './agent-link.page.js';

/** The page behind the link of a mail to an agent, in the variant of a partner [A04]; of a name that is none, the product's own. */
export default function PartnerAgentLinkPage() {
  useNamedPartner();
  return <AgentLinkPage />;
}
