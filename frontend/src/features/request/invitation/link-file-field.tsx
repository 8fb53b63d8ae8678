import { LoaderCircle } from 'lucide-react';
import { UPLOAD_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import { fieldAria, FieldFrame } from '#shared/forms/field-frame.tsx';
import { AttachedFile } from '#shared/ui/attached-file.tsx';
import { useLinkUploads, type LinkUpload } from './link-uploads.hook.js';

interface LinkFileProps {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  readonly token: string;
  readonly pdfOnly: boolean;
  readonly most: number;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly files: readonly LinkUpload[];
  /** Changes the list from what it is then: a further file may have come meanwhile. */
  readonly onChange: (change: (files: readonly LinkUpload[]) => readonly LinkUpload[]) => void;
}

/** Takes files by the link of a mail, with their progress; each can be removed before it is given. */
export function LinkFileField({ id, label, note, required = false, error, ...rest }: LinkFileProps) {
  const { token, pdfOnly, most, files, onChange } = rest;
  const taken = files.map(({ fileName }) => fileName);
  const { choose, percent, problem } = useLinkUploads({
    token,
    pdfOnly,
    taken,
    onUploaded: (file) => onChange((before) => [...before, file].slice(-most)),
  });
  const shown = problem ?? error;
  return (
    <FieldFrame id={id} label={label} error={shown} required={required} note={note}>
      <input
        id={id}
        type="file"
        multiple={most > 1}
        accept={pdfOnly ? 'application/pdf' : UPLOAD_KINDS.join(',')}
        disabled={percent !== null || (most > 1 && files.length >= most)}
        {...fieldAria(id, shown, note)}
        onChange={({ target }) => {
          choose([...(target.files ?? [])].slice(0, most > 1 ? most - files.length : 1));
          target.value = '';
        }}
      />
      <span className="sub" role="status">
        {percent === null ? null : (
          <>
            <LoaderCircle size={15} className="turning" aria-hidden />
            <progress max={100} value={percent} aria-label={`Upload: ${label}`} />{' '}
            {percent < 100 ? `${percent} %` : 'Checking'}
          </>
        )}
      </span>
      {files.length === 0 ? null : (
        <ul className="link-files">
          {files.map((file) => (
            <AttachedFile
              key={file.uploadId}
              name={file.fileName}
              bytes={file.bytes}
              disabled={percent !== null}
              onRemove={() => onChange((before) => before.filter(({ uploadId }) => uploadId !== file.uploadId))}
            />
          ))}
        </ul>
      )}
    </FieldFrame>
  );
}
