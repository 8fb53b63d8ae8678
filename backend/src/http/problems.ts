/** How one code is told: HTTP status and text; `{name}` is filled from the error's parameters. */
export interface ProblemText {
  readonly status: number;
  readonly message: string;
}

export const UNABLE = 'Unable to process request, please contact service administrator.';

const http = {
  'HTTP.BAD_INPUT': { status: 400, message: 'Please correct the marked fields.' },
  'HTTP.NOT_JSON': { status: 400, message: 'The request body is not valid JSON.' },
  'HTTP.TOO_LARGE': { status: 413, message: 'The request is larger than 256 kB.' },
  'HTTP.NOT_FOUND': { status: 404, message: 'There is nothing at this address.' },
  'HTTP.KEY_REQUIRED': { status: 400, message: 'The Idempotency-Key header must be a UUID.' },
  'HTTP.BAD_IF_MATCH': { status: 400, message: 'The If-Match header must be a revision.' },
  'HTTP.REVISION_CHANGED': { status: 409, message: 'Somebody changed this in the meantime. Reload it and try again.' },
  'HTTP.BUSY': { status: 503, message: 'The product is busy. Please try again in a moment.' },
  'HTTP.UNEXPECTED': { status: 500, message: UNABLE },
  'COMMAND.KEY_REUSED': { status: 422, message: 'This Idempotency-Key was used for another request.' },
} as const satisfies Record<string, ProblemText>;

const auth = {
  'AUTH.WRONG_CREDENTIALS': { status: 401, message: 'The email or password is incorrect.' },
  'AUTH.PASSWORD_EXPIRED': { status: 401, message: 'Password Expired' },
  'AUTH.TOKEN_INVALID': { status: 401, message: 'Token is invalid' },
  'AUTH.FORBIDDEN': { status: 403, message: 'You are not allowed to do this.' },
  'AUTH.NO_COMPANY': { status: 404, message: "User or User company doesn't exist." },
  'AUTH.TOO_MANY_TRIES': { status: 429, message: 'Too many attempts. Please wait a minute and try again.' },
  'USER.EMAIL_TAKEN': { status: 409, message: 'An account with this email exists already.' },
} as const satisfies Record<string, ProblemText>;

const client = {
  'CLIENT.NOT_FOUND': { status: 404, message: 'This client does not exist.' },
  'CLIENT_TRANSFER.NOT_FOUND': { status: 404, message: 'This transfer does not exist.' },
} as const satisfies Record<string, ProblemText>;

/** The one place that maps a code to HTTP and words. A code that is missing here fails `problems.unit.spec.ts`. */
export const PROBLEMS: Readonly<Record<string, ProblemText>> = { ...http, ...auth, ...client };
