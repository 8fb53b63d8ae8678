import { useState } from 'react';
import { nameAgent } from '@covertrail/contracts/request/invitation.calls';
import type { NamedAgent, RequestInvitation } from '@covertrail/contracts/request/invitation.replies';
import { agentEmail } from '@covertrail/domain/fields/agent-fields';
import { agencyName } from '@covertrail/domain/fields/company-fields';
import { agentName } from '@covertrail/domain/fields/mail-answer-fields';
import { useCommand } from '#shared/commands/use-command';
import { instantFormat } from '#shared/format/instant-format';
import { TextField } from '#shared/forms/text-field.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';

interface NameAgentProps {
  readonly token: string;
  readonly agent: NamedAgent | null;
  readonly onNamed: (invitation: RequestInvitation) => void;
}

const RULES = { name: agentName, email: agentEmail, agencyName };
const EMPTY = { name: '', email: '', agencyName: '' };

/** The agent gets a mail with a link of its own; who was named stands here, and can be corrected [D13]. */
export function NameAgent({ token, agent, onNamed }: NameAgentProps) {
  const [correcting, setCorrecting] = useState(false);
  const named = (invitation: RequestInvitation) => {
    setCorrecting(false);
    onNamed(invitation);
  };
  return (
    <section aria-labelledby="name-agent" className="link-act">
      <h2 id="name-agent">Let your agent answer</h2>
      {agent ? (
        <p role="status">
          Sent to <b>{agent.email}</b> ({agent.name}, {agent.agencyName}) on {instantFormat(agent.namedAt)}.
        </p>
      ) : null}
      {agent && !correcting ? (
        <Button type="button" onClick={() => setCorrecting(true)}>
          Name another agent
        </Button>
      ) : (
        <AgentForm token={token} isAnother={agent !== null} onNamed={named} />
      )}
    </section>
  );
}

interface AgentFormProps extends Pick<NameAgentProps, 'token' | 'onNamed'> {
  readonly isAnother: boolean;
}

function AgentForm({ token, isAnother, onNamed }: AgentFormProps) {
  const { submit, pending, problem } = useCommand(nameAgent, 'invitation/agent', { onSettled: onNamed });
  const { register, handleSubmit, formState } = useFieldForm({ rules: RULES, defaults: EMPTY, problem });
  const { errors } = formState;
  const fieldOf = (name: keyof typeof EMPTY) => ({ ...register(name), error: errors[name]?.message });
  const send = handleSubmit((values) => submit({ body: { token, ...values } }));
  return (
    <Form noValidate onSubmit={() => void send()}>
      <p className="sub">
        {isAnother
          ? 'The link that the agent before got stops working.'
          : 'Your agent gets a mail with a link to this one request, and can answer it for you.'}
      </p>
      <TextField id="agent-name" label="Name" autoComplete="off" required {...fieldOf('name')} />
      <TextField id="agent-email" type="email" label="Email" autoComplete="off" required {...fieldOf('email')} />
      <TextField id="agent-agency" label="Agency" autoComplete="off" required {...fieldOf('agencyName')} />
      <ErrorBanner problem={problem} />
      <Button type="submit" loading={pending} disabled={pending}>
        Send to agent
      </Button>
    </Form>
  );
}
