import type { Outcome } from './finding.js';

const SEVERITY: Readonly<Record<Outcome, number>> = { fail: 3, unknown: 2, review: 1, pass: 0 };

/** For sorting worst first: fail, unknown, review, pass. */
export const compareOutcomes = (a: Outcome, b: Outcome): number => SEVERITY[b] - SEVERITY[a];

export const worseOf = (a: Outcome, b: Outcome): Outcome => (SEVERITY[a] >= SEVERITY[b] ? a : b);

/** The worst of several; `pass` when nothing is required. */
export function sumUp(findings: readonly { readonly outcome: Outcome }[]): Outcome {
  let worst: Outcome = 'pass';
  for (const { outcome } of findings) worst = worseOf(worst, outcome);
  return worst;
}
