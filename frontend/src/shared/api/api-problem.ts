/** Shown when no better message is known [B06]. */
export const UNABLE = 'Unable to process request, please contact service administrator.';

/** What went wrong, as plain values that the store can contain. `status` is 0 when no reply came. */
export interface Problem {
  readonly status: number;
  /** `FEATURE.REASON` of the server, or `NETWORK.UNREACHABLE`. */
  readonly code: string;
  readonly message: string;
  /** Field name to message; empty unless the input was bad. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** For 409 on `If-Match`: the present revision. */
  readonly currentRevision?: number;
}

/** Thrown by every call that fails. `endsSession` says that the token is no longer valid. */
export class ApiProblem extends Error implements Problem {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly code: string;
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly currentRevision?: number;

  constructor(
    problem: Problem,
    readonly endsSession = false,
  ) {
    super(problem.message);
    this.status = problem.status;
    this.code = problem.code;
    this.fieldErrors = problem.fieldErrors;
    if (problem.currentRevision !== undefined) this.currentRevision = problem.currentRevision;
  }
}

export const UNREACHABLE: Problem = { status: 0, code: 'NETWORK.UNREACHABLE', message: UNABLE, fieldErrors: {} };

/** A problem for which the server has no words of its own, in the words of the place that met it. */
export const inWordsOf = (words: string | undefined, problem: Problem | null): Problem | null =>
  words !== undefined && problem?.message === UNABLE ? { ...problem, message: words } : problem;

/** Any thrown error as plain values. One that is not an `ApiProblem` is a defect of the page and gets the text of an unknown error. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiProblem)) return { status: 0, code: 'PAGE.DEFECT', message: UNABLE, fieldErrors: {} };
  const { status, code, message, fieldErrors, currentRevision } = error;
  return { status, code, message, fieldErrors, ...(currentRevision === undefined ? {} : { currentRevision }) };
}
