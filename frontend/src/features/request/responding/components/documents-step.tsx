import { LoaderCircle } from 'lucide-react';
import type { UploadedFile } from '@covertrail/contracts/calls/uploaded-file';
import { uploadAnswerDocument } from '@covertrail/contracts/request/request.calls';
import { MOST_ANSWER_DOCUMENTS } from '@covertrail/domain/fields/request-fields';
import { DOCUMENT_UPLOAD_KINDS, LARGEST_UPLOAD } from '@covertrail/domain/kernel/upload-kinds';
import { uploadOfOtherKind, UPLOAD_TOO_LARGE } from '@covertrail/wording/fields/server-messages';
import { requestOf } from '#shared/api/call-request';
import { useFileUpload } from '#shared/api/file-upload.hook';
import { fieldAria, FieldFrame } from '#shared/forms/field-frame.tsx';
import { AttachedFile } from '#shared/ui/attached-file.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import type { StepProps } from '#shared/wizard/wizard-step';
import type { AnswerWork } from '../answer-work.view.js';
import '../../components/answer-parts.css';

const NOTE = `JPEG, PNG, GIF or PDF, up to 20 MB each, at most ${MOST_ANSWER_DOCUMENTS}. The requester can read them.`;

/** Files beside the policies: each is uploaded as soon as it is chosen, and sent with the answer [D04]. */
export default function DocumentsStep({ work: { draft, change } }: StepProps<AnswerWork>) {
  const { documents } = draft;
  const wrongWith = ({ name, size, type }: File): string | null => {
    if (documents.some((file) => file.name === name)) return `${name} is already uploaded, please upload new document.`;
    if (size > LARGEST_UPLOAD) return UPLOAD_TOO_LARGE;
    return type === '' || DOCUMENT_UPLOAD_KINDS.some((kind) => kind === type)
      ? null
      : uploadOfOtherKind(DOCUMENT_UPLOAD_KINDS);
  };
  const { choose, sending, problem } = useFileUpload<UploadedFile>({
    request: requestOf(uploadAnswerDocument),
    field: uploadAnswerDocument.upload,
    wrongWith,
    onReply: (file) =>
      file && change({ documents: [...documents, { id: file.uploadId, name: file.fileName, bytes: file.bytes }] }),
  });
  const error = problem ?? undefined;
  return (
    <Panel title="Documents for the requester">
      <div className="panel-body">
        <FieldFrame id="answer-documents" label="Documents" error={error} required={false} note={NOTE}>
          <input
            id="answer-documents"
            type="file"
            accept={DOCUMENT_UPLOAD_KINDS.join(',')}
            disabled={sending || documents.length >= MOST_ANSWER_DOCUMENTS}
            {...fieldAria('answer-documents', error, NOTE)}
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
        </FieldFrame>
        <ul className="answer-documents" aria-label="Additional documents">
          {documents.map((file) => (
            <AttachedFile
              key={file.id}
              name={file.name}
              bytes={file.bytes}
              disabled={sending}
              onRemove={() => change({ documents: documents.filter(({ id }) => id !== file.id) })}
            />
          ))}
        </ul>
      </div>
    </Panel>
  );
}
