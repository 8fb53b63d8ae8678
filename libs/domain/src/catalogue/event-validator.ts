/** An error in the content of an event: the path, as `/policyIds/0`, and the rule of its schema that it breaks. Never the value itself. */
export interface Violation {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/**
 * Whether the content of an event has the shape that its contract declares: every field of its type, and no other. `errors`
 * describes the last invalid content.
 */
export interface EventValidator {
  (content: unknown): boolean;
  readonly errors?: readonly Violation[] | null;
}
