import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { captcha, loginEmail, loginPassword } from '@covertrail/domain/fields/account-fields';
import type { AuthenticateDto } from '@covertrail/contracts/session/session.inputs';
import { Captcha } from '#shared/forms/captcha/captcha.tsx';
import { useCaptchaAsked } from '#shared/forms/captcha/captcha-asked.hook';
import { useShortForm } from '#shared/forms/short-form.hook';
import { TextField } from '#shared/forms/text-field.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';
import { loginSubmitted, selectLogin } from '../login.slice.js';

const RULES = { email: loginEmail, password: loginPassword, captcha };
const EMPTY = { email: '', password: '', captcha: '' };
const PROOF = ['email', 'password'] as const;

/** `filled` contains an account of the demo for the fields. */
export function LoginForm({ filled }: { readonly filled: AuthenticateDto | null }) {
  const { pending, problem } = useSelector(selectLogin);
  const dispatch = useDispatch();
  const { field, fill, submit } = useShortForm({ empty: EMPTY, rules: RULES, problem });
  const [before, setBefore] = useState(filled);
  const { isAsked, round } = useCaptchaAsked(problem);
  const [captchaId, setCaptchaId] = useState('');
  if (filled !== before) {
    setBefore(filled);
    if (filled) fill(filled);
  }
  const onGiven = (id: string) => {
    setCaptchaId(id);
    fill({ captcha: '' });
  };
  const answer = field('captcha');
  const refused = answer.value === '' ? problem?.fieldErrors['captcha'] : undefined;
  const send = submit(isAsked ? [...PROOF, 'captcha'] : PROOF, ({ email, password, captcha: typed }) =>
    dispatch(loginSubmitted({ email, password, ...(isAsked ? { captcha: typed, captchaId } : {}) })),
  );
  return (
    <Form noValidate onSubmit={send}>
      <ErrorBanner problem={problem} />
      {problem?.code === 'AUTH.EMAIL_NOT_VERIFIED' ? (
        <p>
          <Link to="/verify-user" state={{ email: field('email').value }}>
            Send the email again
          </Link>
        </p>
      ) : null}
      <TextField id="email" type="email" label="Email" autoComplete="username" required {...field('email')} />
      <TextField
        id="password"
        type="password"
        label="Password"
        autoComplete="current-password"
        required
        {...field('password')}
      />
      {isAsked ? (
        <Captcha id="captcha" round={round} onGiven={onGiven} {...answer} error={answer.error ?? refused} />
      ) : null}
      <Button type="submit" primary fluid size="large" loading={pending} disabled={pending}>
        Log in
      </Button>
    </Form>
  );
}
