import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useSearchParams } from 'react-router-dom';
import { startSignOn } from '@covertrail/contracts/session/single-sign-on.calls';
import { email } from '@covertrail/domain/fields/account-fields';
import { useCommand } from '#shared/commands/use-command';
import { useShortForm } from '#shared/forms/short-form.hook';
import { TextField } from '#shared/forms/text-field.tsx';
import { selectSession } from '#shared/session/session.selectors';
import { Button } from '#shared/ui/button.tsx';
import { OwnLogInLink } from '#shared/partners/own-log-in-link.tsx';
import { EntryFrame } from '#shared/ui/entry-frame.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useRefusedSignOn } from './refused-sign-on.hook.js';
import { LogInControls } from '../components/log-in-controls.js';
import { entryOf, isOfSystem, keepLanding, landingAfterSignOn } from './sign-on-entry.words.js';

const RULES = { email };

/**
 * The entry to single sign-on, and the log-in of its variant [A05]. For everybody who came to an unknown address, too. Question: at which provider
 * does this person log in? Act: SSO Log in. An agency management system that names everything leads on at once, and so does who is logged in.
 */
export default function SignOnPage() {
  const [query] = useSearchParams();
  const { status, role } = useSelector(selectSession);
  const isAtOnce = isOfSystem(entryOf(query));
  if (status === 'checking') return null;
  if (status === 'in' && role && !isAtOnce) return <Navigate to={landingAfterSignOn(query, role)} replace />;
  return <EntryFrame title="SSO Log in">{isAtOnce ? <AtOnce query={query} /> : <ByEmail query={query} />}</EntryFrame>;
}

function useStart(query: URLSearchParams) {
  const onSettled = ({ address }: { readonly address: string }) => {
    keepLanding(query);
    window.location.assign(address);
  };
  const start = useCommand(startSignOn, 'single-sign-on/start', { onSettled });
  useRefusedSignOn(start.problem);
  return start;
}

function AtOnce({ query }: { readonly query: URLSearchParams }) {
  const [entry] = useState(() => entryOf(query));
  const { submit, problem } = useStart(query);
  useEffect(() => submit({ body: entry }), [submit, entry]);
  return (
    <>
      <ErrorBanner problem={problem} onRetry={() => submit({ body: entry })} />
      {problem ? null : <SkeletonRows label="Going to the identity provider" />}
      <ToLogIn />
    </>
  );
}

function ByEmail({ query }: { readonly query: URLSearchParams }) {
  const { submit: send, pending, problem } = useStart(query);
  const { field, submit } = useShortForm({ empty: { email: query.get('emailId') ?? '' }, rules: RULES, problem });
  return (
    <LogInControls>
      <p>Enter your work email. You log in at your company’s identity provider and come back here.</p>
      <Form noValidate onSubmit={submit(['email'], (values) => send({ body: { emailId: values.email } }))}>
        <ErrorBanner problem={problem} />
        <TextField id="email" type="email" label="Email" autoComplete="username" required {...field('email')} />
        <Button type="submit" primary fluid size="large" loading={pending} disabled={pending}>
          SSO Log in
        </Button>
      </Form>
      <ToLogIn />
    </LogInControls>
  );
}

const ToLogIn = () => (
  <p className="entry-links">
    <OwnLogInLink />
  </p>
);
