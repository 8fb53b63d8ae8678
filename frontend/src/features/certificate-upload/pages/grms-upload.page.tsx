import { useState } from 'react';
import { receivedCertificates } from '@covertrail/contracts/certificate-upload/certificate-upload.calls';
import { trackedList } from '@covertrail/contracts/tracking/tracking.calls';
import type { TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import type { Problem } from '#shared/api/api-problem';
import { viewQuery } from '#shared/api/call-request';
import { CertificateForm } from '#shared/certificates/certificate-form.tsx';
import { CertificateTransactions } from '#shared/certificates/certificate-transactions.tsx';
import { useCertificateSending } from '#shared/certificates/certificate-sending.hook';
import { ReadingProgress } from '#shared/certificates/reading-progress.tsx';
import { SearchField } from '#shared/forms/search-field.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Fields } from '#shared/ui/form.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { useViewQuery } from '#shared/views/use-view-query';

type Supplier = Pick<TrackedSupplierRow, 'supplierId' | 'supplierName' | 'projectId' | 'projectName'>;

/** A requester uploads a certificate that it has from elsewhere, for one supplier of one project [I05]. */
export default function GrmsUploadPage() {
  const [supplier, setSupplier] = useState<Supplier | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [sent, setSent] = useState(0);
  const [failure, setFailure] = useState<Problem | null>(null);
  const { rows, problem, refetch } = useViewQuery(viewQuery(receivedCertificates));
  const sending = useCertificateSending({
    subject: supplier ? { insuredCompanyId: supplier.supplierId, projectId: supplier.projectId } : {},
    onSent: () => {
      setFailure(null);
      setSupplier(null);
      setSent(sent + 1);
      refetch();
    },
    onFailed: (_files, why) => {
      setFailure(why);
      refetch();
    },
  });
  return (
    <div className="page narrow">
      <PageHeader sub="For a certificate that came to you by another way. It is read, and the supplier and its agency confirm what it says." />
      <Panel title="Certificate of a supplier">
        <div className="panel-body">
          <Fields>
            <SearchField<TrackedSupplierRow>
              id="certificate-supplier"
              label="Supplier and project"
              required
              chosen={supplier ? textOf(supplier) : ''}
              error={isMissing && supplier === null ? 'Please choose the supplier.' : undefined}
              hint="Type the name of a supplier."
              queryOf={(keyword) => (keyword.trim() ? viewQuery(trackedList, { query: { keyword, size: 10 } }) : null)}
              optionOf={(row) => ({ id: row.id, title: row.supplierName, detail: row.projectName })}
              onChoose={setSupplier}
            />
          </Fields>
          <CertificateForm
            key={sent}
            hasPriority
            percent={sending.percent}
            problem={failure}
            mayNot={() => {
              setMissing(supplier === null);
              return supplier === null;
            }}
            onSend={(files) => {
              setFailure(null);
              sending.send(files);
            }}
          />
          <ReadingProgress percent={sending.reading} />
        </div>
      </Panel>
      <ErrorBanner problem={problem} onRetry={refetch} />
      {rows.length > 0 ? (
        <Panel title="Received certificates">
          <div className="panel-body">
            <CertificateTransactions transactions={rows} />
          </div>
        </Panel>
      ) : null}
    </div>
  );
}

const textOf = ({ supplierName, projectName }: Supplier): string => `${supplierName}, ${projectName}`;
