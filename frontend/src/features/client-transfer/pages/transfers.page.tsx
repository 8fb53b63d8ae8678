import { ArrowRightLeft } from 'lucide-react';
import { transferList, requestTransfer } from '@covertrail/contracts/client-transfer/client-transfer.calls';
import { viewQuery } from '#shared/api/call-request';
import { defineList } from '#shared/lists/list';
import { ListPage } from '#shared/lists/list-page.tsx';
import { useAddress } from '#shared/navigation/use-address';
import { IfMay } from '#shared/session/if-may.tsx';
import { Button } from '#shared/ui/button.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { TRANSFER_COLUMNS } from '../components/transfer-columns.js';
import '../components/transfer.css';

const StartTransfer = lateDialog(() => import('../components/start-transfer.modal.js'));

const SHOWN = [
  { value: 'notices', text: 'Notices' },
  { value: 'waiting', text: 'Waiting for us' },
  { value: 'open', text: 'Under way' },
  { value: 'all', text: 'All' },
] as const;

const TRANSFERS = defineList({
  name: 'transfers',
  label: 'Transfers',
  asks: viewQuery(transferList),
  columns: TRANSFER_COLUMNS,
  order: { column: 'changedAt', descending: true },
  filters: [{ name: 'show', label: 'Show', choices: SHOWN, start: 'notices' }],
  opens: ({ id }) => `/app/transfers/${id}`,
  empty: {
    title: 'No transfers',
    icon: ArrowRightLeft,
    text: 'Either agent can start a transfer. Both agents see each step as it happens.',
  },
});

const BESIDE = { beside: true } as const;

/** Transfers in which this agency gives or receives; `?start=` opens the dialog that starts one. */
export default function TransfersPage() {
  const { get, change } = useAddress();
  const start = get('start');
  const transfer = (
    <IfMay send={requestTransfer}>
      <Button type="button" primary onClick={() => change({ start: 'new' })}>
        <ArrowRightLeft size={16} aria-hidden /> Transfer a client
      </Button>
    </IfMay>
  );
  return (
    <ListPage list={TRANSFERS} sub="Clients that move to or from your agency." actions={transfer}>
      {start ? (
        <IfMay send={requestTransfer}>
          <StartTransfer
            side={get('side') === 'receiver' ? 'receiver' : 'holder'}
            onClose={() => change({ start: null, side: null, name: null, beside: null })}
            client={
              start === 'new' ? null : { insuredId: start, name: get('name') ?? '', ...(get('beside') ? BESIDE : {}) }
            }
          />
        </IfMay>
      ) : null}
    </ListPage>
  );
}
