import type { Uuid } from '@covertrail/domain/kernel/event';
import type { MaintenanceEvent } from '@covertrail/domain/maintenance/maintenance.contract';
import { MovedClock } from '@covertrail/platform/clock/clock';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import type { MaintenanceOrder } from '@covertrail/platform/engine/orders/maintenance-order';
import { newId } from '@covertrail/platform/ids/ids';
import { ReactionScene } from '#testing/reaction-scene';
import { orderCarrier } from './order-carrier.reaction.js';

const [orderId, eventId, mailId] = [newId(), newId(), newId()];
const reason = 'The fold was corrected.';
const follower = { kind: 'view', name: 'policies' } as const;
const HOURS_LATER_MS = 2 * 60 * 60_000;

type Ordered = RecordedEvent<MaintenanceEvent['type']>;

/** What comes of an event that the reaction sees twice, and how much later it does so. */
async function carried(recorded: Ordered, laterMs = 0) {
  const clock = new MovedClock(new Date(Date.parse(recorded.meta.recordedAt) + laterMs).toISOString());
  const orders = new Map<Uuid, MaintenanceOrder>();
  const skips = new Set<string>();
  const mails = new Set<string>();
  const { react } = orderCarrier.with({
    clock,
    product: {
      order: async (order) => void orders.set(order.id, order),
      rememberSkip: async ({ kind, name }, id) => void skips.add(`${kind} ${name} ${id}`),
    },
    outbox: { retry: async (id, at) => void mails.add(`${id} ${at}`) },
  });
  await react(recorded);
  await react(recorded);
  return { orders: [...orders.values()], skips: [...skips], mails: [...mails], recordedAt: recorded.meta.recordedAt };
}

describe('an order of an operator', () => {
  const about = { orderId, follower, eventId, reason };
  let rebuild: Ordered, resume: Ordered, retry: Ordered, skip: Ordered, mail: Ordered;
  beforeAll(async () => {
    const scene = new ReactionScene();
    rebuild = await scene.happened('maintenance', orderId, {
      type: 'ViewRebuildOrdered',
      data: { orderId, view: 'policies', reason },
    });
    resume = await scene.happened('maintenance', orderId, {
      type: 'ViewResumeOrdered',
      data: { orderId, view: 'policies', reason },
    });
    retry = await scene.happened('maintenance', orderId, { type: 'ParkedEventRetried', data: about });
    skip = await scene.happened('maintenance', orderId, { type: 'ParkedEventSkipped', data: about });
    mail = await scene.happened('maintenance', orderId, { type: 'MailRetried', data: { orderId, mailId, reason } });
  });

  it('is laid before the engines once, also when it is seen twice', async () => {
    const { orders, recordedAt } = await carried(rebuild);
    expect(orders).toEqual([{ id: orderId, orderedAt: recordedAt, kind: 'rebuild', follower }]);
    expect((await carried(resume)).orders).toMatchObject([{ kind: 'resume', follower }]);
    expect((await carried(retry)).orders).toMatchObject([{ kind: 'retry', follower, eventId }]);
  });

  it('to skip an event is remembered, too', async () => {
    expect(await carried(skip)).toMatchObject({
      orders: [{ kind: 'skip', follower, eventId }],
      skips: [`view policies ${eventId}`],
    });
  });

  it('to send a mail again goes to the outbox', async () => {
    const { mails, orders, recordedAt } = await carried(mail);
    expect({ mails, orders }).toEqual({ mails: [`${mailId} ${recordedAt}`], orders: [] });
  });

  it('is not carried out any more when the log is read again hours later; a skip is remembered for good', async () => {
    expect(await carried(rebuild, HOURS_LATER_MS)).toMatchObject({ orders: [] });
    expect(await carried(retry, HOURS_LATER_MS)).toMatchObject({ orders: [] });
    expect(await carried(mail, HOURS_LATER_MS)).toMatchObject({ mails: [] });
    expect(await carried(skip, HOURS_LATER_MS)).toMatchObject({
      orders: [{ kind: 'skip' }],
      skips: [`view policies ${eventId}`],
    });
  });
});
