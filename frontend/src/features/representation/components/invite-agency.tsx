import { invitedEmail } from '@covertrail/domain/fields/account-fields';
import { inviteAgency } from '@covertrail/contracts/representation/representation.calls';
import { useCommand } from '#shared/commands/use-command';
import { TextField } from '#shared/forms/text-field.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { Button } from '#shared/ui/button.tsx';
import { Form } from '#shared/ui/form.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';

const FIRST =
  "Your agent's agency becomes your agency of record at once: it sees your policies and requests, approves your policies, and may add, change, cancel and share them for you.";
const FURTHER =
  'The agency represents you at once, beside the others: it sees your requests, and it sees and manages the policies that you give to it and those that no agency manages.';

interface InviteAgencyProps {
  /** Another agency represents the insured already. */
  readonly further: boolean;
}

/** Makes the agency of an agent the agency of record, or one more agency of the insured, by the agent's email. */
export function InviteAgency({ further }: InviteAgencyProps) {
  const { submit, pending, problem, reply } = useCommand(inviteAgency, 'appointments/invite', {
    onSettled: () => reset(),
  });
  const {
    register,
    handleSubmit,
    reset,
    formState: { errors },
  } = useFieldForm({ rules: { email: invitedEmail }, defaults: { email: '' }, problem });
  const invite = handleSubmit(({ email }) => submit({ body: { email } }));
  return (
    <Panel title={further ? 'Invite another agent' : 'Invite your agent'}>
      <Form className="panel-body agency-invitation" noValidate onSubmit={(event) => void invite(event)}>
        <ErrorBanner problem={problem} />
        <TextField
          id="agent-email"
          label={further ? 'Email of the agent' : 'Email of your agent'}
          required
          type="email"
          autoComplete="off"
          error={errors.email?.message}
          note={further ? FURTHER : FIRST}
          {...register('email')}
        />
        {reply ? (
          <p role="status">
            {reply.represents
              ? 'The agent now represents you.'
              : 'This agent has no account yet, and was sent an email to sign up. The agency represents you as soon as its agent has signed up.'}
          </p>
        ) : null}
        <Button type="submit" primary loading={pending} disabled={pending}>
          Invite agent
        </Button>
      </Form>
    </Panel>
  );
}
