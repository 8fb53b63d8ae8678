import { given } from '../kernel/testing/given.js';
import type { MaintenanceCommand, MaintenanceEvent } from './maintenance.contract.js';
import { maintenanceDecider } from './maintenance.decider.js';

const orderId = '0f000000-0000-4000-8000-000000000001';
const eventId = 'e0000000-0000-4000-8000-000000000001';
const reason = 'The fold was corrected.';
const follower = { kind: 'view', name: 'policies' } as const;
const rebuild = { orderId, view: 'policies', reason };
const parked = { orderId, follower, eventId, reason };
const mail = { orderId, mailId: 'd0000000-0000-4000-8000-000000000001', reason };

const ORDERS: readonly (readonly [MaintenanceCommand, MaintenanceEvent])[] = [
  [
    { type: 'OrderViewRebuild', ...rebuild },
    { type: 'ViewRebuildOrdered', data: rebuild },
  ],
  [
    { type: 'OrderViewResume', ...rebuild },
    { type: 'ViewResumeOrdered', data: rebuild },
  ],
  [
    { type: 'RetryParkedEvent', ...parked },
    { type: 'ParkedEventRetried', data: parked },
  ],
  [
    { type: 'SkipParkedEvent', ...parked },
    { type: 'ParkedEventSkipped', data: parked },
  ],
  [
    { type: 'RetryMail', ...mail },
    { type: 'MailRetried', data: mail },
  ],
];

describe.each(ORDERS)('%j', (command, event) => {
  it('is recorded', () => given(maintenanceDecider).when(command).then(event));
  it('is recorded once', () => given(maintenanceDecider, event).when(command).nothing());
  it('needs a reason', () =>
    given(maintenanceDecider)
      .when({ ...command, reason: ' ' })
      .refused('MAINTENANCE.REASON_REQUIRED'));
  it('is not another order', () =>
    given(maintenanceDecider, event)
      .when({ ...command, reason: 'Another.' })
      .refused('MAINTENANCE.ORDERED_ALREADY'));
});
