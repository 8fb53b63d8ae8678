import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#shared/ui/button.tsx';
import { LateDialog } from '#shared/ui/late-dialog.tsx';
import { Panel } from '#shared/ui/panel.tsx';

const loadChange = () => import('./change-password.modal.js');

/** How the person logs in [A10]. */
export function PasswordPanel() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title="Password">
      <div className="panel-body profile-password">
        <p>A new password logs you out everywhere, also on other computers.</p>
        <div className="profile-acts">
          <Button type="button" onClick={() => setOpen(true)}>
            Change password
          </Button>
          <Button as={Link} to="/app/myProfile/security">
            Security
          </Button>
        </div>
      </div>
      {isOpen ? <LateDialog load={loadChange} onClose={() => setOpen(false)} /> : null}
    </Panel>
  );
}
