/** RFC 9457 problem body, with the `message` that the page shows and a stable `code` beside it. */
export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Field name to message, for bad input. */
  readonly errors?: Readonly<Record<string, string>>;
  /** For 409 on `If-Match`: the present revision of the stream. */
  readonly currentRevision?: number;
}

/** An error with its status and text: thrown by the API, never by the domain. `retryAfter` in seconds. */
export class Problem extends Error {
  override readonly name = 'Problem';
  constructor(
    readonly code: `${string}.${string}`,
    readonly details: {
      readonly errors?: Readonly<Record<string, string>>;
      readonly params?: Readonly<Record<string, string | number>>;
      readonly retryAfter?: number;
      /** Nothing went wrong, whatever the status says: it is no error of the log. */
      readonly planned?: true;
    } = {},
  ) {
    super(code);
  }
}
