import { useState } from 'react';
import type { Passkey } from '@covertrail/contracts/session/passkey.replies';
import { Button } from '#shared/ui/button.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';

const RemoveDialog = lateDialog(() => import('./remove-passkey.modal.js'));

interface RemovePasskeyProps {
  readonly passkey: Passkey;
  readonly onChanged: () => void;
}

export function RemovePasskey({ passkey, onChanged }: RemovePasskeyProps) {
  const [open, setOpen] = useState(false);
  const onClose = () => {
    setOpen(false);
    onChanged();
  };
  return (
    <>
      <Button type="button" aria-label={`Remove ${passkey.name}`} onClick={() => setOpen(true)}>
        Remove
      </Button>
      {open ? <RemoveDialog passkey={passkey} onClose={onClose} /> : null}
    </>
  );
}
