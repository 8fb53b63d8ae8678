import { Download } from 'lucide-react';
import type { CertificateBatchOutcome } from '@covertrail/contracts/certificate-batch/certificate-batch.replies';
import { certificateFile } from '@covertrail/contracts/issued-certificate/issued-certificate.calls';
import type { Column } from '#shared/table/column';
import { actsColumn } from '#shared/table/row-acts.tsx';
import { StatusTag } from '#shared/ui/status-tag.tsx';
import { OUTCOME_WORDS } from './batch.words.js';

/** What became of each holder, with its certificate. */
export const outcomeColumns = (
  onDownload: (row: CertificateBatchOutcome) => void,
): readonly Column<CertificateBatchOutcome>[] => [
  {
    id: 'holder',
    title: 'Certificate holder',
    fixed: true,
    text: ({ holderName }) => holderName,
    cell: ({ holderName, holderAddress }) => (
      <>
        <span className="cell-main" dir="auto">
          {holderName || 'A holder that is not there any more'}
        </span>
        {holderAddress ? <div className="sub">{holderAddress}</div> : null}
      </>
    ),
  },
  { id: 'address', title: 'Address', exportedOnly: true, text: ({ holderAddress }) => holderAddress, cell: () => null },
  {
    id: 'outcome',
    title: 'Outcome',
    status: true,
    text: ({ outcome }) => OUTCOME_WORDS[outcome].label,
    cell: ({ outcome }) => <StatusTag {...OUTCOME_WORDS[outcome]} />,
  },
  { id: 'why', title: 'Why', fills: true, text: ({ message }) => message ?? '', cell: ({ message }) => message },
  {
    id: 'number',
    title: 'Certificate',
    text: ({ number }) => number,
    cell: ({ number }) => <span className="num nowrap">{number}</span>,
  },
  actsColumn<CertificateBatchOutcome>({
    nameOf: ({ number, holderName }) => `${number} for ${holderName}`,
    acts: [
      {
        text: 'Download',
        icon: Download,
        sends: certificateFile,
        main: true,
        fits: ({ certificateId }) => certificateId !== null,
        onAct: onDownload,
      },
    ],
  }),
];
