import { LIMIT_SHORT_NAMES, LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { requirementTitle } from '@covertrail/wording/compliance/sentence';
import { isLimitCode } from '../../coverage-codes.js';
import type { CoverageLine } from '../../../insurance/coverage.js';
import type { Finding } from '../../finding.js';
import { readRule } from '../../rule-kinds.js';
import { CaseProblem } from './case-problem.js';
import { readsAlike } from './named-by-words.js';

/** The finding of a requirement by its title, or by the short name of its limit. */
export function findingNamed(findings: readonly Finding[], line: CoverageLine, title: string): Finding {
  const ofLine = findings.filter((finding) => finding.line === line);
  const found = ofLine.find((finding) => namesOf(finding).some((name) => readsAlike(name, title)));
  if (found !== undefined) return found;
  throw new CaseProblem(
    `“${title}” is required of ${LINE_NAMES[line].toLowerCase()} by no finding; expected one of: ${titlesOf(ofLine)}`,
  );
}

/** The only finding beside that of the policy in force; that one where nothing else is required. */
export function onlyFinding(findings: readonly Finding[], line: CoverageLine): Finding {
  const ofLine = findings.filter((finding) => finding.line === line);
  const others = ofLine.filter(({ rule }) => rule !== `${line}.inForce`);
  const only = others.length > 0 ? others : ofLine;
  if (only.length === 1) return only[0]!;
  throw new CaseProblem(
    `the case has several findings; expected Then (${only[0] ? requirementTitle(only[0]) : ''}): …, one of: ${titlesOf(only)}`,
  );
}

const titlesOf = (findings: readonly Finding[]): string => findings.map(requirementTitle).join('; ');

function namesOf(finding: Finding): readonly string[] {
  const { kind, code } = readRule(finding.rule);
  return kind === 'limit' && isLimitCode(code)
    ? [requirementTitle(finding), LIMIT_SHORT_NAMES[code]]
    : [requirementTitle(finding)];
}
