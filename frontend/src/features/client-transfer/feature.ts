import { ArrowRightLeft } from 'lucide-react';
import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';
import { transferNewsSaga } from './sagas/transfer-news.saga.js';

/** Clients on their way from one agency to another. */
export const clientTransferFeature: Feature = {
  name: 'client-transfer',
  saga: transferNewsSaga,
  routes: [
    { path: 'transfers', ...lazyPage(() => import('./pages/transfers.page.js')) },
    { path: 'transfers/:transferId', ...lazyPage(() => import('./pages/transfer.page.js')) },
  ],
  menu: [{ path: '/app/transfers', title: 'Transfers', icon: ArrowRightLeft, roles: ['agent'] }],
};
