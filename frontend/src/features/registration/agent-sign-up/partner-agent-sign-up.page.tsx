import { Navigate } from 'react-router-dom';
import { useNamedPartner } from '#shared/partners/named-partner.hook';
import AgentSignUpPage from './agent-sign-up.page.js';

/** The sign-up of an agent who comes by a partner [A04]; of a name that is none, the product's own. */
export default function PartnerAgentSignUpPage() {
  return useNamedPartner() ? <AgentSignUpPage /> : <Navigate to="/sign-up-agent/new" replace />;
}
