import { ShieldCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { exceptionList } from '@covertrail/contracts/exception/exception.calls';
import type { ExceptionRow } from '@covertrail/contracts/exception/exception.replies';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { exceptionText } from '@covertrail/wording/exception/exception-words';
import { viewQuery } from '#shared/api/call-request';
import { defineList } from '#shared/lists/list';
import { ListPage } from '#shared/lists/list-page.tsx';
import { useToday } from '#shared/session/use-today';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { exceptionColumns } from '../components/exception-columns.js';
import { EXCEPTION_BULK } from '../exception-bulk.js';
import { isOver } from '../exception-state.words.js';

const WithdrawException = lateDialog(() => import('#shared/exceptions/withdraw-exception.modal.tsx'));

const exceptions = (today: CalendarDate, onWithdraw: (row: ExceptionRow) => void) =>
  defineList({
    name: 'exceptions',
    label: 'Exceptions',
    asks: viewQuery(exceptionList),
    columns: exceptionColumns(today, onWithdraw),
    order: { column: 'decidedAt', descending: true },
    search: 'Requirement or supplier',
    filters: [
      {
        name: 'state',
        label: 'State',
        all: 'All',
        asButtons: true,
        choices: [
          { value: 'active', text: 'Active' },
          { value: 'lapsing', text: 'About to lapse' },
          { value: 'perpetual', text: 'Perpetual' },
          { value: 'ended', text: 'Ended' },
        ],
      },
    ],
    opens: ({ trackingId }) => `/app/suppliers/${trackingId}/why`,
    bulk: EXCEPTION_BULK,
    ended: isOver,
    exportsAll: true,
    empty: {
      title: 'No exceptions yet',
      icon: ShieldCheck,
      text: 'An exception is granted on the Why page of a supplier, for a requirement that is not met.',
    },
    noMatch: { title: 'No exceptions match', clears: true },
  });

const textOf = ({ kind, decision, scope, decidedOn, lapsesOn, comment, id }: ExceptionRow): string =>
  exceptionText({ kind, decision, scope, from: decidedOn, lapsesOn, comment, exceptionId: id, instead: 'fail' });

/** For a requester: what did we except, for whom and until when? A row opens the findings that it is about. */
export default function ExceptionsPage() {
  const today = useToday();
  const [withdrawing, setWithdrawing] = useState<ExceptionRow | null>(null);
  const list = useMemo(() => exceptions(today, setWithdrawing), [today]);
  return (
    <ListPage
      list={list}
      sub="What was decided about findings, by whom and until when. An exception holds for the finding on which it was granted, and ends on its day."
    >
      {withdrawing ? (
        <WithdrawException
          trackingId={withdrawing.trackingId}
          exceptionId={withdrawing.id}
          title={withdrawing.title}
          text={textOf(withdrawing)}
          wide={withdrawing.scope !== 'supplier'}
          onClose={() => setWithdrawing(null)}
        />
      ) : null}
    </ListPage>
  );
}
