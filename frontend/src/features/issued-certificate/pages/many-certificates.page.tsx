import { FileBadge } from 'lucide-react';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import {
  certificateBatch,
  certificateBatchRows,
  certificateBatchZip,
} from '@covertrail/contracts/certificate-batch/certificate-batch.calls';
import type {
  CertificateBatchOutcome,
  CertificateBatchProgress,
} from '@covertrail/contracts/certificate-batch/certificate-batch.replies';
import { clientList } from '@covertrail/contracts/client/client.calls';
import { certificateFile } from '@covertrail/contracts/issued-certificate/issued-certificate.calls';
import { requestOf, viewQuery } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { localDay } from '#shared/format/instant-format';
import { defineList } from '#shared/lists/list';
import { RecordList } from '#shared/lists/record-list.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { useSteadyHandler } from '#shared/ui/use-steady-handler';
import { ArchiveButton } from '#shared/uploads/archive-button.tsx';
import { useDownload } from '#shared/uploads/use-download';
import { useViewQuery } from '#shared/views/use-view-query';
import { OUTCOME_WORDS, progressText } from '../many/batch.words.js';
import { outcomeColumns } from '../many/outcome-columns.js';
import '../many/many-certificates.css';

const rowsOf = (batchId: string, onDownload: (row: CertificateBatchOutcome) => void) =>
  defineList({
    name: 'many-certificates',
    label: 'Holders that had their turn',
    asks: viewQuery(certificateBatchRows, { params: { id: batchId }, query: {} }),
    columns: outcomeColumns(onDownload),
    filters: [
      {
        name: 'outcome',
        label: 'Outcome',
        all: 'All outcomes',
        choices: [
          { value: 'issued', text: OUTCOME_WORDS.issued.label },
          { value: 'alreadyHas', text: OUTCOME_WORDS.alreadyHas.label },
          { value: 'refused', text: OUTCOME_WORDS.refused.label },
        ],
      },
    ],
    empty: { title: 'Nobody had a turn yet', icon: FileBadge, text: 'The first outcomes come within seconds.' },
    noMatch: { title: 'No holder has this outcome', clears: true },
    exportsAll: true,
  });

/** For an agent: how far are the certificates for many holders, and what became of each? Its act: take all as one archive [E03]. */
export default function ManyCertificatesPage() {
  const { insuredId = '', batchId = '' } = useParams();
  const { download } = useDownload();
  const { body: batch, problem, refetch } = useViewQuery(viewQuery(certificateBatch, { params: { id: batchId } }));
  const {
    rows: [client],
  } = useViewQuery(viewQuery(clientList, { query: { insuredCompanyId: insuredId } }));
  const onDownload = useSteadyHandler(({ certificateId, number }: CertificateBatchOutcome) =>
    download(`${number}.pdf`, requestOf(certificateFile, { params: { id: certificateId ?? '' }, query: {} })),
  );
  const list = useMemo(() => rowsOf(batchId, onDownload), [batchId, onDownload]);
  const started = batch ? dayFormat(localDay(batch.startedAt)) : '';
  return (
    <div className="page">
      <PageHeader
        names={{ insuredId: client?.name ?? 'Client', batchId: started }}
        sub={batch ? `${batch.form === null ? 'Issued again' : 'Issued'} on ${started}` : ''}
        actions={
          batch && batch.issued + batch.alreadyHas > 0 ? (
            <ArchiveButton
              name={`${client?.name ?? 'client'} certificates.zip`}
              text="Download all"
              request={(guid) => requestOf(certificateBatchZip, { params: { id: batchId }, query: { guid } })}
            />
          ) : null
        }
      />
      <ErrorBanner problem={problem} onRetry={refetch} />
      {batch ? <BatchProgress batch={batch} /> : null}
      <Panel>
        <RecordList list={list} />
      </Panel>
    </div>
  );
}

function BatchProgress({ batch }: { readonly batch: CertificateBatchProgress }) {
  return (
    <div className="many-progress">
      <progress value={batch.done} max={batch.count} aria-label="Progress" />
      <p role="status">{progressText(batch)}</p>
    </div>
  );
}
