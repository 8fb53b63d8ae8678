import type { Uuid } from '@covertrail/domain/kernel/event';
import { deriveId } from '@covertrail/platform/ids/ids';

/** The file behind an upload of an agency: another agency that names the same upload means another file. */
export const letterFileId = (agencyId: Uuid, uploadId: Uuid): Uuid => deriveId('letter', agencyId, uploadId);
