import { useState } from 'react';
import type {
  deleteAgencySignature,
  deleteAgentSignature,
  uploadAgencySignature,
  uploadAgentSignature,
} from '@covertrail/contracts/signature/signature.calls';
import { SIGNATURE_FAILED, SIGNATURE_UPLOADED } from '@covertrail/wording/fields/server-messages';
import { commandOf } from '../api/call-request.js';
import type { Problem } from '../api/api-problem.js';
import { useCommandRequest } from '../commands/use-command.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { ErrorBanner } from '../ui/error-banner.js';
import { Panel } from '../ui/panel.js';
import { SignatureField } from './signature-field.js';

interface SignaturePanelProps {
  readonly title: string;
  readonly note: string;
  readonly empty: string;
  readonly ownerId: string;
  readonly picture: string | null;
  readonly upload: typeof uploadAgentSignature | typeof uploadAgencySignature;
  readonly remove: typeof deleteAgentSignature | typeof deleteAgencySignature;
  readonly onSettled: () => void;
}

/** The signature of a person or an agency, with what is done with it [E04]. */
export function SignaturePanel({
  title,
  note,
  empty,
  ownerId,
  picture,
  upload,
  remove,
  onSettled,
}: SignaturePanelProps) {
  const [isDeleting, setDeleting] = useState(false);
  const uploading = useCommandRequest<unknown>(`signature/${ownerId}/upload`, { onSettled });
  const deleting = useCommandRequest<unknown>(`signature/${ownerId}/delete`, {
    onSettled: () => {
      setDeleting(false);
      onSettled();
    },
  });
  const params = { id: ownerId };
  return (
    <Panel title={title}>
      <div className="panel-body">
        <p className="sub">{note}</p>
        <SignatureField
          label={title}
          picture={picture}
          empty={empty}
          pending={uploading.pending}
          onChosen={(dataURI) =>
            uploading.submit(commandOf(upload, { params, body: { dataURI }, toast: SIGNATURE_UPLOADED }))
          }
          onDelete={() => setDeleting(true)}
        />
        <ErrorBanner problem={worded(uploading.problem)} />
      </div>
      <ConfirmDialog
        open={isDeleting}
        title={`Delete ${title.charAt(0).toLowerCase()}${title.slice(1)}?`}
        confirm="Delete signature"
        cancel="Keep signature"
        destructive
        pending={deleting.pending}
        problem={worded(deleting.problem)}
        onConfirm={() => deleting.submit(commandOf(remove, { params, toast: 'The signature is deleted.' }))}
        onCancel={() => setDeleting(false)}
      >
        <p>The picture is gone for good. Certificates that were issued keep it.</p>
      </ConfirmDialog>
    </Panel>
  );
}

/** What nobody can mend on this page is told by one text [E04]. */
const worded = (problem: Problem | null): Problem | null =>
  problem && problem.status >= 500 ? { ...problem, message: SIGNATURE_FAILED } : problem;
