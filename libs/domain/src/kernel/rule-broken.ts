/**
 * Thrown by `decide` for a command that should never have been sent. `code` is stable and has the form `FEATURE.REASON`; the API
 * adds words and HTTP status.
 */
export class RuleBroken extends Error {
  override readonly name = 'RuleBroken';
  constructor(
    readonly code: `${string}.${string}`,
    readonly params: Readonly<Record<string, string | number>> = {},
  ) {
    super(code);
  }
}
