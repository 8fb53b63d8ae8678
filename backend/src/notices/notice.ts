import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Destination, NotificationSubject } from '@covertrail/domain/notification/notification.contract';
import type { NotificationCode, NotificationParams } from '@covertrail/wording/notification/notification-wording';

/** One notification for the people of one company. */
export interface Notice {
  readonly companyId: Uuid;
  readonly code: NotificationCode;
  readonly destination: Destination;
  readonly params: Readonly<Record<string, string>>;
  readonly subject?: NotificationSubject;
}

/** A notice with the parameters that its wording names. */
export const notice = <Code extends NotificationCode>(
  companyId: Uuid,
  code: Code,
  destination: Destination,
  params: NotificationParams<Code>,
  subject?: NotificationSubject,
): Notice => ({ companyId, code, destination, params, ...(subject ? { subject } : {}) });
