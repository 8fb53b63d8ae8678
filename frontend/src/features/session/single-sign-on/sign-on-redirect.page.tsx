import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LogInReply } from '@covertrail/contracts/session/session.replies';
import { authenticateToken } from '@covertrail/contracts/session/single-sign-on.calls';
import { useCommand } from '#shared/commands/use-command';
import { OwnLogInLink } from '#shared/partners/own-log-in-link.tsx';
import { EntryFrame } from '#shared/ui/entry-frame.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useNobodyIn } from '../components/nobody-in.hook.js';
import { loginOpened, proved } from '../login.slice.js';
import { useRefusedSignOn } from './refused-sign-on.hook.js';
import { keptLanding } from './sign-on-entry.words.js';

/**
 * Where a provider sends the browser back to: exchanges its answer for a session [A05]. Nobody does anything here but wait. What is asked before a
 * session begins is asked on the log-in page, as after a password.
 */
export default function SignOnRedirectPage() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  // It works once, so it does not stay in the address.
  const [token] = useState(() => answerIn(hash) || answerIn(search));
  const [from] = useState(keptLanding);
  const onSettled = (reply: LogInReply) => {
    if ('asks' in reply) void navigate('/login', { replace: true, state: { from } });
    dispatch(loginOpened({ from }));
    dispatch(proved(reply));
  };
  const { submit, problem } = useCommand(authenticateToken, 'single-sign-on/answer', { onSettled });
  const isNobodyIn = useNobodyIn();
  useEffect(() => {
    void navigate('/sso-redirect', { replace: true });
  }, [navigate]);
  useEffect(() => {
    if (isNobodyIn) submit({ body: { token } });
  }, [submit, token, isNobodyIn]);
  useRefusedSignOn(problem);
  return (
    <EntryFrame title="SSO Log in">
      <ErrorBanner problem={problem} onRetry={() => submit({ body: { token } })} />
      {problem ? null : <SkeletonRows label="Logging in" />}
      <p className="entry-links">
        <OwnLogInLink />
      </p>
    </EntryFrame>
  );
}

/** The parameters of an answer; `auth` holds them all where somebody passed them on. */
function answerIn(part: string): string {
  const answer = part.slice(1);
  return new URLSearchParams(answer).get('auth') ?? answer;
}
