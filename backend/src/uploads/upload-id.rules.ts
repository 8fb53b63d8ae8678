import type { Uuid } from '@covertrail/domain/kernel/event';
import { deriveId } from '@covertrail/platform/ids/ids';

/** What uploaded files are for: the file of one purpose cannot be cited for another. */
export type UploadPurpose =
  'letter' | 'document' | 'answer' | 'exception' | 'sheet' | 'logo' | 'photo' | 'mailAnswer' | 'certificate';

/** The file of a company's upload: when another company names the same upload, it means another file. */
export const uploadedFileId = (purpose: UploadPurpose, companyId: Uuid, uploadId: Uuid): Uuid =>
  deriveId(purpose, companyId, uploadId);
