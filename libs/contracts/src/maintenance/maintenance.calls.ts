import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { PagingDto } from '../calls/page.inputs.js';
import type { MailFigures, OperationFigures, OrderGiven, OrderRow, ParkedEventShape } from './maintenance.replies.js';

/** A view by its name, and why. */
export interface ViewOrder {
  readonly view: string;
  readonly reason: string;
}

/** A parked event, who goes on without it, and why it is tried again or skipped. */
export interface ParkedEventOrder {
  readonly followerKind: 'view' | 'reaction';
  readonly followerName: string;
  readonly eventId: Uuid;
  readonly reason: string;
}

export interface MailOrder {
  readonly mailId: Uuid;
  readonly reason: string;
}

export const operationFigures = query<{ reply: OperationFigures }>()('operation/figures', { needs: 'operateProduct' });

/** Null where no such event is parked. */
export const parkedEventShape = query<{ reply: ParkedEventShape | null }>()('operation/parked/:id', {
  needs: 'operateProduct',
});

/** The newest first. */
export const maintenanceOrders = query<{ query: PagingDto; reply: PageOf<OrderRow> }>()('operation/orders', {
  needs: 'operateProduct',
  view: 'maintenance-orders',
});

export const undeliveredMails = query<{ reply: MailFigures }>()('operation/mails', { needs: 'operateProduct' });

export const orderRebuild = command<{ body: ViewOrder; reply: OrderGiven }>()('POST', 'operation/rebuild', {
  needs: 'operateProduct',
  settles: ['maintenance-orders'],
});

export const orderResume = command<{ body: ViewOrder; reply: OrderGiven }>()('POST', 'operation/resume', {
  needs: 'operateProduct',
  settles: ['maintenance-orders'],
});

export const retryParkedEvent = command<{ body: ParkedEventOrder; reply: OrderGiven }>()(
  'POST',
  'operation/parked/retry',
  { needs: 'operateProduct', settles: ['maintenance-orders'] },
);

export const skipParkedEvent = command<{ body: ParkedEventOrder; reply: OrderGiven }>()(
  'POST',
  'operation/parked/skip',
  { needs: 'operateProduct', settles: ['maintenance-orders'] },
);

export const retryMail = command<{ body: MailOrder; reply: OrderGiven }>()('POST', 'operation/mails/retry', {
  needs: 'operateProduct',
  settles: ['maintenance-orders'],
});
