import { CircleAlert, FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { documentFile } from '@covertrail/contracts/document/document.calls';
import type { DocumentRow } from '@covertrail/contracts/document/document.replies';
import type { Endorsement } from '@covertrail/domain/insurance/coverage';
import { ENDORSEMENT_NAMES } from '@covertrail/wording/insurance/labels';
import { MISSING_DOCUMENT } from '@covertrail/wording/policy/endorsement-details.words';
import { requestOf } from '#shared/api/call-request';
import { useDownload } from '#shared/uploads/use-download';
import { lateDialog } from '#shared/ui/late-dialog.tsx';

const DocumentPreview = lateDialog(() => import('#shared/documents/document-preview.modal.tsx'));

interface EndorsementDocumentProps {
  readonly endorsement: Endorsement;
  /** The one document that an endorsement may have. */
  readonly row: DocumentRow | undefined;
  readonly mayEdit: boolean;
  readonly onRemove: (row: DocumentRow) => void;
}

/** The document of an endorsement. One whose form was seen needs it: the document is the proof. */
export function EndorsementDocument({
  endorsement: { code, grade },
  row,
  mayEdit,
  onRemove,
}: EndorsementDocumentProps) {
  const documents = `?tab=documents&endorsement=${code}`;
  const name = ENDORSEMENT_NAMES[code];
  if (row)
    return (
      <p className="policy-notice ok">
        <FileText size={15} aria-hidden /> <OpenedDocument row={row} />
        {mayEdit ? (
          <button
            type="button"
            className="icon-quiet"
            aria-label={`Delete document of ${name}`}
            onClick={() => onRemove(row)}
          >
            <Trash2 size={15} aria-hidden />
          </button>
        ) : null}
      </p>
    );
  return (
    <p className={`policy-notice${grade === 'seen' ? ' warn' : ''}`}>
      {grade === 'seen' ? (
        <>
          <CircleAlert size={15} aria-hidden /> <span>{MISSING_DOCUMENT}</span>
        </>
      ) : (
        <span>No document attached.</span>
      )}
      {mayEdit ? (
        <Link className="text-link" to={documents} aria-label={`Attach document of ${name}`}>
          Attach document
        </Link>
      ) : null}
    </p>
  );
}

/** The name of the document, which opens it over the page. */
function OpenedDocument({ row }: { readonly row: DocumentRow }) {
  const [open, setOpen] = useState(false);
  const { download } = useDownload();
  const request = requestOf(documentFile, { params: { id: row.id } });
  return (
    <>
      <button type="button" className="text-link" onClick={() => setOpen(true)}>
        {row.name}
      </button>
      {open ? (
        <DocumentPreview
          version={row}
          path={request.path}
          onDownload={() => download(row.name, request)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
