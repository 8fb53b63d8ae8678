import { Files } from 'lucide-react';
import { useMemo, useState } from 'react';
import { documentFile, everySharedDocument } from '@covertrail/contracts/document/document.calls';
import type { SharedDocumentRow } from '@covertrail/contracts/document/document.replies';
import { kindOfType } from '@covertrail/domain/insurance/document-kinds';
import { DOCUMENT_KIND_NAMES } from '@covertrail/wording/insurance/document-words';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { requestOf, viewQuery } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { localDay } from '#shared/format/instant-format';
import { defineList } from '#shared/lists/list';
import { RecordList } from '#shared/lists/record-list.tsx';
import type { Column } from '#shared/table/column';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { useDownload } from '#shared/uploads/use-download';
import { useShareProjects } from './share-list.hook.js';

const DocumentPreview = lateDialog(() => import('#shared/documents/document-preview.modal.tsx'));

/** Every document that an insured shows by its shares; each opens in the page [D08]. */
export default function SharedDocumentsPanel({ insuredId }: { readonly insuredId: string }) {
  const [opened, setOpened] = useState<SharedDocumentRow | null>(null);
  const { download } = useDownload();
  const projects = useShareProjects(insuredId);
  const list = useMemo(() => documentsOf(insuredId, projects), [insuredId, projects]);
  const fileOf = (row: SharedDocumentRow) => requestOf(documentFile, { params: { id: row.id } });
  return (
    <>
      <RecordList list={list} onOpen={setOpened} />
      {opened ? (
        <DocumentPreview
          version={opened}
          path={fileOf(opened).path}
          onDownload={() => download(opened.name, { ...fileOf(opened), query: { version: opened.version } })}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}

const documentsOf = (insuredCompanyId: string, projects: ReturnType<typeof useShareProjects>) =>
  defineList({
    name: 'every-shared-document',
    label: 'Documents of shared policies',
    asks: viewQuery(everySharedDocument, { query: { insuredCompanyId } }),
    columns: COLUMNS,
    pageSizes: { wide: 20, phone: 20 },
    filters: [{ name: 'projectId', label: 'Project', all: 'All projects', choices: projects }],
    empty: {
      title: 'No documents yet',
      icon: Files,
      text: 'Documents of shared policies stand here, as requesters see them.',
    },
    noMatch: { title: 'No document matches', clears: true },
  });

const COLUMNS: readonly Column<SharedDocumentRow>[] = [
  {
    id: 'name',
    title: 'Document',
    fixed: true,
    text: ({ name }) => name,
    cell: ({ name, documentType }) => (
      <>
        <span className="cell-main">{name}</span>
        <div className="sub">{DOCUMENT_KIND_NAMES[kindOfType(documentType)]}</div>
      </>
    ),
  },
  {
    id: 'policyNumber',
    title: 'Policy',
    text: ({ policyNumber }) => policyNumber,
    cell: ({ line, policyNumber }) => (
      <>
        {policyNumber}
        <div className="sub">{LINE_NAMES[line]}</div>
      </>
    ),
  },
  {
    id: 'attachedAt',
    title: 'Attached on',
    width: '160px',
    text: ({ attachedAt }) => localDay(attachedAt),
    cell: ({ attachedAt, attachedBy }) => (
      <>
        <span className="num">{dayFormat(localDay(attachedAt))}</span>
        <div className="sub">{attachedBy}</div>
      </>
    ),
  },
];
