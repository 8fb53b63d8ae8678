import { Download } from 'lucide-react';
import { exceptionDocument } from '@covertrail/contracts/exception/exception.calls';
import type { ExceptionFile } from '@covertrail/contracts/exception/exception.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { Button } from '../ui/button.js';
import { requestOf } from '../api/call-request.js';
import { sizeFormat } from '../format/size-format.js';
import { useDownload } from '../uploads/use-download.js';
import './exception-files.css';

interface ExceptionFilesProps {
  /** A tracking that the decision is about. */
  readonly trackingId: Uuid;
  readonly exceptionId: Uuid;
  readonly files: readonly ExceptionFile[];
}

/** The files that back a decision, each to be downloaded; nothing where there are none. */
export function ExceptionFiles({ trackingId, exceptionId, files }: ExceptionFilesProps) {
  const { fetching, download } = useDownload();
  if (files.length === 0) return null;
  return (
    <ul className="exception-files" aria-label="Documents of the decision">
      {files.map(({ number, name, bytes, sha256 }) => (
        <li key={number}>
          <Button
            type="button"
            size="small"
            className="ghost"
            title={`SHA-256 ${sha256}`}
            aria-label={`Download ${name}`}
            disabled={fetching !== null}
            onClick={() =>
              download(name, requestOf(exceptionDocument, { params: { id: trackingId, exceptionId, number } }))
            }
          >
            <Download size={14} aria-hidden /> {name} <span className="sub num">{sizeFormat(bytes)}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
