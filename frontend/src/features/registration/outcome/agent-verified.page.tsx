import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { Button } from '#shared/ui/button.tsx';
import { EntryDone, EntryFrame } from '#shared/ui/entry-frame.tsx';
import { LateDialog } from '#shared/ui/late-dialog.tsx';

const loadAgreement = () => import('./agent-agreement.modal.js');

/** The end of the sign-up of an agent whose address the link of a mail proved, with the agreement that the agent accepted [A08]. */
export default function AgentVerifiedPage() {
  const { state } = useLocation() as { readonly state: { readonly companyName: string } | null };
  const [isOpen, setOpen] = useState(false);
  if (!state) return <Navigate to="/login" replace />;
  return (
    <EntryFrame title="Activation Successful">
      <EntryDone>Your account is now active. Please go to login screen to sign in.</EntryDone>
      <p>
        You act for {state.companyName}, under the License Agreement of agents that you accepted.{' '}
        <Button type="button" size="small" onClick={() => setOpen(true)}>
          Read the License Agreement
        </Button>
      </p>
      <Button as={Link} to="/login" primary fluid size="large">
        Back to login
      </Button>
      {isOpen ? <LateDialog load={loadAgreement} onClose={() => setOpen(false)} /> : null}
    </EntryFrame>
  );
}
