import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { PagingDto } from '../calls/page.inputs.js';
import type { MailFigures, OperationFigures, OrderGiven, OrderRow, ParkedEventShape } from './maintenance.replies.js';
import type { MailOrderDto, ParkedEventOrderDto, ParkedEventPath, ViewOrderDto } from './maintenance.inputs.js';

export const operationFigures = query<{ reply: OperationFigures }>()('operation/figures', { needs: 'operateProduct' });

/** Null where no such event is parked. */
export const parkedEventShape = query<{ params: ParkedEventPath; reply: ParkedEventShape | null }>()(
  'operation/parked/:id',
  {
    needs: 'operateProduct',
  },
);

/** The newest first. */
export const maintenanceOrders = query<{ query: PagingDto; reply: PageOf<OrderRow> }>()('operation/orders', {
  needs: 'operateProduct',
  view: 'maintenance-orders',
});

export const undeliveredMails = query<{ reply: MailFigures }>()('operation/mails', { needs: 'operateProduct' });

export const orderRebuild = command<{ body: ViewOrderDto; reply: OrderGiven }>()('POST', 'operation/rebuild', {
  needs: 'operateProduct',
  settles: ['maintenance-orders'],
});

export const orderResume = command<{ body: ViewOrderDto; reply: OrderGiven }>()('POST', 'operation/resume', {
  needs: 'operateProduct',
  settles: ['maintenance-orders'],
});

export const retryParkedEvent = command<{ body: ParkedEventOrderDto; reply: OrderGiven }>()(
  'POST',
  'operation/parked/retry',
  { needs: 'operateProduct', settles: ['maintenance-orders'] },
);

export const skipParkedEvent = command<{ body: ParkedEventOrderDto; reply: OrderGiven }>()(
  'POST',
  'operation/parked/skip',
  { needs: 'operateProduct', settles: ['maintenance-orders'] },
);

export const retryMail = command<{ body: MailOrderDto; reply: OrderGiven }>()('POST', 'operation/mails/retry', {
  needs: 'operateProduct',
  settles: ['maintenance-orders'],
});
