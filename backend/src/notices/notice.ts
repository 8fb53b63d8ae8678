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
  /** What a click opens where the notification tells of several subjects that have this in common. */
  readonly wider?: NotificationSubject;
  /** What a person did, of which this is a consequence: those of one act for one company are one notification. */
  readonly actId?: Uuid;
}

/** A notice with the parameters that its wording names. */
export const notice = <Code extends NotificationCode>(
  companyId: Uuid,
  code: Code,
  destination: Destination,
  params: NotificationParams<Code>,
  subject?: NotificationSubject,
): Notice => ({ companyId, code, destination, params, ...(subject ? { subject } : {}) });

/** The notice as a consequence of an act: one that the company has of the same act is extended by it. */
export const consequenceOf = (actId: Uuid, wider: NotificationSubject | undefined, of: Notice): Notice => ({
  ...of,
  actId,
  ...(wider ? { wider } : {}),
});
