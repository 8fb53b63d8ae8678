/** How one code is answered: HTTP status and text; `{name}` is filled from the error's parameters. */
export interface ProblemText {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503;
  readonly message: string;
}

export type ProblemTexts = Readonly<Record<string, ProblemText>>;

/** Texts for every code that a decider may throw; a handler's own codes may stand beside them. */
export type ProblemsOf<Codes extends readonly string[]> = Readonly<Record<Codes[number], ProblemText>> & ProblemTexts;

/** The specification's words for what nobody can do anything about (1 section 8). */
export const UNABLE = 'Unable to process request, please contact service administrator.';
