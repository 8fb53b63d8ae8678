import { useEffect, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { dayText } from '@covertrail/wording/text/day-text';
import type { RequestInvitation } from '@covertrail/contracts/request/request.replies';
import type { Problem } from '#shared/api/api-problem';
import { Brand } from '#shared/ui/brand.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { DeclineInvitation } from './decline-invitation.modal.js';
import { useInvitation } from './invitation.hook.js';
import './invitation.css';

const ANSWER = '/app/pending-requests';

/** What happened to a request that is no longer open. */
const ENDED: Readonly<Record<Exclude<RequestInvitation['state'], 'open'>, string>> = {
  responded: 'This request has been answered. No further action is needed.',
  declined: 'You declined this request. No further action is needed.',
  canceled: 'This request was canceled. No further action is needed.',
};

export default function InvitationPage() {
  const token = useLocation().hash.slice(1);
  const { invitation, problem, reload } = useInvitation(token);
  useEffect(() => {
    document.title = 'Request for insurance · Covertrail';
  }, []);
  return (
    <main className="invitation">
      <Brand />
      <Panel>
        <div className="panel-body">
          {invitation ? (
            <Invitation invitation={invitation} token={token} onDeclined={reload} />
          ) : (
            <NotYet problem={problem} onRetry={reload} />
          )}
        </div>
      </Panel>
    </main>
  );
}

function NotYet({ problem, onRetry }: { readonly problem: Problem | null; readonly onRetry: () => void }) {
  if (!problem) return <SkeletonRows label="Loading the request" />;
  const lost = problem.status === 404 || problem.status === 400;
  if (!lost) return <ErrorBanner problem={problem} onRetry={onRetry} />;
  return (
    <EmptyState title="This link is no longer valid">
      Please check your inbox for the most recent email related to this request. You may now close this window.
    </EmptyState>
  );
}

interface InvitationProps {
  readonly invitation: RequestInvitation;
  readonly token: string;
  readonly onDeclined: () => void;
}

function Invitation({ invitation, token, onDeclined }: InvitationProps) {
  const { requesterName, projectName, dueOn, number, message, lines, notRequired, state } = invitation;
  const [declining, setDeclining] = useState(false);
  const declined = () => {
    setDeclining(false);
    onDeclined();
  };
  return (
    <>
      <h1>{requesterName} asks you for proof of insurance</h1>
      <dl>
        <Fact name="Project">{projectName}</Fact>
        <Fact name="Answer due by">{dayText(dueOn)}</Fact>
        {lines.length > 0 ? <Fact name="Asked for">{lines.join(', ')}</Fact> : null}
        {notRequired.length > 0 ? <Fact name="Not required">{notRequired.join(', ')}</Fact> : null}
        <Fact name="Request ID">{number}</Fact>
      </dl>
      {message.trim() === '' ? null : <blockquote>{message}</blockquote>}
      {state === 'open' ? <Choices onDecline={() => setDeclining(true)} /> : <p role="status">{ENDED[state]}</p>}
      {declining ? (
        <DeclineInvitation
          token={token}
          invitation={invitation}
          onClose={() => setDeclining(false)}
          onDeclined={declined}
        />
      ) : null}
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Choices({ onDecline }: { readonly onDecline: () => void }) {
  return (
    <div className="invitation-choices">
      <Button as={Link} to="/login" state={{ from: ANSWER }} primary>
        Log in to answer
      </Button>
      <Button type="button" onClick={onDecline}>
        Decline
      </Button>
    </div>
  );
}
