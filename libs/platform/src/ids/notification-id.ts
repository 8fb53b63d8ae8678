import type { Uuid } from '@covertrail/domain/kernel/event';
import { deriveId } from './ids.js';

/** The notification that a company receives because of an event, or because of an act and all that came of it: one for each pair. */
export const notificationIdOf = (cause: Uuid, companyId: Uuid): Uuid => deriveId('notification', cause, companyId);

/** The notification that an exception is about to lapse: one for each exception. */
export const lapseNoticeIdOf = (exceptionId: Uuid): Uuid => deriveId('notification', 'lapse-notices', exceptionId);
