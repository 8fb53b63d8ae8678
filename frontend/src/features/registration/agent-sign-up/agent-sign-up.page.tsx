import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { joinAgency, signUpAgency } from '@covertrail/contracts/registration/agent-sign-up.calls';
import type { SignedUp } from '@covertrail/contracts/registration/registration.replies';
import { useCommand } from '#shared/commands/use-command';
import { givenPartner } from '#shared/partners/kept-partner';
import { useNamedPartner } from '#shared/partners/named-partner.hook';
import { EmailStep } from '../sign-up/email-step.js';
import { AgentSteps } from './agent-steps.js';

/** The sign-up of an agent: where the address names a partner, in its variant [A04]; of a name that is none, the product's own. */
export default function AgentSignUpPage() {
  return useParams().name === undefined ? <AgentSignUp /> : <OfPartner />;
}

const OfPartner = () => (useNamedPartner() ? <AgentSignUp /> : <Navigate to="/sign-up-agent/new" replace />);

/** An agent signs up with a new agency, or to join one, and proves the address afterwards [A08]. */
function AgentSignUp() {
  const [email, setEmail] = useState('');
  const navigate = useNavigate();
  const onSettled = ({ outcome }: SignedUp) =>
    void navigate('/registration-success', { replace: true, state: { outcome, email } });
  const founding = useCommand(signUpAgency, 'agent-sign-up/send', { onSettled });
  const joining = useCommand(joinAgency, 'agent-sign-up/join', { onSettled });
  return (
    <AgentSteps
      title="Sign up as an agent"
      email={email}
      founding={{ ...founding, onGiven: (given) => founding.submit({ body: { ...given, email, ...givenPartner() } }) }}
      joining={{ ...joining, onGiven: (given) => joining.submit({ body: { ...given, email, ...givenPartner() } }) }}
      first={(onChosen, isReturning) => (
        <EmailStep
          role="agent"
          email={email}
          isReturning={isReturning}
          onFound={(entered, agency) => {
            setEmail(entered);
            onChosen(agency);
          }}
        />
      )}
    />
  );
}
