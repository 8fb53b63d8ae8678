import type { Uuid } from '@covertrail/domain/kernel/event';
import { deriveId } from '@covertrail/platform/ids/ids';

/** The upload that a certificate becomes which was given by the link of a mail. */
export const givenUploadId = (requestId: Uuid, fileId: Uuid): Uuid => deriveId('given-certificate', requestId, fileId);
