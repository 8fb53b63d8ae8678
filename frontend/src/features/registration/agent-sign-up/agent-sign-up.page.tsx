import { Navigate, useParams } from 'react-router-dom';
import { useNamedPartner } from '#shared/partners/named-partner.hook';
import { AgentSignUp } from './agent-sign-up.js';

/** The sign-up of an agent: where the address names a partner, in its variant [A04]; of a name that is none, the product's own. */
export default function AgentSignUpPage() {
  return useParams().name === undefined ? <AgentSignUp /> : <OfPartner />;
}

const OfPartner = () => (useNamedPartner() ? <AgentSignUp /> : <Navigate to="/sign-up-agent/new" replace />);
