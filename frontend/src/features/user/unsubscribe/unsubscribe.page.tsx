import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { endNoticeMail, readNoticeMail, resumeNoticeMail } from '@covertrail/contracts/user/user.calls';
import type { EndedNoticeMail } from '@covertrail/contracts/user/user.replies';
import { isLinkOver, useOpenedLink } from '#shared/commands/opened-link.hook';
import { useCommand } from '#shared/commands/use-command';
import { addressOf } from '#shared/navigation/page-address';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { LinkPage } from '#shared/ui/link-page.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { NOTICE_WORDS } from '../notice-mails.words.js';

/** For whoever has a mail: shall such mails come no more? Its act: end them, by the link of the mail [A16]. */
export default function UnsubscribePage() {
  const { submit, reply, problem } = useCommand(readNoticeMail, 'notice-mail/read');
  const { token, reload } = useOpenedLink(submit);
  const ending = useCommand(endNoticeMail, 'notice-mail/end');
  if (ending.reply) return <Ended mails={ending.reply} token={token} />;
  if (isLinkOver(problem) || isLinkOver(ending.problem)) return <Over />;
  const end = () => ending.submit({ body: { token } });
  return (
    <LinkPage title="Unsubscribe">
      <h1>End these emails</h1>
      <ErrorBanner problem={problem ?? ending.problem} onRetry={problem ? reload : end} />
      {!reply && !problem ? <SkeletonRows rows={2} label="Checking the link" /> : null}
      {reply ? <WhatEnds {...reply} /> : null}
      <div className="link-page-choices">
        <Button type="button" primary loading={ending.pending} disabled={!reply || ending.pending} onClick={end}>
          End these emails
        </Button>
      </div>
    </LinkPage>
  );
}

const WhatEnds = ({ notice, ofAddress }: EndedNoticeMail) =>
  ofAddress ? (
    <p>
      <b>Requests for proof of insurance</b> then come to this address no more, from whichever company. Who asks you
      reads so.
    </p>
  ) : (
    <p>
      <b>{NOTICE_WORDS[notice].title}</b> then come to you no more by email. You find them in your notifications as
      before, and can have them by email again on My Profile.
    </p>
  );

function Ended({ mails, token }: { readonly mails: EndedNoticeMail; readonly token: string }) {
  const { submit, pending, reply, problem } = useCommand(resumeNoticeMail, 'notice-mail/resume');
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: who came by keyboard is at what became of it.
  useEffect(() => title.current?.focus(), [reply]);
  const again = () => submit({ body: { token } });
  return (
    <LinkPage title="Emails ended">
      <div role="status">
        <h1 ref={title} tabIndex={-1}>
          {reply ? 'These emails come again' : 'These emails have ended'}
        </h1>
        <p>
          <b>{NOTICE_WORDS[mails.notice].title}</b>{' '}
          {reply ? 'come to you by email again.' : 'come to you no more by email.'} You may now close this window.
        </p>
      </div>
      <ErrorBanner problem={problem} onRetry={again} />
      {reply ? null : (
        <div className="link-page-choices">
          <Button type="button" loading={pending} disabled={pending} onClick={again}>
            Have them again
          </Button>
        </div>
      )}
    </LinkPage>
  );
}

const Over = () => (
  <LinkPage title="Link no longer valid">
    <div role="status">
      <h1>This link is no longer valid</h1>
      <p>
        Choose on <Link to={addressOf('myProfile')}>My Profile</Link> which notices come to you by email.
      </p>
    </div>
  </LinkPage>
);
