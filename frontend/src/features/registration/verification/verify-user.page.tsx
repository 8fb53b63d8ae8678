import { Link, useNavigate } from 'react-router-dom';
import { verifyEmail } from '@covertrail/contracts/registration/registration.calls';
import type { VerifiedEmail } from '@covertrail/contracts/registration/registration.replies';
import { LINK_NOT_VALID } from '@covertrail/wording/fields/server-messages';
import { isLinkOver } from '#shared/commands/opened-link.hook';
import { useCommand } from '#shared/commands/use-command';
import { useLinkToken } from '#shared/navigation/link-token.hook';
import { EntryAct } from '#shared/ui/entry-act.tsx';
import { EntryFrame } from '#shared/ui/entry-frame.tsx';
import { ResendForm } from './resend.form.js';

/**
 * The page behind the link of the mail [A09]. A button consumes the link, because programs that read mails for safety open links too.
 * Without a token it sends the mail again.
 */
export default function VerifyUserPage() {
  const token = useLinkToken('/verify-user');
  const navigate = useNavigate();
  const onSettled = ({ companyName, outcome }: VerifiedEmail) =>
    outcome === 'founded'
      ? void navigate('/verify-user-success', { replace: true, state: { companyName } })
      : void navigate('/registration-success', { replace: true, state: { outcome } });
  const { submit, pending, problem } = useCommand(verifyEmail, 'email/verify', { onSettled });
  if (!token) return <SendAgain />;
  if (isLinkOver(problem)) return <LinkOver />;
  return (
    <EntryFrame title="Verify your email">
      <p>With this button you prove that the address is yours, and complete the registration.</p>
      <EntryAct pending={pending} problem={problem} onClick={() => submit({ body: { token } })}>
        Verify my email
      </EntryAct>
      <BackToLogin />
    </EntryFrame>
  );
}

const SendAgain = () => (
  <EntryFrame title="Verify your email">
    <p>Enter the email address with which you signed up. We send the email with the link to it again.</p>
    <ResendForm />
    <BackToLogin />
  </EntryFrame>
);

const LinkOver = () => (
  <EntryFrame title={LINK_NOT_VALID}>
    <p>
      A link works for a day and once. If you verified your email with it already, log in. If not, have another email
      sent to the address with which you signed up.
    </p>
    <ResendForm />
    <BackToLogin />
  </EntryFrame>
);

const BackToLogin = () => (
  <p className="entry-links">
    <Link to="/login">Back to login</Link>
  </p>
);
