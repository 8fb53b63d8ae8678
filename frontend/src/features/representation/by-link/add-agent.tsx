import { agentEmail, MOST_AGENTS } from '@covertrail/domain/fields/agent-fields';
import { emailDomain, isPublicDomain } from '@covertrail/domain/fields/public-email';
import { useState } from 'react';
import { wrongText } from '#shared/forms/field-resolver';
import { TextField } from '#shared/forms/text-field.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Form } from '#shared/ui/form.tsx';

interface AddAgentProps {
  /** The e-mail addresses of all agents after what was chosen so far. */
  readonly staying: readonly string[];
  readonly onAdd: (email: string) => void;
}

/** One more agent, if the number and the domain of the address allow it. */
export function AddAgent({ staying, onAdd }: AddAgentProps) {
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const add = () => {
    const refusal = refusalOf(email, staying);
    setWrong(refusal);
    if (refusal !== null) return;
    onAdd(email.trim());
    setEmail('');
  };
  return (
    <Form className="add-agent" noValidate onSubmit={add}>
      <TextField
        id="add-agent"
        type="email"
        label="Add Agent"
        autoComplete="off"
        value={email}
        error={wrong ?? undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit">Add</Button>
    </Form>
  );
}

/** Why this address cannot be added [A11]; the server has the last word. */
function refusalOf(email: string, staying: readonly string[]): string | null {
  const wrong = wrongText(agentEmail.check(email));
  if (wrong !== null) return wrong;
  if (staying.length >= MOST_AGENTS) return `Maximum of ${MOST_AGENTS} agents allowed.`;
  const domain = emailDomain(email);
  const isTaken = !isPublicDomain(domain) && staying.some((other) => emailDomain(other) === domain);
  return isTaken ? `Domain '${domain}' already exists.` : null;
}
