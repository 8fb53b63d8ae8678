import type { Uuid } from '@covertrail/domain/kernel/event';
import { deriveId } from './ids.js';

/** What a project sees of a policy: its id derives from the two. */
export const selectionIdOf = (policyId: Uuid, projectId: Uuid): Uuid => deriveId('selection', policyId, projectId);
