import { useRef, type ReactNode } from 'react';
import type { UploadedFile } from '@covertrail/contracts/calls/uploaded-file';
import { LARGEST_PICTURE, PICTURE_DOTS, PICTURE_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import { NO_PICTURE, PICTURE_TOO_LARGE } from '@covertrail/wording/fields/server-messages';
import type { ApiRequest } from '../api/api-client.js';
import type { Problem } from '../api/api-problem.js';
import { useFileUpload } from '../api/file-upload.hook.js';
import { Button } from '../ui/button.js';
import './picture-field.css';

interface PictureFieldProps {
  /** What the picture is: `logo`. */
  readonly what: string;
  readonly mark: ReactNode;
  readonly isThere: boolean;
  /** Who sees it. */
  readonly seenBy: string;
  readonly request: ApiRequest<UploadedFile>;
  /** The field of the form that holds the file. */
  readonly field: string;
  /** The command that cites an uploaded picture. */
  readonly choosing: { readonly pending: boolean; readonly problem: Problem | null };
  readonly onUploaded: (uploadId: string) => void;
  readonly onDelete: () => void;
}

const wrongWith = ({ size, type }: File): string | null => {
  if (!PICTURE_KINDS.some((kind) => kind === type)) return NO_PICTURE;
  return size > LARGEST_PICTURE ? PICTURE_TOO_LARGE : null;
};

/** A picture of a company or a person: shown, uploaded, replaced and deleted [I01]. */
export function PictureField(field: PictureFieldProps) {
  const { what, mark, isThere, seenBy, choosing, onUploaded, onDelete } = field;
  const input = useRef<HTMLInputElement>(null);
  const uploading = useFileUpload({
    request: field.request,
    field: field.field,
    wrongWith,
    onReply: (stored) => (stored ? onUploaded(stored.uploadId) : undefined),
  });
  const take = (file: File | undefined) => {
    uploading.choose(file);
    if (input.current) input.current.value = '';
  };
  const wrong = uploading.problem ?? choosing.problem?.message ?? null;
  const pending = uploading.sending || choosing.pending;
  return (
    <div className="picture-field">
      {mark}
      <div>
        <Button type="button" size="small" loading={pending} disabled={pending} onClick={() => input.current?.click()}>
          {isThere ? `Replace ${what}…` : `Upload ${what}…`}
        </Button>
        {isThere ? (
          <Button type="button" size="small" disabled={pending} onClick={onDelete}>
            Delete {what}…
          </Button>
        ) : null}
        <input
          ref={input}
          type="file"
          aria-label={`${what.charAt(0).toUpperCase()}${what.slice(1)}`}
          className="visually-hidden"
          tabIndex={-1}
          accept={PICTURE_KINDS.join(',')}
          onChange={(event) => take(event.target.files?.[0])}
        />
        <p className="sub">
          PNG or JPEG, up to 1 MB, {PICTURE_DOTS.least} to {PICTURE_DOTS.most} pixels wide and high. {seenBy}
        </p>
        {wrong ? (
          <p className="field-error" role="alert">
            {wrong}
          </p>
        ) : null}
      </div>
    </div>
  );
}
