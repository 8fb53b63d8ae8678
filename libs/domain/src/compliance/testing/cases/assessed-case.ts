import { requirementTitle, sentenceOf } from '@covertrail/wording/compliance/sentence';
import { assessTracking } from '../../../tracking/tracking.rules.js';
import { RuleBroken } from '../../../kernel/rule-broken.js';
import type { Assessment, Finding } from '../../finding.js';
import type { CaseLog } from './case-log.js';
import { CaseProblem } from './case-problem.js';
import { recordStep } from './case-steps.js';
import { addPolicy, beginning, inputsOf } from './case-world.js';
import { findingNamed, onlyFinding } from './finding-named.js';
import type { ExpectedFinding, GoldenCase } from './golden-case.js';

/** The log of a case: its policies and what was recorded later, by day, each decided on what was there. */
export function logOf(golden: GoldenCase): CaseLog {
  const log = refusable(golden, () => beginning(golden));
  const additions = golden.policies.map((policy) => ({ day: policy.recordedOn, record: () => addPolicy(log, policy) }));
  const steps = golden.steps.map((step) => ({ day: step.day, record: () => recordStep(log, golden, step) }));
  for (const { record } of [...additions, ...steps].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)))
    refusable(golden, record);
  return log;
}

/** A command that the rules refuse is a mistake of the case. */
function refusable<Result>(golden: GoldenCase, record: () => Result): Result {
  try {
    return record();
  } catch (problem) {
    if (problem instanceof RuleBroken)
      throw new CaseProblem(`${golden.place}: ${problem.code} ${JSON.stringify(problem.params)}`);
    throw problem;
  }
}

/** The assessment of a case on its day, by what was known on its known day; without an event where one is named. */
export function assessCase(
  golden: GoldenCase,
  log: CaseLog = logOf(golden),
  without: string | null = null,
): Assessment {
  const assessed = assessTracking(inputsOf(log, golden, { knownOn: golden.knownOn, without }), golden.on);
  if (assessed === undefined) throw new CaseProblem(`${golden.place}: nothing is required on that day`);
  return assessed.assessment;
}

/** An expected finding with the one that was found. */
export interface ComparedFinding {
  readonly expected: ExpectedFinding;
  readonly finding: Finding;
  readonly sentence: string;
}

export const comparedFindings = (golden: GoldenCase, { findings }: Assessment): readonly ComparedFinding[] =>
  golden.expected.map((expected) => {
    const { requirement } = expected;
    const finding =
      requirement === null
        ? onlyFinding(findings, golden.line)
        : findingNamed(findings, requirement.line, requirement.title);
    return { expected, finding, sentence: sentenceOf(finding, golden.on) };
  });

/** What differs from what was expected, in lines that a person reads; none where all is as expected. */
export function differencesOf(golden: GoldenCase): readonly string[] {
  const assessment = assessCase(golden);
  const overall =
    golden.overall === null || golden.overall === assessment.outcome
      ? []
      : [`overall: expected ${golden.overall}, found ${assessment.outcome}`];
  return [...comparedFindings(golden, assessment).flatMap(differenceOf), ...overall];
}

function differenceOf({ expected: { outcome, reason, says }, finding, sentence }: ComparedFinding): readonly string[] {
  const same = outcome === finding.outcome && reason === finding.reason && (says === null || sentence.includes(says));
  if (same) return [];
  const wanted = says === null ? `${outcome} ${reason}` : `${outcome} ${reason} “${says}”`;
  return [
    `${requirementTitle(finding)}: expected ${wanted}`,
    `${requirementTitle(finding)}: found    ${finding.outcome} ${finding.reason} “${sentence}”`,
  ];
}
