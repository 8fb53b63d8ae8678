import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, Form } from 'semantic-ui-react';
import { loginEmail, loginPassword } from '@covertrail/domain/fields/account-fields';
import type { AuthenticateDto } from '@covertrail/contracts/session/session.inputs';
import { TextField } from '#shared/forms/text-field.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { loginSubmitted, selectLogin } from '../login.slice.js';

const RULES = { email: loginEmail, password: loginPassword };

/** `filled` contains an account of the demo for the fields. */
export function LoginForm({ filled }: { readonly filled: AuthenticateDto | null }) {
  const { pending, problem } = useSelector(selectLogin);
  const dispatch = useDispatch();
  const form = useFieldForm<AuthenticateDto>({ rules: RULES, defaults: { email: '', password: '' }, problem });
  const {
    register,
    handleSubmit,
    reset,
    formState: { errors },
  } = form;
  useEffect(() => {
    if (filled) reset(filled);
  }, [filled, reset]);
  return (
    <Form noValidate onSubmit={(event) => void handleSubmit((values) => dispatch(loginSubmitted(values)))(event)}>
      <ErrorBanner problem={problem} />
      <TextField
        id="email"
        type="email"
        label="Email"
        autoComplete="username"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        id="password"
        type="password"
        label="Password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" primary fluid size="large" loading={pending} disabled={pending}>
        Log in
      </Button>
    </Form>
  );
}
