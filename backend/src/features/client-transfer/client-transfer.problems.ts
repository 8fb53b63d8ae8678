import type { CLIENT_TRANSFER_CODES } from '@covertrail/domain/client-transfer/client-transfer.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const CLIENT_TRANSFER_PROBLEMS = {
  'CLIENT_TRANSFER.NOT_FOUND': { status: 404, message: 'This transfer does not exist.' },
  'CLIENT_TRANSFER.ALREADY_REQUESTED': { status: 409, message: 'This transfer was requested already.' },
  'CLIENT_TRANSFER.ANOTHER_OPEN': { status: 409, message: 'A transfer of this client is already under way.' },
  'CLIENT_TRANSFER.ALREADY_ENDED': { status: 409, message: 'This transfer has ended.' },
  'CLIENT_TRANSFER.NOT_ENDED': { status: 409, message: 'This transfer is still under way.' },
  'CLIENT_TRANSFER.NOT_APPROVED': { status: 409, message: 'This transfer was not approved.' },
  'CLIENT_TRANSFER.CLIENT_MOVED': { status: 409, message: 'The client has moved to another agency in the meantime.' },
  'CLIENT_TRANSFER.NOT_HOLDER': {
    status: 409,
    message: 'The agency that should release the client is not its agency of record.',
  },
  'CLIENT_TRANSFER.NOT_A_PARTY': { status: 404, message: 'This transfer does not exist.' },
  'CLIENT_TRANSFER.NOT_THE_ASKED': { status: 409, message: 'Only the other agency can answer this transfer.' },
  'CLIENT_TRANSFER.NOT_THE_ASKER': { status: 409, message: 'Only the agency that asked can cancel this transfer.' },
  'CLIENT_TRANSFER.LETTER_REQUIRED': { status: 422, message: "Please give the client's letter." },
  'CLIENT_TRANSFER.REASON_REQUIRED': { status: 422, message: 'Please enter a reason.' },
  'CLIENT_TRANSFER.SAME_AGENCY': { status: 422, message: 'Please select another agency.' },
} satisfies ProblemsOf<typeof CLIENT_TRANSFER_CODES>;
