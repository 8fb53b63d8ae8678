import type { Uuid } from '@covertrail/domain/kernel/event';
import { deriveId } from '@covertrail/platform/ids/ids';

/** The file of an agency's upload: when another agency names the same upload, it means another file. */
export const letterFileId = (agencyId: Uuid, uploadId: Uuid): Uuid => deriveId('letter', agencyId, uploadId);
