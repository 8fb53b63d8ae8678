import { useEffect, useRef, useState } from 'react';
import { lookUpEmail } from '@covertrail/contracts/registration/registration.calls';
import type { EmailLookUp } from '@covertrail/contracts/registration/registration.replies';
import { signUpEmail } from '@covertrail/domain/fields/account-fields';
import { PUBLIC_EMAIL } from '@covertrail/wording/fields/server-messages';
import { useCommand } from '#shared/commands/use-command';
import { useShortForm } from '#shared/forms/short-form.hook';
import { TextField } from '#shared/forms/text-field.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';

const RULES = { email: signUpEmail };

interface EmailStepProps {
  readonly email: string;
  /** The person comes back from the second step: the field has the focus. */
  readonly isReturning: boolean;
  readonly onFound: (email: string) => void;
}

/** The first step: what the product knows of the domain of the address, and a new company for it [A07]. */
export function EmailStep({ email, isReturning, onFound }: EmailStepProps) {
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
    lookUp({ body: { email: sent } });
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
      {answer && !answer.excludedDomain ? <Companies found={answer} onFound={() => onFound(value.trim())} /> : null}
    </>
  );
}

interface CompaniesProps {
  readonly found: EmailLookUp;
  readonly onFound: () => void;
}

function Companies({ found: { emailDomainCompanies: companies }, onFound }: CompaniesProps) {
  return (
    <section className="sign-up-companies" aria-label="Companies of your email address">
      {companies.length > 0 ? (
        <>
          <p role="status">Company found with the provided email address.</p>
          <ul>
            {companies.map(({ id, name, city, state }) => (
              <li key={id}>
                <b>{name}</b> {city}, {state}
              </li>
            ))}
          </ul>
          <p>It is not possible yet to join one of these companies. If your company is not among them, create it.</p>
        </>
      ) : (
        <p role="status">No company was found with the provided email address.</p>
      )}
      <Button type="button" primary fluid size="large" onClick={onFound}>
        Create a new company profile
      </Button>
    </section>
  );
}
