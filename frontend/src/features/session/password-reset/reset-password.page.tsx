import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { checkPasswordLink, resetPassword } from '@covertrail/contracts/session/password-reset.calls';
import { useCommand } from '#shared/commands/use-command';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { EntryFrame } from '#shared/ui/entry-frame.tsx';
import { useNobodyIn } from '../components/nobody-in.hook.js';
import { NewPasswordForm } from './new-password.form.js';
import { NoLink } from './no-link.js';
import { useLinkToken } from '#shared/navigation/link-token.hook';

/** The page behind the link of a mail: a new password [A10]. Whoever is logged in here is logged out first. */
export default function ResetPasswordPage() {
  const token = useLinkToken('/reset-password');
  const { submit, reply, problem } = useCommand(checkPasswordLink, 'password/link');
  const navigate = useNavigate();
  const onSettled = () => void navigate('/reset-password-success', { replace: true });
  const change = useCommand(resetPassword, 'password/new', { onSettled });
  const isNobodyIn = useNobodyIn();
  useEffect(() => {
    if (isNobodyIn) submit({ body: { resetToken: token } });
  }, [submit, token, isNobodyIn]);
  // It may also have been used since it was opened.
  const isOver = change.problem?.code === 'LINK.NOT_VALID';
  if (isOver || (problem && (problem.status === 404 || problem.status === 400))) return <NoLink />;
  const retry = () => submit({ body: { resetToken: token } });
  return (
    <EntryFrame title="Choose a new password">
      <ErrorBanner problem={problem} onRetry={retry} />
      {reply ? <NewPasswordForm change={change} token={token} email={reply.email} /> : null}
      {!reply && !problem ? <SkeletonRows label="Checking the link" /> : null}
      <p className="entry-links">
        <Link to="/login">Back to login</Link>
      </p>
    </EntryFrame>
  );
}
