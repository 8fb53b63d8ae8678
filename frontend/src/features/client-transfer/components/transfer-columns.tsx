import { Link } from 'react-router-dom';
import type { TransferRow } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import { instantFormat } from '#shared/format/instant-format';
import type { Column } from '#shared/table/column';
import { Chip, StatusTag } from '#shared/ui/status-tag.tsx';
import { isUnderWay, STAGE_WORDS } from '../transfer.words.js';

const way = ({ direction, otherAgencyName }: TransferRow): string =>
  `${direction === 'outgoing' ? 'To' : 'From'} ${otherAgencyName}`;

/** Columns of the list of transfers. */
export const TRANSFER_COLUMNS: readonly Column<TransferRow>[] = [
  {
    id: 'insuredName',
    title: 'Client',
    fixed: true,
    text: ({ insuredName }) => insuredName,
    cell: (transfer) => (
      <div>
        <Link className="cell-main" to={`/app/transfers/${transfer.id}`}>
          {transfer.insuredName}
        </Link>
        <div className="sub">{way(transfer)}</div>
      </div>
    ),
  },
  { id: 'direction', title: 'Direction', optional: true, cell: way, text: way },
  {
    id: 'stage',
    title: 'Stage',
    status: true,
    sortable: true,
    width: '260px',
    text: ({ stage }) => STAGE_WORDS[stage].label,
    cell: ({ stage, askedOfMe }) => (
      <>
        <StatusTag {...STAGE_WORDS[stage]} />{' '}
        {askedOfMe && isUnderWay(stage) && stage !== 'approved' ? <Chip label="Waiting for you" tone="warn" /> : null}
      </>
    ),
  },
  {
    id: 'requestedAt',
    title: 'Started',
    sortable: true,
    width: '190px',
    cell: ({ requestedAt }) => <span className="num">{instantFormat(requestedAt)}</span>,
    text: ({ requestedAt }) => requestedAt,
  },
  {
    id: 'changedAt',
    title: 'Last step',
    sortable: true,
    width: '190px',
    cell: ({ changedAt }) => <span className="num">{instantFormat(changedAt)}</span>,
    text: ({ changedAt }) => changedAt,
  },
];
