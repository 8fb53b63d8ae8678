import { Download, RefreshCw } from 'lucide-react';
import { certificateFile, reissueCertificate } from '@covertrail/contracts/issued-certificate/issued-certificate.calls';
import type { IssuedCertificateRow } from '@covertrail/contracts/issued-certificate/issued-certificate.replies';
import { holderText } from '@covertrail/wording/policy/holder-words';
import { CERTIFICATE_FORM_NAMES, notAgainText } from '@covertrail/wording/issued-certificate/certificate.words';
import { dayFormat } from '#shared/format/day-format';
import { plural } from '#shared/format/plural';
import type { Column } from '#shared/table/column';
import { actsColumn } from '#shared/table/row-acts.tsx';

interface CertificateActs {
  readonly onDownload: (certificate: IssuedCertificateRow) => void;
  readonly onAgain: (certificate: IssuedCertificateRow) => void;
}

const timesText = ({ revision }: IssuedCertificateRow): string =>
  revision === 0 ? '' : `Issued again ${plural(revision, 'time')}`;

/** The columns of issued certificates. */
export const certificateColumns = ({
  onDownload,
  onAgain,
}: CertificateActs): readonly Column<IssuedCertificateRow>[] => [
  {
    id: 'holder',
    title: 'Certificate holder',
    fixed: true,
    sortable: true,
    text: ({ holder }) => holderText(holder),
    cell: ({ holder }) => (
      <>
        <span className="cell-main" dir="auto">
          {holder.name}
        </span>
        {holder.address ? <div className="sub">{`${holder.address.city}, ${holder.address.state}`}</div> : null}
      </>
    ),
  },
  {
    id: 'number',
    title: 'Certificate',
    text: ({ number }) => number,
    cell: ({ number, form }) => (
      <>
        <span className="num nowrap">{number}</span>
        <div className="sub">{CERTIFICATE_FORM_NAMES[form]}</div>
      </>
    ),
  },
  {
    id: 'policies',
    title: 'Policies',
    numeric: true,
    text: ({ policyCount }) => policyCount,
    cell: ({ policyCount }) => plural(policyCount, 'policy', 'policies'),
  },
  {
    id: 'issued',
    title: 'Issued on',
    sortable: true,
    text: ({ issuedOn }) => dayFormat(issuedOn),
    cell: (row) => (
      <>
        <span className="nowrap">{dayFormat(row.issuedOn)}</span>
        <div className="sub">{timesText(row)}</div>
        {row.notAgain ? <div className="sub">{notAgainText(row.notAgain)}</div> : null}
      </>
    ),
  },
  { id: 'by', title: 'Issued by', wideOnly: true, text: ({ issuedBy }) => issuedBy, cell: ({ issuedBy }) => issuedBy },
  actsColumn<IssuedCertificateRow>({
    nameOf: ({ number, holder }) => `${number} for ${holder.name}`,
    acts: [
      { text: 'Download', icon: Download, sends: certificateFile, main: true, onAct: onDownload },
      {
        text: 'Issue again',
        icon: RefreshCw,
        sends: reissueCertificate,
        fits: ({ notAgain }) => notAgain === null,
        onAct: onAgain,
      },
    ],
  }),
];
