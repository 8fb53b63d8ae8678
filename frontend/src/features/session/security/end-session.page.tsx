import { Link } from 'react-router-dom';
import { endSessionByLink } from '@covertrail/contracts/session/own-sessions.calls';
import { LINK_NOT_VALID } from '@covertrail/wording/fields/server-messages';
import { isLinkOver } from '#shared/commands/opened-link.hook';
import { useCommand } from '#shared/commands/use-command';
import { useLinkToken } from '#shared/navigation/link-token.hook';
import { Button } from '#shared/ui/button.tsx';
import { EntryAct } from '#shared/ui/entry-act.tsx';
import { EntryDone, EntryFrame } from '#shared/ui/entry-frame.tsx';

/** Behind the link of the mail about a new browser. Opening the page ends nothing; the button does [A17]. */
export default function EndSessionPage() {
  const token = useLinkToken('/end-session');
  const { submit, pending, problem, reply } = useCommand(endSessionByLink, 'session/end-by-link');
  if (isLinkOver(problem))
    return (
      <EntryFrame title={LINK_NOT_VALID}>
        <p>A link works for 12 hours, and the session is over by then. If you are in doubt, choose another password.</p>
        <ToNewPassword />
      </EntryFrame>
    );
  return (
    <EntryFrame title="End the session in the new browser">
      {reply ? (
        <>
          <EntryDone>{reply.message}</EntryDone>
          <p>Nobody can go on with it. Whoever knows your password can log in again, so choose another one.</p>
          <ToNewPassword />
        </>
      ) : (
        <>
          <p>Whoever logged in there is logged out at once. Your other sessions go on.</p>
          <EntryAct pending={pending} problem={problem} onClick={() => submit({ body: { token } })}>
            End that session
          </EntryAct>
        </>
      )}
    </EntryFrame>
  );
}

const ToNewPassword = () => (
  <Button as={Link} to="/forgot-password" fluid size="large">
    Choose another password
  </Button>
);
