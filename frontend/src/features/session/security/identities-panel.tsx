import { useState } from 'react';
import type { OwnIdentities, OwnIdentity } from '@covertrail/contracts/session/own-identities.replies';
import { Button } from '#shared/ui/button.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { Panel } from '#shared/ui/panel.tsx';

const UnlinkDialog = lateDialog(() => import('./unlink-identity.modal.js'));

interface IdentitiesPanelProps {
  readonly own: OwnIdentities;
  readonly onChanged: () => void;
}

/** By which single sign-on the account is opened, for those who have one [A05]. */
export function IdentitiesPanel({ own: { identities, isRequired }, onChanged }: IdentitiesPanelProps) {
  const [open, setOpen] = useState<OwnIdentity | null>(null);
  const onClose = () => {
    setOpen(null);
    onChanged();
  };
  return (
    <Panel title="Single sign-on">
      <div className="panel-body">
        <p>
          Whoever signs on there as you opens your account.
          {isRequired ? ' Your company requires it, so it cannot be unlinked.' : ''}
        </p>
      </div>
      <ul className="passkeys" aria-label="Your single sign-on">
        {identities.map((identity) => (
          <li key={identity.issuer}>
            <b>{hostOf(identity)}</b>
            <Button
              type="button"
              aria-label={`Unlink ${hostOf(identity)}`}
              disabled={isRequired}
              onClick={() => setOpen(identity)}
            >
              Unlink
            </Button>
          </li>
        ))}
      </ul>
      {open ? <UnlinkDialog issuer={open.issuer} host={hostOf(open)} onClose={onClose} /> : null}
    </Panel>
  );
}

/** The provider as people know it; that of the demo has no address of its own. */
const hostOf = ({ issuer }: OwnIdentity): string =>
  URL.canParse(issuer) ? new URL(issuer).host : 'The provider of this product';
