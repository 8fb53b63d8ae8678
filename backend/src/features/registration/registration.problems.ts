import type { REGISTRATION_CODES } from '@covertrail/domain/registration/registration.decider';
import { PUBLIC_EMAIL } from '@covertrail/wording/fields/server-messages';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of a sign-up are answered [A07]. */
export const REGISTRATION_PROBLEMS = {
  'REGISTRATION.TOO_SOON': {
    status: 429,
    message: 'We sent an email to this address a short while ago. Please open its link, or try again later.',
  },
  'REGISTRATION.NOT_FOUND': { status: 404, message: 'Nobody signs up with this address.' },
  'REGISTRATION.NO_COMPANY': { status: 404, message: 'Please select company' },
  'ACTIVATION.HAS_ACCOUNT': {
    status: 409,
    message:
      'This address has an account already. Open the link of the email again, and accept the invitation with it.',
  },
  'ACTIVATION.NO_ACCOUNT': {
    status: 409,
    message: 'This address has no account yet. Open the link of the email again, and choose a password.',
  },
  'ACTIVATION.OTHER_TERMS': { status: 409, message: 'Please read and accept the License Agreement of today.' },
  'REGISTRATION.PUBLIC_DOMAIN': { status: 400, message: PUBLIC_EMAIL },
  'REGISTRATION.INSURED_TEXT': { status: 400, message: 'Company name and address together are too long.' },
} satisfies ProblemsOf<typeof REGISTRATION_CODES>;
