/**
 * Thrown by `decide` for a command that should never have been sent.
 * `code` is stable and reads `FEATURE.REASON`; the words and the HTTP status belong to the API that shows it.
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
