import type { Ref } from 'react';
import { Button } from '../ui/button.js';
import { StatusTag } from '../ui/status-tag.js';
import { isSendable } from './certificate-files.form.js';
import type { FailedUpload } from './failed-uploads.js';
import './certificates.css';

interface NotUploadedRowProps {
  readonly upload: FailedUpload;
  readonly row: Ref<HTMLTableRowElement> | undefined;
  /** Null where the request takes no certificate any more. */
  readonly onAgain: (() => void) | null;
  readonly onRemove: () => void;
}

/** An upload that did not go through, in the list of those that did: its file, the reason, and the way to try it again [E01]. */
export function NotUploadedRow({ upload: { files, problem }, row, onAgain, onRemove }: NotUploadedRowProps) {
  const { name } = files.certificate;
  const additional = files.additional.filter(isSendable).map((file) => file.name);
  return (
    <tr ref={row} tabIndex={-1}>
      <td data-label="Transaction ID">None</td>
      <td data-label="File Name">
        <b>{name}</b>
        {additional.length > 0 ? <div className="sub">with {additional.join(', ')}</div> : null}
      </td>
      <td data-label="Uploaded">
        No
        {files.priority === 'standard' ? null : <div className="sub">Priority Request</div>}
      </td>
      <td data-label="State">
        <StatusTag label="Not uploaded" tone="bad" />
        <p className="not-uploaded-reason">{problem.message}</p>
        <div className="not-uploaded-acts">
          {onAgain ? (
            <Button type="button" size="small" aria-label={`Try again with ${name}`} onClick={onAgain}>
              Try again
            </Button>
          ) : null}
          <Button type="button" size="small" basic aria-label={`Remove ${name} from the list`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </td>
    </tr>
  );
}
