import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { joinAgency, signUpAgency, signUpFromSystem } from '@covertrail/contracts/registration/agent-sign-up.calls';
import type { SignedUp } from '@covertrail/contracts/registration/registration.replies';
import type { SignUpSystem } from '@covertrail/domain/fields/agency-system-fields';
import { useCommand } from '#shared/commands/use-command';
import { givenPartner } from '#shared/partners/kept-partner';
import { EmailStep } from '../sign-up/email-step.js';
import { AgentSteps } from './agent-steps.js';

/** An agent signs up with a new agency, or to join one, and proves the address afterwards [A08]. */
export function AgentSignUp({ system = null }: { readonly system?: SignUpSystem | null }) {
  const [email, setEmail] = useState('');
  const navigate = useNavigate();
  const onSettled = ({ outcome }: SignedUp) =>
    void navigate('/registration-success', { replace: true, state: { outcome, email } });
  const fresh = useCommand(signUpAgency, 'agent-sign-up/send', { onSettled });
  const fromSystem = useCommand(signUpFromSystem, 'agent-sign-up/system', { onSettled });
  const joining = useCommand(joinAgency, 'agent-sign-up/join', { onSettled });
  return (
    <AgentSteps
      title={system ? `Sign up as an agent from ${system}` : 'Sign up as an agent'}
      email={email}
      system={system}
      founding={{
        ...(system ? fromSystem : fresh),
        onGiven: (given) => {
          const body = { ...given, email, ...givenPartner() };
          return system ? fromSystem.submit({ body: { ...body, amsName: system } }) : fresh.submit({ body });
        },
      }}
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
