import type { MaintenanceEvent } from '@covertrail/domain/maintenance/maintenance.contract';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { maintenanceOrders } from './maintenance-orders.projection.js';

const reason = 'The fold was corrected.';
const follower = { kind: 'reaction', name: 'notifier' } as const;
const events: readonly MaintenanceEvent[] = [
  { type: 'ViewRebuildOrdered', data: { orderId: 'o-1', view: 'policies', reason } },
  { type: 'ViewResumeOrdered', data: { orderId: 'o-2', view: 'policies', reason } },
  { type: 'ParkedEventRetried', data: { orderId: 'o-3', follower, eventId: 'e-1', reason } },
  { type: 'ParkedEventSkipped', data: { orderId: 'o-4', follower, eventId: 'e-1', reason } },
  { type: 'MailRetried', data: { orderId: 'o-5', mailId: 'm-1', reason } },
];
const history = asLog(events);

describe('maintenance orders', () => {
  itIsAFold(maintenanceOrders, history);

  it('lists each order with what it is about, who gave it and why', async () => {
    const orders = living(await foldProjection(maintenanceOrders, history));
    expect(orders['o-1']).toMatchObject({
      kind: 'rebuild',
      subject: 'policies',
      subjectKind: 'view',
      eventId: null,
      reason,
      orderedBy: history[0]!.meta.actor,
    });
    expect(orders['o-2']).toMatchObject({ kind: 'resume', subject: 'policies' });
    expect(orders['o-3']).toMatchObject({
      kind: 'retry',
      subject: 'notifier',
      subjectKind: 'reaction',
      eventId: 'e-1',
    });
    expect(orders['o-4']).toMatchObject({ kind: 'skip', eventId: 'e-1' });
    expect(orders['o-5']).toMatchObject({ kind: 'mail', subject: 'm-1', subjectKind: 'mail' });
  });

  it('is sent to no company', () => expect(maintenanceOrders.audience(null, null)).toEqual([]));
});
