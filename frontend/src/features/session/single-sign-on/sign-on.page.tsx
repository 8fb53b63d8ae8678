import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { startSignOn } from '@covertrail/contracts/session/single-sign-on.calls';
import { email } from '@covertrail/domain/fields/account-fields';
import { useCommand } from '#shared/commands/use-command';
import { useShortForm } from '#shared/forms/short-form.hook';
import { TextField } from '#shared/forms/text-field.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';
import { EntryFrame } from '../components/entry-frame.js';
import { entryOf, isOfSystem } from './sign-on-entry.words.js';
import { useRefusedSignOn } from './refused-sign-on.hook.js';

const RULES = { email };

/**
 * The entry to single sign-on, and the log-in of its variant [A05]. For everybody who came to an unknown address, too. Question: at which provider
 * does this person log in? Act: SSO Log in. An agency management system that names everything leads on at once.
 */
export default function SignOnPage() {
  const [query] = useSearchParams();
  const entry = entryOf(query);
  const onSettled = ({ address }: { readonly address: string }) => window.location.assign(address);
  const { submit: send, pending, problem } = useCommand(startSignOn, 'single-sign-on/start', { onSettled });
  const { field, submit } = useShortForm({ empty: { email: entry.emailId ?? '' }, rules: RULES, problem });
  const isAtOnce = isOfSystem(entry);
  const words = query.toString();
  useEffect(() => {
    if (isAtOnce) send({ body: entryOf(new URLSearchParams(words)) });
  }, [send, isAtOnce, words]);
  useRefusedSignOn(problem);
  return (
    <EntryFrame title="SSO Log in">
      <p>Enter your work email. You log in at your company’s identity provider and come back here.</p>
      <Form noValidate onSubmit={submit(['email'], (values) => send({ body: { ...entry, emailId: values.email } }))}>
        <ErrorBanner problem={problem} />
        <TextField id="email" type="email" label="Email" autoComplete="username" required {...field('email')} />
        <Button type="submit" primary fluid size="large" loading={pending} disabled={pending}>
          SSO Log in
        </Button>
      </Form>
      <p className="entry-links">
        <Link to="/login">Log in via Covertrail</Link>
      </p>
    </EntryFrame>
  );
}
