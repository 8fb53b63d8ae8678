import { Link, useLocation } from 'react-router-dom';
import { linkSignOn } from '@covertrail/contracts/session/single-sign-on.calls';
import { LINK_NOT_VALID } from '@covertrail/wording/fields/server-messages';
import { isLinkOver } from '#shared/commands/opened-link.hook';
import { useCommand } from '#shared/commands/use-command';
import { Button } from '#shared/ui/button.tsx';
import { EntryAct } from '#shared/ui/entry-act.tsx';
import { EntryDone, EntryFrame } from '#shared/ui/entry-frame.tsx';

/** Behind the link of a mail: whether a sign-on is to open this account [A05]. Opening the page changes nothing; the button does. */
export default function SignOnLinkPage() {
  const { hash } = useLocation();
  const { submit, pending, problem, reply } = useCommand(linkSignOn, 'single-sign-on/link');
  if (isLinkOver(problem))
    return (
      <EntryFrame title={LINK_NOT_VALID}>
        <p>Please check your inbox for the most recent email related to this request.</p>
        <ToSignOn />
      </EntryFrame>
    );
  return (
    <EntryFrame title="Link single sign-on">
      {reply ? (
        <>
          <EntryDone>{reply.message}</EntryDone>
          <ToSignOn />
        </>
      ) : (
        <>
          <p>
            You signed on at your company’s identity provider with the email of an account. Link them only if it was
            you: from then on, this sign-on opens the account.
          </p>
          <EntryAct pending={pending} problem={problem} onClick={() => submit({ body: { linkToken: hash.slice(1) } })}>
            Link my sign-on
          </EntryAct>
        </>
      )}
    </EntryFrame>
  );
}

const ToSignOn = () => (
  <Button as={Link} to="/sso" primary fluid size="large">
    SSO Log in
  </Button>
);
