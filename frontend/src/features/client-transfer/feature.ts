import { ArrowRightLeft } from 'lucide-react';
import type { Feature } from '#shared/feature';
import { pageAt } from '#shared/navigation/page-at';
import { transferNewsSaga } from './sagas/transfer-news.saga.js';

/** Clients on their way from one agency to another. */
export const clientTransferFeature: Feature = {
  name: 'client-transfer',
  saga: transferNewsSaga,
  routes: [
    pageAt('transfers', () => import('./pages/transfers.page.js')),
    pageAt('transfers/:transferId', () => import('./pages/transfer.page.js')),
  ],
  menu: [{ page: 'transfers', title: 'Transfers', icon: ArrowRightLeft }],
};
