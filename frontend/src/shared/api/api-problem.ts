/** Shown when nothing better is known (spec 1 section 8). */
export const UNABLE = 'Unable to process request, please contact service administrator.';

/** What went wrong, as plain values that fit into the store. `status` is 0 when no answer came. */
export interface Problem {
  readonly status: number;
  /** `FEATURE.REASON` of the server, or `NETWORK.UNREACHABLE`. */
  readonly code: string;
  readonly message: string;
  /** Field name to message; empty unless the input was bad. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** With 409 on a pinned revision: where the thing stands now. */
  readonly currentRevision?: number;
}

/** Thrown by every call that did not end well. `endsSession` says that the token is no longer good. */
export class ApiProblem extends Error implements Problem {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly code: string;
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly currentRevision?: number;

  constructor(problem: Problem, readonly endsSession = false) {
    super(problem.message);
    this.status = problem.status;
    this.code = problem.code;
    this.fieldErrors = problem.fieldErrors;
    if (problem.currentRevision !== undefined) this.currentRevision = problem.currentRevision;
  }
}

export const UNREACHABLE: Problem = { status: 0, code: 'NETWORK.UNREACHABLE', message: UNABLE, fieldErrors: {} };

/** Anything thrown, as plain values. What is not an `ApiProblem` is a defect of the page: it reads like an unknown error. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiProblem)) return { status: 0, code: 'PAGE.DEFECT', message: UNABLE, fieldErrors: {} };
  const { status, code, message, fieldErrors, currentRevision } = error;
  return { status, code, message, fieldErrors, ...(currentRevision === undefined ? {} : { currentRevision }) };
}
