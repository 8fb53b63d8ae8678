import { useState } from 'react';
import type { UserDetails } from '@covertrail/contracts/session/session.replies';
import { choosePhoto, removePhoto, uploadPhoto } from '@covertrail/contracts/user/photo.calls';
import { requestOf } from '#shared/api/call-request';
import { useCommand } from '#shared/commands/use-command';
import { useShownInFrame } from '#shared/session/shown-in-frame.hook';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { PersonMark } from '#shared/ui/person-mark.tsx';
import { PictureField } from '#shared/uploads/picture-field.tsx';

interface PhotoPanelProps {
  readonly details: UserDetails;
  readonly onSaved: () => void;
}

/** The photo of the person [I01]. */
export function PhotoPanel({ details: { id, firstName, lastName, photoId }, onSaved }: PhotoPanelProps) {
  const [isDeleting, setDeleting] = useState(false);
  const choosing = useCommand(choosePhoto, 'own-photo/choose', { onSettled: onSaved });
  useShownInFrame('photoId', photoId);
  const onDeleted = () => {
    setDeleting(false);
    onSaved();
  };
  return (
    <Panel title="Photo">
      <div className="panel-body">
        <PictureField
          what="photo"
          mark={<PersonMark person={{ id, name: `${firstName} ${lastName}`, photoId }} />}
          isThere={photoId !== null}
          seenBy="Your colleagues see it beside your name."
          request={requestOf(uploadPhoto)}
          field={uploadPhoto.upload}
          choosing={choosing}
          onUploaded={(uploadId) => choosing.submit({ body: { uploadId }, toast: 'The photo is saved.' })}
          onDelete={() => setDeleting(true)}
        />
      </div>
      {isDeleting ? <DeletePhoto onClose={() => setDeleting(false)} onDeleted={onDeleted} /> : null}
    </Panel>
  );
}

function DeletePhoto({ onClose, onDeleted }: { readonly onClose: () => void; readonly onDeleted: () => void }) {
  const { submit, pending, problem } = useCommand(removePhoto, 'own-photo/delete', { onSettled: onDeleted });
  return (
    <ConfirmDialog
      open
      title="Delete your photo?"
      confirm="Delete photo"
      cancel="Keep photo"
      destructive
      pending={pending}
      problem={problem}
      onConfirm={() => submit({ toast: 'The photo is deleted.' })}
      onCancel={onClose}
    >
      <p>Your initials stand in its place.</p>
    </ConfirmDialog>
  );
}
