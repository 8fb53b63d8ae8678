import {
  maintenanceOrdersView,
  type MaintenanceOrderDocument,
} from '@covertrail/contracts/maintenance/maintenance.views';
import type { Follower } from '@covertrail/domain/maintenance/maintenance.contract';
import type { EventType } from '@covertrail/domain/catalogue/product-event';
import { defineProjection, type RecordedEvent } from '@covertrail/platform/engine/define-projection';

/** What have operators ordered? Shown to operators alone: no company receives them. */
export const maintenanceOrders = defineProjection(maintenanceOrdersView)({
  version: 1,
  on: {
    ViewRebuildOrdered: (_order, event) => orderOf(event, { kind: 'rebuild', ...aboutView(event.data.view) }),
    ViewResumeOrdered: (_order, event) => orderOf(event, { kind: 'resume', ...aboutView(event.data.view) }),
    ParkedEventRetried: (_order, event) => orderOf(event, { kind: 'retry', ...aboutEvent(event.data) }),
    ParkedEventSkipped: (_order, event) => orderOf(event, { kind: 'skip', ...aboutEvent(event.data) }),
    MailRetried: (_order, event) =>
      orderOf(event, { kind: 'mail', subject: event.data.mailId, subjectKind: 'mail', eventId: null }),
  },
  keys: ({ data }) => [data.orderId],
  audience: () => [],
});

type About = Pick<MaintenanceOrderDocument, 'subject' | 'subjectKind' | 'eventId'>;
type OrderEvent = Extract<
  EventType,
  'ViewRebuildOrdered' | 'ViewResumeOrdered' | 'ParkedEventRetried' | 'ParkedEventSkipped' | 'MailRetried'
>;

const aboutView = (view: string): About => ({ subject: view, subjectKind: 'view', eventId: null });

const aboutEvent = ({ follower, eventId }: { readonly follower: Follower; readonly eventId: string }): About => ({
  subject: follower.name,
  subjectKind: follower.kind,
  eventId,
});

function orderOf(
  { data, meta }: RecordedEvent<OrderEvent>,
  about: About & Pick<MaintenanceOrderDocument, 'kind'>,
): MaintenanceOrderDocument {
  return { id: data.orderId, ...about, reason: data.reason, orderedBy: meta.actor, orderedAt: meta.recordedAt };
}
