import { clientTransferPages } from '#pages/client-transfer.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';
import { transferNewsSaga } from './sagas/transfer-news.saga.js';

/** Clients on their way from one agency to another. */
export const clientTransferFeature: Feature = {
  name: 'client-transfer',
  saga: transferNewsSaga,
  routes: pageRoutes(clientTransferPages, {
    transfers: () => import('./pages/transfers.page.js'),
    'transfers/:transferId': () => import('./pages/transfer.page.js'),
  }),
};
