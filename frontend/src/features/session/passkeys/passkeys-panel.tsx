import { useState } from 'react';
import type { Passkey } from '@covertrail/contracts/session/passkey.replies';
import { instantFormat } from '#shared/format/instant-format';
import { Button } from '#shared/ui/button.tsx';
import { LateDialog } from '#shared/ui/late-dialog.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { hasPasskeys } from './passkey-support.view.js';
import { RemovePasskey } from './remove-passkey.js';

const loadAdd = () => import('./add-passkey.modal.js');
const MOST = 10;

interface PasskeysPanelProps {
  readonly passkeys: readonly Passkey[];
  readonly onChanged: () => void;
}

/** The passkeys of the person: what each is called, when it was used, and what can be done about it [A18]. */
export function PasskeysPanel({ passkeys, onChanged }: PasskeysPanelProps) {
  const [adds, setAdds] = useState(false);
  const canAdd = hasPasskeys() && passkeys.length < MOST;
  const onClose = () => {
    setAdds(false);
    onChanged();
  };
  return (
    <Panel title="Passkeys">
      <div className="panel-body security-factor">
        <p>
          A passkey opens your account by what unlocks your device: a fingerprint, your face or a PIN. You type no
          password and no code, and nobody can trick you into telling it.
          {hasPasskeys() ? '' : ' This browser cannot use passkeys at this address.'}
          {passkeys.length < MOST ? '' : ' An account has 10 at most.'}
        </p>
        <div className="security-acts">
          <Button type="button" primary={passkeys.length === 0} disabled={!canAdd} onClick={() => setAdds(true)}>
            Add a passkey
          </Button>
        </div>
      </div>
      {passkeys.length > 0 ? (
        <ul className="passkeys" aria-label="Your passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onChanged={onChanged} />
          ))}
        </ul>
      ) : null}
      {adds ? <LateDialog load={loadAdd} onClose={onClose} /> : null}
    </Panel>
  );
}

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onChanged: () => void;
}

function PasskeyRow({ passkey, onChanged }: PasskeyRowProps) {
  const { name, addedAt, usedAt } = passkey;
  return (
    <li>
      <span>
        <b>{name}</b>
        <span className="sub">
          Added {instantFormat(addedAt)}, {usedAt === null ? 'not used yet' : `last used ${instantFormat(usedAt)}`}
        </span>
      </span>
      <RemovePasskey passkey={passkey} onChanged={onChanged} />
    </li>
  );
}
