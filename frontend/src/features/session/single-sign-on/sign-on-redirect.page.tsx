import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { authenticateToken } from '@covertrail/contracts/session/single-sign-on.calls';
import { useCommand } from '#shared/commands/use-command';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { EntryFrame } from '../components/entry-frame.js';
import { signedOn } from '../login.slice.js';
import { useRefusedSignOn } from './refused-sign-on.hook.js';

/** Where a provider sends the browser back to: exchanges its answer for a session [A05]. Nobody does anything here but wait. */
export default function SignOnRedirectPage() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  // It works once, so it does not stay in the address.
  const [token] = useState(() => answerIn(hash) || answerIn(search));
  const { submit, problem } = useCommand(authenticateToken, 'single-sign-on/answer', {
    onSettled: (record) => dispatch(signedOn(record)),
  });
  useEffect(() => {
    submit({ body: { token } });
    void navigate('/sso-redirect', { replace: true });
  }, [submit, navigate, token]);
  useRefusedSignOn(problem);
  return (
    <EntryFrame title="SSO Log in">
      <ErrorBanner problem={problem} onRetry={() => submit({ body: { token } })} />
      {problem ? null : <SkeletonRows label="Logging in" />}
      <p className="entry-links">
        <Link to="/login">Log in via Covertrail</Link>
      </p>
    </EntryFrame>
  );
}

/** The parameters of an answer; `auth` holds them all where somebody passed them on. */
function answerIn(part: string): string {
  const answer = part.slice(1);
  return new URLSearchParams(answer).get('auth') ?? answer;
}
