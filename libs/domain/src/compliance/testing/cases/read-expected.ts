import type { CoverageLine } from '../../../insurance/coverage.js';
import type { Outcome } from '../../finding.js';
import { CaseProblem } from './case-problem.js';
import type { Statement } from './case-statements.js';
import type { ExpectedFinding } from './golden-case.js';
import { exactly, isLineNamed, lineNamed } from './named-by-words.js';

const OUTCOMES: readonly Outcome[] = ['pass', 'fail', 'review', 'unknown'];
const EXPECTED = /^(\S+) ([A-Z_]+\.[A-Z_]+)(?: [“"](.+)[”"])?$/;

/** The outcome of all findings together. */
export const overallFrom = ({ text }: Statement): Outcome => exactly('outcome', text, OUTCOMES);

/** `fail LIMIT.SHORT “short by $1”`, of the only requirement or of the one that is named. */
export function expectedFrom(line: CoverageLine, { about, text }: Statement): ExpectedFinding {
  const [, outcome = '', reason, says = null] = EXPECTED.exec(text) ?? [];
  if (reason === undefined)
    throw new CaseProblem(`“${text}” is no finding; expected one such as: fail LIMIT.SHORT “short by $1”`);
  return {
    requirement: about === '' ? null : requirementFrom(line, about),
    outcome: exactly('outcome', outcome, OUTCOMES),
    reason,
    says,
  };
}

/** `each occurrence`, of the line of the file; `Umbrella liability: each occurrence` of another one. */
function requirementFrom(line: CoverageLine, about: string): NonNullable<ExpectedFinding['requirement']> {
  const [, first, rest] = /^([^:]+): (.+)$/.exec(about) ?? [];
  return first !== undefined && rest !== undefined && isLineNamed(first)
    ? { line: lineNamed(first), title: rest }
    : { line, title: about };
}
