/** The body of every refusal: an RFC 9457 problem with a stable code, and a message for people. */
export interface ProblemReply {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Messages by the name of the field, for bad input. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The present revision of the stream, when `If-Match` named another one. */
  readonly currentRevision?: number;
}
