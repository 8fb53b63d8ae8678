import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { RequestInvitation } from '@covertrail/contracts/request/invitation.replies';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { DeclineInvitation } from './decline-invitation.modal.js';
import { DeclineAsAgent } from './decline-as-agent.modal.js';
import { GiveCertificate, type GiveCertificateProps } from './give-certificate.js';
import { NameAgent } from './name-agent.form.js';

interface ActsProps {
  readonly invitation: RequestInvitation;
  readonly token: string;
  readonly onChanged: (invitation: RequestInvitation) => void;
  readonly onDeclined: () => void;
  /** The agent said that the client is not theirs. */
  readonly onLeft: () => void;
}

/** How an open request is answered: with a certificate, by the agent, or with policies after a log-in. */
export function InvitationActs({ invitation, token, onChanged, onDeclined, onLeft }: ActsProps) {
  const [declining, setDeclining] = useState(false);
  const asAgent = invitation.openedAs === 'agent';
  const isGivenLater = asAgent && invitation.appliedEpic === null;
  const declined = () => {
    setDeclining(false);
    onDeclined();
  };
  return (
    <div className="link-acts">
      {asAgent ? null : <GiveCertificate token={token} invitation={invitation} onGiven={onChanged} />}
      {asAgent ? null : <NameAgent token={token} agent={invitation.agent} onNamed={onChanged} />}
      <AnswerWithPolicies invitation={invitation} token={token} onDecline={() => setDeclining(true)} />
      {isGivenLater ? <GiveForClient token={token} invitation={invitation} onGiven={onChanged} /> : null}
      {asAgent ? <DeclineAsAgent token={token} invitation={invitation} onDeclined={onLeft} /> : null}
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

interface AnswerWithPoliciesProps extends Pick<ActsProps, 'invitation' | 'token'> {
  readonly onDecline: () => void;
}

function AnswerWithPolicies({ invitation, token, onDecline }: AnswerWithPoliciesProps) {
  const asAgent = invitation.openedAs === 'agent';
  // With Applied Epic the certificate is sent above.
  const isFirst = invitation.appliedEpic === null;
  return (
    <section aria-labelledby="answer-policies" className="link-act">
      <h2 id="answer-policies">{asAgent ? 'Respond instantly' : 'Answer with policies'}</h2>
      <p className="sub">
        With an account you see line by line what {invitation.requesterName} has and what is missing, and answer once
        for all who ask.
      </p>
      <div className="link-page-choices">
        <Button as={Link} to="/login" state={{ from: asAgent ? AGENT_ANSWER : ANSWER }} primary={isFirst}>
          Log in to answer
        </Button>
        <Button as={Link} to={asAgent ? '/sign-up-agent/new' : '/sign-up'}>
          Sign up
        </Button>
        <Button type="button" onClick={() => window.print()}>
          Print
        </Button>
        {asAgent ? null : (
          <Button type="button" onClick={onDecline}>
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
  );
}

/** An agent is led to the log-in first; who wants none gives a certificate, which somebody has to read [A11]. With Applied Epic the form stands above. */
function GiveForClient(props: GiveCertificateProps) {
  const [wanted, setWanted] = useState(props.invitation.given.some(({ givenAs }) => givenAs === 'agent'));
  return (
    <>
      <Checkbox
        id="no-instant-answer"
        label="No thanks, I do not require instant processing for my Client"
        checked={wanted}
        onChange={setWanted}
      />
      {wanted ? <GiveCertificate {...props} /> : null}
    </>
  );
}

const ANSWER = '/app/pending-requests';
const AGENT_ANSWER = '/app/agent-insured-requests';
