import { useLocation } from 'react-router-dom';
import { resendVerification } from '@covertrail/contracts/registration/registration.calls';
import { signUpEmail } from '@covertrail/domain/fields/account-fields';
import { useCommand } from '#shared/commands/use-command';
import { useShortForm } from '#shared/forms/short-form.hook';
import { TextField } from '#shared/forms/text-field.tsx';
import { givenPartner } from '#shared/partners/kept-partner';
import { Button } from '#shared/ui/button.tsx';
import { EntryDone } from '#shared/ui/entry-frame.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';

const RULES = { email: signUpEmail };

/** Has the mail of a sign-up sent again. The page before may have passed the address. */
export function ResendForm() {
  const { state } = useLocation() as { readonly state: { readonly email?: string } | null };
  const { submit: send, pending, problem, reply } = useCommand(resendVerification, 'email/resend');
  const { field, submit } = useShortForm({ empty: { email: state?.email ?? '' }, rules: RULES, problem });
  return (
    <Form noValidate onSubmit={submit(['email'], (body) => send({ body: { ...body, ...givenPartner() } }))}>
      <ErrorBanner problem={problem} />
      {reply ? <EntryDone>{reply.message}</EntryDone> : null}
      <TextField id="email" type="email" label="Email" autoComplete="username" required {...field('email')} />
      <Button type="submit" primary fluid size="large" loading={pending} disabled={pending}>
        Send the email again
      </Button>
    </Form>
  );
}
