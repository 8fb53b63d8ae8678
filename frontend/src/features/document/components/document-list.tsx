import { useState, type ReactNode } from 'react';
import type { DocumentRow, DocumentVersionRow } from '@covertrail/contracts/document/document.replies';
import type { ApiRequest } from '#shared/api/api-client';
import { useDownload } from '#shared/uploads/use-download';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { DocumentItem } from './document-item.js';
import './document.css';

const DocumentPreview = lateDialog(() => import('#shared/documents/document-preview.modal.tsx'));

interface DocumentListProps<Row extends DocumentRow> {
  readonly rows: readonly Row[];
  /** The call that sends the file of a document. */
  readonly fileOf: (row: Row) => ApiRequest;
  readonly policyOf?: (row: Row) => string;
  readonly actsOf?: (row: Row) => ReactNode;
}

/** Documents that open in the page and are downloaded one by one. */
export function DocumentList<Row extends DocumentRow>({ rows, fileOf, policyOf, actsOf }: DocumentListProps<Row>) {
  const [shown, setShown] = useState<{ readonly row: Row; readonly version: DocumentVersionRow } | null>(null);
  const { download } = useDownload();
  const save = (row: Row, { name, version }: DocumentVersionRow) =>
    download(name, { ...fileOf(row), query: { version } });
  return (
    <>
      <ul className="document-list">
        {rows.map((row) => (
          <DocumentItem
            key={row.id}
            row={row}
            onPreview={(version) => setShown({ row, version })}
            onDownload={(version) => save(row, version)}
            {...(policyOf ? { policy: policyOf(row) } : {})}
          >
            {actsOf?.(row)}
          </DocumentItem>
        ))}
      </ul>
      {shown ? (
        <DocumentPreview
          version={shown.version}
          path={fileOf(shown.row).path}
          onDownload={() => save(shown.row, shown.version)}
          onClose={() => setShown(null)}
        />
      ) : null}
    </>
  );
}
