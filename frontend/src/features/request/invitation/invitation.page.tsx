import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { readInvitation } from '@covertrail/contracts/request/invitation.calls';
import { dayText } from '@covertrail/wording/text/day-text';
import type { RequestInvitation } from '@covertrail/contracts/request/request.replies';
import type { Problem } from '#shared/api/api-problem';
import { isLinkOver, useOpenedLink } from '#shared/commands/opened-link.hook';
import { useCommand } from '#shared/commands/use-command';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { LinkOver, LinkPage } from '#shared/ui/link-page.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { DeclineInvitation } from './decline-invitation.modal.js';

const ANSWER = '/app/pending-requests';

/** What happened to a request that is no longer open. */
const ENDED: Readonly<Record<Exclude<RequestInvitation['state'], 'open'>, string>> = {
  responded: 'This request has been answered. No further action is needed.',
  declined: 'You declined this request. No further action is needed.',
  canceled: 'This request was canceled. No further action is needed.',
};

export default function InvitationPage() {
  const { submit, reply, problem } = useCommand(readInvitation, 'invitation/read');
  const { token, reload } = useOpenedLink(submit);
  return (
    <LinkPage title="Request for insurance">
      {reply ? (
        <Invitation invitation={reply} token={token} onDeclined={reload} />
      ) : (
        <NotYet problem={problem} onRetry={reload} />
      )}
    </LinkPage>
  );
}

function NotYet({ problem, onRetry }: { readonly problem: Problem | null; readonly onRetry: () => void }) {
  if (!problem) return <SkeletonRows label="Loading the request" />;
  return isLinkOver(problem) ? <LinkOver /> : <ErrorBanner problem={problem} onRetry={onRetry} />;
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
    <div className="link-page-choices">
      <Button as={Link} to="/login" state={{ from: ANSWER }} primary>
        Log in to answer
      </Button>
      <Button type="button" onClick={onDecline}>
        Decline
      </Button>
    </div>
  );
}
