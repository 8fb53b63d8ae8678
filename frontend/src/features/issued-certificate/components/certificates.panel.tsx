import { FileBadge } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import {
  certificateFile,
  issuedCertificates,
  reissueCertificate,
} from '@covertrail/contracts/issued-certificate/issued-certificate.calls';
import type { IssuedCertificateRow } from '@covertrail/contracts/issued-certificate/issued-certificate.replies';
import { requestOf, viewQuery } from '#shared/api/call-request';
import { useCommand } from '#shared/commands/use-command';
import { defineList } from '#shared/lists/list';
import { RecordList } from '#shared/lists/record-list.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { useSteadyHandler } from '#shared/ui/use-steady-handler';
import { useDownload } from '#shared/uploads/use-download';
import { certificateColumns } from './certificate-columns.js';

type Acts = Parameters<typeof certificateColumns>[0];

const listOf = (
  query: { readonly insuredCompanyId: string; readonly policyId?: string },
  emptyText: string,
  acts: Acts,
) =>
  defineList({
    name: 'issued-certificates',
    label: 'Issued certificates',
    asks: viewQuery(issuedCertificates, { query }),
    columns: certificateColumns(acts),
    order: { column: 'issued', descending: true },
    search: 'Search by holder or number',
    empty: { title: 'No certificates yet', icon: FileBadge, text: emptyText },
    noMatch: { title: 'No certificate matches', text: 'Search by the beginning of a word.', clears: true },
    exportsAll: true,
  });

interface CertificatesPanelProps {
  readonly insuredId: string;
  /** Only those that state this policy. */
  readonly policyId?: string;
  readonly emptyText: string;
  readonly title?: string;
  readonly right?: ReactNode;
}

/** The certificates that were issued of an insured’s policies, each with its file [E03]. */
export function CertificatesPanel({ insuredId, policyId, emptyText, title, right }: CertificatesPanelProps) {
  const { download } = useDownload();
  const again = useCommand(reissueCertificate, `certificates/${insuredId}/again`);
  const { submit } = again;
  const onDownload = useSteadyHandler(({ id, number }: IssuedCertificateRow) =>
    download(`${number}.pdf`, requestOf(certificateFile, { params: { id }, query: {} })),
  );
  const list = useMemo(
    () =>
      listOf({ insuredCompanyId: insuredId, ...(policyId ? { policyId } : {}) }, emptyText, {
        onDownload,
        onAgain: ({ id, number }) =>
          submit({ params: { id }, toast: `${number} was issued again, as the policies stand today.` }),
      }),
    [insuredId, policyId, emptyText, submit, onDownload],
  );
  return (
    <Panel {...(title ? { title } : {})} right={right}>
      <ErrorBanner problem={again.problem} />
      <RecordList list={list} />
    </Panel>
  );
}
