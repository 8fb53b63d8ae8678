import type { Uuid } from '@covertrail/domain/kernel/event';
import { deriveId } from './ids.js';

/** One tracking for each requester, project and insured: its id derives from the three. */
export const trackingIdOf = (requesterId: Uuid, projectId: Uuid, insuredId: Uuid): Uuid =>
  deriveId('tracking', requesterId, projectId, insuredId);
