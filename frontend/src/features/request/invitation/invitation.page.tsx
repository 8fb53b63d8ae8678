import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { readInvitation } from '@covertrail/contracts/request/invitation.calls';
import type { RequestInvitation } from '@covertrail/contracts/request/invitation.replies';
import { dayText } from '@covertrail/wording/text/day-text';
import type { Problem } from '#shared/api/api-problem';
import { isLinkOver, useOpenedLink } from '#shared/commands/opened-link.hook';
import { useCommand } from '#shared/commands/use-command';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { LinkOver, LinkPage } from '#shared/ui/link-page.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { EvidenceOnly } from '../components/evidence-only.js';
import { AnswerFromEpic } from './answer-from-epic.js';
import { AskedLines } from './asked-lines.js';
import { GivenCertificates } from './given-certificates.js';
import { InvitationActs } from './invitation-acts.js';
import './invitation.css';

/** What happened to a request that is no longer open. */
const ENDED: Readonly<Record<Exclude<RequestInvitation['state'], 'open'>, string>> = {
  responded: 'This request has been answered. No further action is needed.',
  declined: 'This request was declined. No further action is needed.',
  canceled: 'This request was canceled. No further action is needed.',
};

/** At the address under which a certificate is uploaded by the link of a mail [E01]. */
const COI_LINK_OVER = 'This COI Upload link is no longer valid';

/** For whoever was asked by e-mail, or is the agent of that person: what is asked, and what is still missing? */
export default function InvitationPage() {
  const { submit, reply, problem } = useCommand(readInvitation, 'invitation/read');
  const { token, reload } = useOpenedLink(submit);
  const [changed, setChanged] = useState<RequestInvitation | null>(null);
  const [left, setLeft] = useState(false);
  const shown = changed ?? reply;
  if (left) return <Left />;
  return (
    <LinkPage title="Request for insurance">
      {shown ? (
        <Invitation
          invitation={shown}
          token={token}
          onChanged={setChanged}
          onDeclined={() => {
            setChanged(null);
            reload();
          }}
          onLeft={() => setLeft(true)}
        />
      ) : (
        <NotYet problem={problem} onRetry={reload} />
      )}
    </LinkPage>
  );
}

const Left = () => (
  <LinkPage title="Request for insurance">
    <div role="status">
      <h1>You do not answer this request</h1>
      <p>Whoever named you was told, and may name another agent. You may now close this window.</p>
    </div>
  </LinkPage>
);

function NotYet({ problem, onRetry }: { readonly problem: Problem | null; readonly onRetry: () => void }) {
  const isCoiUpload = useLocation().pathname === '/coi-upload';
  if (!problem) return <SkeletonRows label="Loading the request" />;
  return isLinkOver(problem) ? (
    <LinkOver {...(isCoiUpload ? { title: COI_LINK_OVER } : {})} />
  ) : (
    <ErrorBanner problem={problem} onRetry={onRetry} />
  );
}

interface InvitationProps {
  readonly invitation: RequestInvitation;
  readonly token: string;
  readonly onChanged: (invitation: RequestInvitation) => void;
  readonly onDeclined: () => void;
  readonly onLeft: () => void;
}

function Invitation({ invitation, token, onChanged, onDeclined, onLeft }: InvitationProps) {
  const { openedAs, requesterName, holder, projectName, dueOn, number, message, beside, isEvidenceOnly, state } =
    invitation;
  const epic = state === 'open' ? invitation.appliedEpic : null;
  return (
    <>
      <h1>
        {requesterName} asks {openedAs === 'agent' ? 'your client' : 'you'} for proof of insurance
      </h1>
      {openedAs === 'agent' ? <p>Your client named you as the agent who answers.</p> : null}
      <dl>
        <Fact name="Project">{projectName}</Fact>
        <Fact name="Certificate holder">{holder}</Fact>
        <Fact name="Answer due by">{dayText(dueOn)}</Fact>
        <Fact name="Request ID">{number}</Fact>
        {beside.map(({ label, text }) => (
          <Fact key={label} name={label}>
            {text}
          </Fact>
        ))}
      </dl>
      {isEvidenceOnly ? <EvidenceOnly /> : null}
      {message.trim() === '' ? null : <blockquote>{message}</blockquote>}
      {state === 'open' ? null : <p role="status">{ENDED[state]}</p>}
      <GivenCertificates invitation={invitation} />
      {epic ? <AnswerFromEpic token={token} invitation={invitation} epic={epic} onGiven={onChanged} /> : null}
      <AskedLines invitation={invitation} />
      {state === 'open' ? (
        <InvitationActs
          invitation={invitation}
          token={token}
          onChanged={onChanged}
          onDeclined={onDeclined}
          onLeft={onLeft}
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
