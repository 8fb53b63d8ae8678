import type { CompiledLine, CompiledRule, CompiledStandIn } from './compiled.js';
import type { CoverageLine, ProvidedPolicy } from '../insurance/coverage.js';
import { readRule } from './rule-kinds.js';

/** The rules of a line as a policy is evaluated by them; those of the line itself where it is of no line that may stand in. */
export const rulesFor = (
  { line, rules, standIns }: CompiledLine,
  policy: Pick<ProvidedPolicy, 'line'>,
): readonly CompiledRule[] =>
  policy.line === line ? rules : (standIns.find((standIn) => standIn.line === policy.line)?.rules ?? rules);

/** Whether a policy, as what it states, is one that may answer for a line. */
export const mayAnswer = (required: CompiledLine, policy: Pick<ProvidedPolicy, 'line' | 'coverages'>): boolean =>
  policy.line === required.line ||
  required.standIns.some((standIn) => standIn.line === policy.line && providesFor(required, standIn, policy));

/** Where symbols are required, they say which parts are needed; where none are, all parts are. */
function providesFor(
  { rules }: CompiledLine,
  { provides }: CompiledStandIn,
  { coverages }: Pick<ProvidedPolicy, 'coverages'>,
): boolean {
  if (provides === null) return true;
  const found = coverages.value.find(({ type }) => type === provides.type);
  if (found === undefined) return false;
  return (
    rules.some(({ rule }) => readRule(rule).kind === 'symbols') ||
    provides.parts.every((part) => found.subCoverages.includes(part))
  );
}

/** The lines whose policies may answer for a line: its own first. */
export const answeringLines = ({ line, standIns }: CompiledLine): readonly CoverageLine[] => [
  line,
  ...standIns.map((standIn) => standIn.line),
];

/** Whether several policies may meet the limits of a line together. */
export const isShared = ({ standIns }: CompiledLine): boolean => standIns.some(({ beside }) => beside);
