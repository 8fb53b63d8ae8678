/**
 * Ends a check: prints each violation and fails, or prints what was seen.
 * @param {string} seen what the check looked at, in words
 * @param {readonly string[]} violations one line each
 */
export function report(seen, violations) {
  for (const violation of violations) console.error(violation);
  console.log(violations.length === 0 ? seen : `${violations.length} of them, in ${seen}`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
