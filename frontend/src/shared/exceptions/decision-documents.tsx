import { LoaderCircle } from 'lucide-react';
import { uploadExceptionDocument } from '@covertrail/contracts/exception/exception.calls';
import type { UploadedFile } from '@covertrail/contracts/calls/uploaded-file';
import { MOST_EXCEPTION_DOCUMENTS } from '@covertrail/domain/fields/exception-fields';
import { LARGEST_UPLOAD, UPLOAD_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import { uploadOfOtherKind, UPLOAD_TOO_LARGE } from '@covertrail/wording/fields/server-messages';
import { AttachedFile } from '../ui/attached-file.js';
import { requestOf } from '../api/call-request.js';
import { useFileUpload } from '../api/file-upload.hook.js';
import { fieldAria, FieldFrame } from '../forms/field-frame.js';

interface DecisionDocumentsProps {
  readonly value: readonly UploadedFile[];
  readonly onChange: (files: readonly UploadedFile[]) => void;
}

const NOTE = `PDF, PNG or JPEG, up to 20 MB each, at most ${MOST_EXCEPTION_DOCUMENTS}. Whoever sees the decision can read them.`;

/** The files that back a decision: each is uploaded as soon as it is chosen. */
export function DecisionDocuments({ value, onChange }: DecisionDocumentsProps) {
  const wrongWith = ({ name, size, type }: File): string | null => {
    if (value.some(({ fileName }) => fileName === name))
      return `${name} is already uploaded, please upload new document.`;
    if (size > LARGEST_UPLOAD) return UPLOAD_TOO_LARGE;
    return type === '' || UPLOAD_KINDS.some((kind) => kind === type) ? null : uploadOfOtherKind(UPLOAD_KINDS);
  };
  const { choose, sending, problem } = useFileUpload<UploadedFile>({
    request: requestOf(uploadExceptionDocument),
    field: uploadExceptionDocument.upload,
    wrongWith,
    onReply: (file) => file && onChange([...value, file]),
  });
  const full = value.length >= MOST_EXCEPTION_DOCUMENTS;
  return (
    <FieldFrame id="exception-documents" label="Documents" error={problem ?? undefined} required={false} note={NOTE}>
      <input
        id="exception-documents"
        type="file"
        accept={UPLOAD_KINDS.join(',')}
        disabled={sending || full}
        {...fieldAria('exception-documents', problem ?? undefined, NOTE)}
        onChange={({ target }) => {
          choose(target.files?.[0]);
          target.value = '';
        }}
      />
      <span className="sub" role="status">
        {sending ? (
          <>
            <LoaderCircle size={15} className="turning" aria-hidden /> Uploading
          </>
        ) : null}
      </span>
      {value.length === 0 ? null : (
        <ul className="exception-documents">
          {value.map((file) => (
            <AttachedFile
              key={file.uploadId}
              name={file.fileName}
              bytes={file.bytes}
              disabled={sending}
              onRemove={() => onChange(value.filter((uploadedFile) => uploadedFile !== file))}
            />
          ))}
        </ul>
      )}
    </FieldFrame>
  );
}
