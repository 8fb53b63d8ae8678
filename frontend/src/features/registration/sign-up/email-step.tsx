import { useEffect, useRef, useState } from 'react';
import { lookUpEmail } from '@covertrail/contracts/registration/registration.calls';
import type { JoinableCompany } from '@covertrail/contracts/registration/registration.replies';
import type { Agreement } from '@covertrail/domain/user/user.contract';
import { signUpEmail } from '@covertrail/domain/fields/account-fields';
import { PUBLIC_EMAIL } from '@covertrail/wording/fields/server-messages';
import { useCommand } from '#shared/commands/use-command';
import { useShortForm } from '#shared/forms/short-form.hook';
import { TextField } from '#shared/forms/text-field.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';
import { Companies } from './companies.js';

const RULES = { email: signUpEmail };

interface EmailStepProps {
  readonly role: Agreement;
  readonly email: string;
  /** The person comes back from the second step: the field has the focus. */
  readonly isReturning: boolean;
  /** A new company, or the one that the person asks to join. */
  readonly onFound: (email: string, joined: JoinableCompany | null) => void;
}

/** The first step: what the product knows of the domain of the address, and the company to join or to create [A07]. */
export function EmailStep({ role, email, isReturning, onFound }: EmailStepProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => (isReturning ? input.current?.focus() : undefined), [isReturning]);
  const [checked, setChecked] = useState<string | null>(null);
  const { submit: lookUp, pending, problem, reply } = useCommand(lookUpEmail, 'sign-up/email');
  const { field, submit } = useShortForm({ empty: { email }, rules: RULES, problem });
  const { error, value, ...rest } = field('email');
  // A reply is about the address that was sent, and not about another one that is typed after it.
  const answer = checked === value && !pending ? reply : null;
  const send = ({ email: sent }: { readonly email: string }) => {
    setChecked(sent);
    lookUp({ body: { email: sent, role } });
  };
  return (
    <>
      <Form noValidate onSubmit={submit(['email'], send)}>
        <ErrorBanner problem={problem} />
        <TextField
          id="email"
          type="email"
          label="Email"
          autoComplete="username"
          required
          ref={input}
          value={value}
          error={answer?.excludedDomain ? PUBLIC_EMAIL : error}
          {...rest}
        />
        <Button type="submit" primary={!answer} fluid size="large" loading={pending} disabled={pending}>
          Verify email
        </Button>
      </Form>
      {answer && !answer.excludedDomain ? (
        <Companies
          role={role}
          ofDomain={answer.emailDomainCompanies}
          onFound={(joined) => onFound(value.trim(), joined)}
        />
      ) : null}
    </>
  );
}
