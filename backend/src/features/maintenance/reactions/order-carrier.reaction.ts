import { Inject, Injectable } from '@nestjs/common';
import type { Follower, MaintenanceEvent } from '@covertrail/domain/maintenance/maintenance.contract';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import { CLOCK, OPERATED_PRODUCT } from '#tokens/tokens';
import { MailOutbox } from '#mail/mail-outbox.service';
import type { OperatedProduct } from '../operated-product.port.js';

/** What the reaction works with. */
export interface CarryingOrders {
  readonly product: Pick<OperatedProduct, 'order' | 'rememberSkip'>;
  readonly outbox: Pick<MailOutbox, 'retry'>;
  readonly clock: Clock;
}

/** The same as a provider. */
@Injectable()
export class OrderCarrierParts implements CarryingOrders {
  constructor(
    @Inject(OPERATED_PRODUCT) readonly product: OperatedProduct,
    readonly outbox: MailOutbox,
    @Inject(CLOCK) readonly clock: Clock,
  ) {}
}

/** An order that is read again from the log, since the read store was emptied, was about another read store. */
const FRESH_MS = 60 * 60_000;

type Event = RecordedEvent<MaintenanceEvent['type']>;

const isFresh = ({ meta }: Event, clock: Clock): boolean =>
  Date.parse(clock.now()) - Date.parse(meta.recordedAt) < FRESH_MS;

/**
 * Lays what operators ordered before the engines of all processes. A skip is remembered however old it is: so it outlives the read store.
 * Anything else is done within an hour, or not at all.
 */
export const orderCarrier = defineReaction<CarryingOrders>()({
  name: 'order-carrier',
  worksOnReadStore: true,
  on: {
    ViewRebuildOrdered: (event, needs) => whileFresh(event, needs, 'rebuild', { kind: 'view', name: event.data.view }),
    ViewResumeOrdered: (event, needs) => whileFresh(event, needs, 'resume', { kind: 'view', name: event.data.view }),
    ParkedEventRetried: async (event, { product, clock }) => {
      const { orderId: id, follower, eventId } = event.data;
      if (isFresh(event, clock))
        await product.order({ id, orderedAt: event.meta.recordedAt, kind: 'retry', follower, eventId });
    },
    ParkedEventSkipped: async ({ data: { orderId: id, follower, eventId }, meta }, { product }) => {
      await product.rememberSkip(follower, eventId);
      await product.order({ id, orderedAt: meta.recordedAt, kind: 'skip', follower, eventId });
    },
    MailRetried: async (event, { outbox, clock }) => {
      if (isFresh(event, clock)) await outbox.retry(event.data.mailId, event.meta.recordedAt);
    },
  },
});

async function whileFresh(
  event: Event,
  { product, clock }: CarryingOrders,
  kind: 'rebuild' | 'resume',
  follower: Follower,
): Promise<void> {
  if (isFresh(event, clock))
    await product.order({ id: event.data.orderId, orderedAt: event.meta.recordedAt, kind, follower });
}
