/** What is wrong with a file of cases, where it stands, and what was expected: the person who wrote the case reads it. */
export class CaseProblem extends Error {
  override readonly name = 'CaseProblem';
}

/** Runs `read` and names the place of what it refuses. */
export function at<Result>(place: string, read: () => Result): Result {
  try {
    return read();
  } catch (problem) {
    if (problem instanceof CaseProblem) throw new CaseProblem(`${place}: ${problem.message}`);
    throw problem;
  }
}
