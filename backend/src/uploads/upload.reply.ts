import type { UploadedFile } from '@covertrail/contracts/calls/uploaded-file';
import type { KeptUpload } from './upload-storage.service.js';

/** The reply to an upload. */
export function uploadReply({
  uploadId,
  stored: { name: fileName, contentType, bytes, sha256 },
}: KeptUpload): UploadedFile {
  return { uploadId, fileName, contentType, bytes, sha256 };
}
