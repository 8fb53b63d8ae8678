import { Link, useNavigate } from 'react-router-dom';
import { forgotPassword } from '@covertrail/contracts/session/password-reset.calls';
import { forgetfulEmail } from '@covertrail/domain/fields/account-fields';
import { useCommand } from '#shared/commands/use-command';
import { useShortForm } from '#shared/forms/short-form.hook';
import { TextField } from '#shared/forms/text-field.tsx';
import { givenPartner } from '#shared/partners/kept-partner';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';
import { EntryFrame } from '#shared/ui/entry-frame.tsx';

const RULES = { email: forgetfulEmail };
const EMPTY = { email: '' };

/** Asks for the address of the account whose password was forgotten [A10]. */
export default function ForgotPasswordPage() {
  const navigate = useNavigate();
  const onSettled = () => void navigate('/forgot-password-success');
  const { submit: send, pending, problem } = useCommand(forgotPassword, 'password/forgotten', { onSettled });
  const { field, submit } = useShortForm({ empty: EMPTY, rules: RULES, problem });
  return (
    <EntryFrame title="Forgot your password?">
      <p>Enter the email address of your account. You get a link by email, with which you choose a new password.</p>
      <p>If you were invited to a company and have no account yet, you get that link again.</p>
      <Form noValidate onSubmit={submit(['email'], (body) => send({ body: { ...body, ...givenPartner() } }))}>
        <ErrorBanner problem={problem} />
        <TextField id="email" type="email" label="Email" autoComplete="username" required {...field('email')} />
        <Button type="submit" primary fluid size="large" loading={pending} disabled={pending}>
          Send
        </Button>
      </Form>
      <p className="entry-links">
        <Link to="/login">Back to login</Link>
      </p>
    </EntryFrame>
  );
}
