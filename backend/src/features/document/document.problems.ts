import type { DOCUMENT_CODES } from '@covertrail/domain/document/document.decider';
import { UPLOAD_OF_OTHER_KIND } from '@covertrail/wording/fields/server-messages';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered [C17]. */
export const DOCUMENT_PROBLEMS = {
  'DOCUMENT.NOT_FOUND': { status: 404, message: 'This document does not exist.' },
  'DOCUMENT.ONLY_ONE': { status: 409, message: 'Only One document is allowed.' },
  'DOCUMENT.OTHER_KIND': { status: 422, message: UPLOAD_OF_OTHER_KIND },
  'DOCUMENT.ENDORSEMENT_NOT_APPLIED': {
    status: 422,
    message: 'Please add the endorsement to the policy before you upload its document.',
  },
  'DOCUMENT.OF_ENDORSEMENT': {
    status: 422,
    message: 'The document of an endorsement cannot be of another type. Please delete it, and upload it as what it is.',
  },
  'DOCUMENT.POLICY_ARCHIVED': { status: 409, message: 'Archived policies cannot be edited.' },
  'DOCUMENT.NO_FILE': { status: 404, message: 'Unable to download file.' },
} satisfies ProblemsOf<typeof DOCUMENT_CODES>;
