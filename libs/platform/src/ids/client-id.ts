import type { Uuid } from '@covertrail/domain/kernel/event';
import { deriveId } from './ids.js';

/** One client for an agency and an insured, however often the insured leaves and returns: its stream, and its document in the lists. */
export const clientIdOf = (agencyId: Uuid, insuredId: Uuid): Uuid => deriveId('client', agencyId, insuredId);
