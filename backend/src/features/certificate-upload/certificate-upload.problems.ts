import type { CERTIFICATE_UPLOAD_CODES } from '@covertrail/domain/certificate-upload/certificate-upload.decider';
import { MOST_ADDITIONAL } from '@covertrail/domain/fields/mail-answer-fields';
import { NOT_READ_AGAIN } from '@covertrail/wording/certificate-upload/reading-refusals.words';
import { uploadOfOtherKind } from '@covertrail/wording/fields/server-messages';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of uploaded certificates are answered [E01] [E02]. */
export const CERTIFICATE_UPLOAD_PROBLEMS = {
  'CERTIFICATE_UPLOAD.NOT_PDF': { status: 422, message: uploadOfOtherKind(['application/pdf']) },
  'CERTIFICATE_UPLOAD.TOO_MANY_FILES': {
    status: 422,
    message: `At most ${MOST_ADDITIONAL} additional files may come with a certificate.`,
  },
  'CERTIFICATE_UPLOAD.REQUEST_ENDED': { status: 409, message: 'This request is no longer open.' },
  'CERTIFICATE_UPLOAD.NOT_FAILED': { status: 409, message: 'This certificate was read already.' },
  'CERTIFICATE_UPLOAD.TOO_MANY_ATTEMPTS': { status: 409, message: NOT_READ_AGAIN },
  'CERTIFICATE_UPLOAD.NOT_READ': { status: 409, message: 'This certificate is not read yet, or was read again.' },
  'CERTIFICATE_UPLOAD.ENDED': { status: 409, message: 'This certificate was confirmed or taken back.' },
} satisfies ProblemsOf<typeof CERTIFICATE_UPLOAD_CODES>;
