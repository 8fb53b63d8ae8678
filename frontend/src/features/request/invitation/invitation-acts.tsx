import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { RequestInvitation } from '@covertrail/contracts/request/invitation.replies';
import { Button } from '#shared/ui/button.tsx';
import { DeclineInvitation } from './decline-invitation.modal.js';
import { GiveCertificate } from './give-certificate.js';
import { NameAgent } from './name-agent.form.js';

interface ActsProps {
  readonly invitation: RequestInvitation;
  readonly token: string;
  readonly onChanged: (invitation: RequestInvitation) => void;
  readonly onDeclined: () => void;
}

/** How an open request is answered: with a certificate, by the agent, or with policies after a log-in. */
export function InvitationActs({ invitation, token, onChanged, onDeclined }: ActsProps) {
  const [declining, setDeclining] = useState(false);
  const asAgent = invitation.openedAs === 'agent';
  const declined = () => {
    setDeclining(false);
    onDeclined();
  };
  return (
    <div className="link-acts">
      <GiveCertificate token={token} invitation={invitation} onGiven={onChanged} />
      {asAgent ? null : <NameAgent token={token} agent={invitation.agent} onNamed={onChanged} />}
      <section aria-labelledby="answer-policies" className="link-act">
        <h2 id="answer-policies">Answer with policies</h2>
        <p className="sub">
          With an account you see line by line what {invitation.requesterName} has and what is missing, and answer once
          for all who ask.
        </p>
        <div className="link-page-choices">
          <Button as={Link} to="/login" state={{ from: asAgent ? AGENT_ANSWER : ANSWER }} primary>
            Log in to answer
          </Button>
          <Button as={Link} to={asAgent ? '/sign-up-agent/new' : '/sign-up'}>
            Sign up
          </Button>
          <Button type="button" onClick={() => window.print()}>
            Print
          </Button>
          {asAgent ? null : (
            <Button type="button" onClick={() => setDeclining(true)}>
              Decline
            </Button>
          )}
          {asAgent ? null : (
            <Button as={Link} to={{ pathname: '/opt-out', hash: token }}>
              No supplier of theirs
            </Button>
          )}
        </div>
      </section>
      {declining ? (
        <DeclineInvitation
          token={token}
          invitation={invitation}
          onClose={() => setDeclining(false)}
          onDeclined={declined}
        />
      ) : null}
    </div>
  );
}

const ANSWER = '/app/pending-requests';
const AGENT_ANSWER = '/app/agent-insured-requests';
