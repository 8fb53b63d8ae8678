import type { Uuid } from '@covertrail/domain/kernel/event';
import { notificationDecider } from '@covertrail/domain/notification/notification.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Notice } from './notice.js';

interface Cause {
  /** Derived from what causes it, so that the same cause raises it once. */
  readonly notificationId: Uuid;
  /** The event. */
  readonly causedBy: Uuid;
  readonly meta: CommandMeta;
}

/**
 * Raises a notification of the company. One that was raised before is extended by another consequence of the same act, and else stays
 * as it is.
 */
export async function raiseNotice(
  deciders: DeciderStore,
  { actId, ...notice }: Notice,
  { notificationId, causedBy, meta }: Cause,
): Promise<void> {
  const type = actId === undefined ? 'RaiseNotification' : 'AddToNotification';
  const command = { type, notificationId, causedBy, ...notice } as const;
  await deciders.handle(notificationDecider, notificationId, command, { ...meta, tenant: notice.companyId });
}
