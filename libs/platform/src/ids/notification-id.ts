import type { Uuid } from '@covertrail/domain/kernel/event';
import { deriveId } from './ids.js';

/** The notification that a company receives because of an event: one for each pair. */
export const notificationIdOf = (causedBy: Uuid, companyId: Uuid): Uuid =>
  deriveId('notification', causedBy, companyId);

/** The notification that an exception is about to lapse: one for each exception. */
export const lapseNoticeIdOf = (exceptionId: Uuid): Uuid => deriveId('notification', 'lapse-notices', exceptionId);
