import type { Uuid } from '@covertrail/domain/kernel/event';
import type { NotificationSubject } from '@covertrail/domain/notification/notification.contract';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';

interface Sides {
  readonly requesterId: Uuid;
  readonly projectId: Uuid;
  readonly insuredId: Uuid | null;
}

/** The supplier on the project, as the requester tracks it. A declined invitation leads to no tracking. */
export const supplierSubject = ({ requesterId, projectId, insuredId }: Sides): NotificationSubject | undefined =>
  insuredId ? { kind: 'tracking', id: trackingIdOf(requesterId, projectId, insuredId) } : undefined;

/** The supplier on all its projects, by the name that the list of suppliers finds it by. */
export const wholeSupplier = (id: Uuid | null, name: string): NotificationSubject | undefined =>
  id === null ? undefined : { kind: 'supplier', id, name };
