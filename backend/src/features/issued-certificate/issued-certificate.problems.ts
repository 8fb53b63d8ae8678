import type { CERTIFICATE_BATCH_CODES } from '@covertrail/domain/certificate-batch/certificate-batch.decider';
import type { ISSUED_CERTIFICATE_CODES } from '@covertrail/domain/issued-certificate/issued-certificate.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const ISSUED_CERTIFICATE_PROBLEMS = {
  'CERTIFICATE.NOT_FOUND': { status: 404, message: 'There is no such certificate.' },
  'CERTIFICATE.CODE_UNKNOWN': { status: 404, message: 'No certificate has this code.' },
  'CERTIFICATE.ALREADY_EXISTS': { status: 409, message: 'This certificate was issued already.' },
  // The word is misspelled in the text that callers know [E03].
  'CERTIFICATE.NOT_ELIGIBLE': { status: 404, message: 'No policies elegible for COI Generation' },
  'CERTIFICATE.OTHER_FORM': { status: 422, message: 'This certificate has no place for one of the policies.' },
  'CERTIFICATE.NO_SIGNATURE': {
    status: 409,
    message: 'Please upload your signature: it stands on the certificates that you issue.',
  },
  'CERTIFICATE.NOT_ENDORSED': {
    status: 422,
    message: 'No policy of this certificate has the endorsement that the description states: {said}',
  },
  'CERTIFICATE.HOLDER_NOT_VALID': { status: 422, message: 'Please enter the certificate holder.' },
  'CERTIFICATE.HOLDER_TOO_LONG': { status: 422, message: 'The text of the box cannot exceed {most} characters.' },
  'CERTIFICATE_BATCH.NOT_FOUND': { status: 404, message: 'There are no such certificates.' },
  'CERTIFICATE_BATCH.ALREADY_EXISTS': { status: 409, message: 'These certificates are being issued already.' },
  'CERTIFICATE_BATCH.EMPTY': { status: 422, message: 'Nobody would get a certificate.' },
  'CERTIFICATE_BATCH.TOO_MANY': { status: 422, message: 'At most 1,000 holders get a certificate at once.' },
  'CERTIFICATE_BATCH.OUT_OF_ORDER': { status: 409, message: 'These certificates are being issued already.' },
} satisfies ProblemsOf<typeof ISSUED_CERTIFICATE_CODES> & ProblemsOf<typeof CERTIFICATE_BATCH_CODES>;
