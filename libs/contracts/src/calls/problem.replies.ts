/** Every refusal: an RFC 9457 problem with a stable code, and a message for people. */
export interface ProblemReply {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Field name to message, for bad input. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Where the stream is now, when another revision was sent as `If-Match`. */
  readonly currentRevision?: number;
}
