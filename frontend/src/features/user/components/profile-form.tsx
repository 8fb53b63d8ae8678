import { useDispatch } from 'react-redux';
import type { UserDetails } from '@covertrail/contracts/session/session.replies';
import { changeProfile } from '@covertrail/contracts/user/user.calls';
import { firstName, lastName, phone } from '@covertrail/domain/fields/account-fields';
import { useCommand } from '#shared/commands/use-command';
import type { FormRules } from '#shared/forms/field-resolver';
import { TextField } from '#shared/forms/text-field.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { userDetailed } from '#shared/session/session.slice';
import { useSession } from '#shared/session/use-session';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';
import { Panel } from '#shared/ui/panel.tsx';

interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

const RULES: FormRules<Profile> = { firstName, lastName, phone };
const FIELDS = [
  ['firstName', 'First name', 'given-name'],
  ['lastName', 'Last name', 'family-name'],
  ['phone', 'Phone', 'tel'],
] as const;
const FORM = 'profile-form';

interface ProfileFormProps {
  readonly details: UserDetails;
  readonly onSaved: () => void;
}

/** Names and phone number of the person, as others see them. The e-mail is the account, and stays. */
export function ProfileForm({ details, onSaved }: ProfileFormProps) {
  const { user } = useSession();
  const dispatch = useDispatch();
  const defaults: Profile = { ...details, phone: details.phone ?? '' };
  const onSettled = () => {
    const { firstName: first, lastName: last, phone: number } = form.getValues();
    form.reset({ firstName: first.trim(), lastName: last.trim(), phone: number.trim() });
    dispatch(userDetailed({ ...user, firstName: first.trim(), lastName: last.trim() }));
    onSaved();
  };
  const { submit, pending, problem } = useCommand(changeProfile, 'profile/change', { onSettled });
  const form = useFieldForm<Profile>({ rules: RULES, defaults, problem });
  const { errors, isDirty } = form.formState;
  const send = form.handleSubmit((profile) => {
    const body = { firstName: profile.firstName, lastName: profile.lastName, phone: profile.phone };
    submit({ body, toast: 'Your profile was saved.' });
  });
  return (
    <Panel title="About you">
      <div className="panel-body">
        <Form id={FORM} noValidate onSubmit={() => void send()}>
          <ErrorBanner problem={problem} />
          <div className="profile-fields">
            {FIELDS.map(([name, label, autoComplete]) => (
              <TextField
                key={name}
                id={`profile-${name}`}
                label={label}
                autoComplete={autoComplete}
                required={name !== 'phone'}
                error={errors[name]?.message}
                {...form.register(name)}
              />
            ))}
            <TextField
              id="profile-email"
              type="email"
              label="Email"
              readOnly
              value={details.email}
              note="You log in with it."
            />
          </div>
          <Button type="submit" primary loading={pending} disabled={pending || !isDirty}>
            Save
          </Button>
        </Form>
      </div>
    </Panel>
  );
}
