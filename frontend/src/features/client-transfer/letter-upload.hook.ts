import { uploadLetter } from '@covertrail/contracts/client-transfer/client-transfer.calls';
import type { UploadedFile } from '@covertrail/contracts/calls/uploaded-file';
import { LARGEST_UPLOAD, UPLOAD_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import { uploadOfOtherKind, UPLOAD_TOO_LARGE } from '@covertrail/wording/fields/server-messages';
import { requestOf } from '#shared/api/call-request';
import { useFileUpload } from '#shared/api/file-upload.hook';

/** What the server stores of a letter until a transfer cites it. */
export type UploadedLetter = Pick<UploadedFile, 'uploadId' | 'fileName' | 'bytes'>;

const wrongWith = ({ size, type }: File): string | null => {
  if (size > LARGEST_UPLOAD) return UPLOAD_TOO_LARGE;
  return type === '' || UPLOAD_KINDS.some((kind) => kind === type) ? null : uploadOfOtherKind(UPLOAD_KINDS);
};

/** Uploads a letter as soon as it is chosen. `onUploaded` gets null while there is none. */
export const useLetterUpload = (onUploaded: (letter: UploadedLetter | null) => void) =>
  useFileUpload({ request: requestOf(uploadLetter), field: uploadLetter.upload, wrongWith, onReply: onUploaded });
