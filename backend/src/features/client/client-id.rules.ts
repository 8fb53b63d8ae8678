import type { Uuid } from '@covertrail/domain/kernel/event';
import { deriveId } from '@covertrail/platform/ids/ids';

/** One client stream for an agency and an insured, however often the insured leaves and returns. */
export const clientIdOf = (agencyId: Uuid, insuredId: Uuid): Uuid => deriveId('client', agencyId, insuredId);
