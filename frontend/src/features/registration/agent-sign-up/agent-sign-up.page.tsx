import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { joinAgency, signUpAgency } from '@covertrail/contracts/registration/agent-sign-up.calls';
import type { SignedUp } from '@covertrail/contracts/registration/registration.replies';
import { useCommand } from '#shared/commands/use-command';
import { givenPartner } from '#shared/partners/kept-partner';
import { EmailStep } from '../sign-up/email-step.js';
import { AgentSteps } from './agent-steps.js';

/** An agent signs up with a new agency, or to join one, and proves the address afterwards [A08]. */
export default function AgentSignUpPage() {
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
