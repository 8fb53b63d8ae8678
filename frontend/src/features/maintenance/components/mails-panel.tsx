import { MailCheck } from 'lucide-react';
import { useMemo } from 'react';
import { undeliveredMails } from '@covertrail/contracts/maintenance/maintenance.calls';
import type { MailRow } from '@covertrail/contracts/maintenance/maintenance.replies';
import { viewQuery } from '#shared/api/call-request';
import { instantFormat } from '#shared/format/instant-format';
import type { Column } from '#shared/table/column';
import { RecordTable } from '#shared/table/record-table.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { Chip, StatusTag } from '#shared/ui/status-tag.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { MAIL_WORDS } from '../operation.words.js';
import { retryMailOf } from '../orders.words.js';
import { usePolling } from '../polling.hook.js';
import type { WantedOrder } from './order.modal.js';

const AGAIN_MS = 5_000;

/** Emails that are not sent, or not yet. To whom they go is not shown. */
export function MailsPanel({ onOrder }: { readonly onOrder: (order: WantedOrder) => void }) {
  const { rows, body, loading, problem, refetch } = useViewQuery(viewQuery(undeliveredMails));
  usePolling(refetch, AGAIN_MS);
  const columns = useMemo(() => columnsFor(onOrder), [onOrder]);
  const empty = (
    <EmptyState title="No emails wait" icon={MailCheck}>
      An email that waits, or that could not be sent, appears here.
    </EmptyState>
  );
  return (
    <Panel
      title="Emails not sent"
      right={body?.sends === false ? <Chip label="No mail server is named" tone="warn" /> : null}
    >
      <ErrorBanner problem={problem} onRetry={refetch} />
      <RecordTable
        name="mails"
        label="Each email that is not sent"
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        loading={loading}
        empty={empty}
      />
      {body?.more ? <p className="panel-foot">There are more than are listed.</p> : null}
    </Panel>
  );
}

const columnsFor = (onOrder: (order: WantedOrder) => void): readonly Column<MailRow>[] => [
  {
    id: 'kind',
    title: 'Email',
    fixed: true,
    text: ({ kind }) => kind,
    cell: ({ kind, id }) => (
      <>
        <span className="cell-main">{kind}</span>
        <div className="sub">{id}</div>
      </>
    ),
  },
  {
    id: 'outcome',
    title: 'State',
    text: ({ outcome }) => MAIL_WORDS[outcome].label,
    cell: ({ outcome }) => <StatusTag {...MAIL_WORDS[outcome]} />,
  },
  { id: 'attempts', title: 'Tries', numeric: true, text: ({ attempts }) => attempts, cell: ({ attempts }) => attempts },
  {
    id: 'since',
    title: 'Since',
    text: ({ since }) => since,
    cell: ({ since }) => <time dateTime={since}>{instantFormat(since)}</time>,
  },
  {
    id: 'act',
    title: 'Actions',
    cell: (mail) =>
      mail.outcome === 'waiting' ? null : (
        <Button
          type="button"
          size="small"
          aria-label={`Send ${mail.kind} again`}
          onClick={() => onOrder(retryMailOf(mail))}
        >
          Retry
        </Button>
      ),
  },
];
