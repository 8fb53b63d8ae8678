/** The reply for one code: HTTP status and text; `{name}` is filled from the error's parameters. */
interface ProblemText {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503;
  readonly message: string;
  /** The field of the input that it is about. */
  readonly field?: string;
}

export type ProblemTexts = Readonly<Record<string, ProblemText>>;

/** Texts for every code that a decider may throw; a handler may add codes of its own. */
export type ProblemsOf<Codes extends readonly string[]> = Readonly<Record<Codes[number], ProblemText>> & ProblemTexts;

/** The text for errors that the user cannot fix [B06]. */
export const UNABLE = 'Unable to process request, please contact service administrator.';
