/** What one call may be refused with. The page ends its session on 401 and 403, so these are of `AUTH_PROBLEMS` alone (ADR 3). */
type RefusalStatus = 400 | 404 | 409 | 413 | 422 | 429 | 500 | 503;

/** The reply for one code: HTTP status and text; `{name}` is filled from the error's parameters. */
interface ProblemText<Status extends number = RefusalStatus> {
  readonly status: Status;
  readonly message: string;
  /** The field of the input that it is about. */
  readonly field?: string;
}

export type ProblemTexts = Readonly<Record<string, ProblemText>>;

/** Those of log-in and rights, after which the session of a page is over. */
export type AuthProblemTexts = Readonly<Record<string, ProblemText<RefusalStatus | 401 | 403>>>;

/** Texts for every code that a decider may throw; a handler may add codes of its own. */
export type ProblemsOf<Codes extends readonly string[]> = Readonly<Record<Codes[number], ProblemText>> & ProblemTexts;

/** The text for errors that the user cannot fix [B06]. */
export const UNABLE = 'Unable to process request, please contact service administrator.';
