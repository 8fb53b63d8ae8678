import type { Uuid } from '@covertrail/domain/kernel/event';
import { deriveId } from '@covertrail/platform/ids/ids';

/** One enrollment for each insured in the program of a requester. */
export const enrollmentIdOf = (requesterId: Uuid, insuredId: Uuid): Uuid =>
  deriveId('enrollment', requesterId, insuredId);
