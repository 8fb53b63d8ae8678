import type { CoverageLine } from '../insurance/coverage.js';
import { showsLine, type FormOfLine } from '../insurance/lines/form-choice.js';
import { RuleBroken } from '../kernel/rule-broken.js';

/** Each is of a line of the answer and shows it, and a line has one [C12]. Throws `RuleBroken` with the first line of which that is not so. */
export function checkForms(forms: readonly FormOfLine[], lines: readonly CoverageLine[]): void {
  const chosen = new Set<CoverageLine>();
  for (const { line, ...choice } of forms) {
    if (!lines.includes(line)) throw new RuleBroken('REQUEST.FORM_WITHOUT_POLICY', { line });
    if (!showsLine(line, choice)) throw new RuleBroken('REQUEST.FORM_NOT_OF_LINE', { line });
    if (chosen.has(line)) throw new RuleBroken('REQUEST.FORM_TWICE', { line });
    chosen.add(line);
  }
}
