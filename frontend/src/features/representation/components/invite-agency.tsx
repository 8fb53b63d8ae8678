import { Button, Form } from 'semantic-ui-react';
import { invitedEmail } from '@covertrail/domain/fields/account-fields';
import { inviteAgency } from '@covertrail/contracts/representation/representation.calls';
import { useCommand } from '#shared/commands/use-command';
import { TextField } from '#shared/forms/text-field.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';

/** Makes the agency of an agent the agency of record, by the agent's email. */
export function InviteAgency() {
  const { submit, pending, problem } = useCommand(inviteAgency, 'appointments/invite');
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useFieldForm({ rules: { email: invitedEmail }, defaults: { email: '' }, problem });
  const invite = handleSubmit(({ email }) => submit({ body: { email }, toast: 'Your agent now represents you.' }));
  return (
    <Panel title="Invite your agent">
      <Form className="panel-body agency-invitation" noValidate onSubmit={(event) => void invite(event)}>
        <ErrorBanner problem={problem} />
        <TextField
          id="agent-email"
          label="Email of your agent"
          required
          type="email"
          autoComplete="off"
          error={errors.email?.message}
          note="Your agent's agency becomes your agency of record at once: it sees your policies and requests, approves your policies, and may add, change, cancel and share them for you."
          {...register('email')}
        />
        <Button type="submit" primary loading={pending} disabled={pending}>
          Invite agent
        </Button>
      </Form>
    </Panel>
  );
}
