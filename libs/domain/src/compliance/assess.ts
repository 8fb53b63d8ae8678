import type { Uuid } from '../kernel/event.js';
import { earlierOf, LAST_DAY, type CalendarDate } from '../kernel/dates.js';
import { sumUp } from './compare-outcomes.js';
import type { CompiledLine, CompiledRequirements, CompiledRule } from './compiled.js';
import type { ProvidedPolicy } from '../insurance/coverage.js';
import type { Provided } from './provided.js';
import { formsChangeOn } from './endorsements/form-objection.js';
import type { Assessment, Finding, Evaluation } from './finding.js';
import { findingOf, type FindingContext } from './finding-of.js';
import { holdsUntil } from './holds-until.js';
import { evaluateFor } from './answer-rule.js';
import { rulesFor } from './may-answer.js';
import { eventsOf, lineCase, type LineCase } from './line-causes.js';
import { withdrawn } from './withdrawn.js';
import { nextTooOld } from './proof/proof-days.js';
import { coverEndsOn } from './rules/presence.js';

/** Raised when the same facts may give another result: then everything is assessed again, with this as the cause. */
export const ENGINE_VERSION = 11;

/**
 * Assesses what was provided against what is required, as of one day. Pure and total; the order of policies and events has no
 * effect. `requirementsEvents` recorded the requirements, and every finding cites them. Citations are exact where
 * `provided.otherwise` is given: without a cited event the finding would differ, without any other event it would be the same.
 */
export function assess(
  compiled: CompiledRequirements,
  requirementsEvents: readonly Uuid[],
  provided: Provided,
  validAt: CalendarDate,
): Assessment {
  const otherwise = (provided.otherwise ?? withdrawn(provided))
    .filter(({ event }) => !requirementsEvents.includes(event))
    .sort((a, b) => (a.event < b.event ? -1 : 1));
  const findings: Finding[] = [];
  let nextExpiry: CalendarDate | null = null;
  let rulesHoldUntil: CalendarDate = nextTooOld(compiled.lines, provided.policies, validAt) ?? LAST_DAY;
  for (const required of compiled.lines) {
    const line = lineCase(required, provided, otherwise, requirementsEvents, validAt);
    findingsOf(required, line, compiled.template, validAt, findings);
    if (!line.answered) continue;
    nextExpiry = earliest(nextExpiry, line.policy);
    rulesHoldUntil = earlierOf(rulesHoldUntil, rulesChangeOn(required, line.policy, validAt));
  }
  return {
    outcome: sumUp(findings),
    findings,
    holdsUntil: earlierOf(holdsUntil(provided.policies, validAt, provided.changesOn), rulesHoldUntil),
    nextExpiry: policiesCounted(findings, provided.policies).reduce(earliest, nextExpiry),
  };
}

function findingsOf(
  required: CompiledLine,
  line: LineCase,
  template: CompiledRequirements['template'],
  day: CalendarDate,
  findings: Finding[],
): void {
  const { policy, presence, presenceEvents, world, answered } = line;
  const context: FindingContext = { line: required.line, policyId: answered ? policy?.policyId : undefined, template };
  findings.push(findingOf(required.presenceRule, presence, presenceEvents, context));
  for (const rule of policy === null || !answered ? required.rules : rulesFor(required, policy)) {
    if (policy === null || !answered) {
      findings.push(findingOf(rule.rule, unanswered(rule, presence), presenceEvents, context));
      continue;
    }
    const evaluation = evaluateFor(required, rule, policy, world, day);
    findings.push(findingOf(rule.rule, evaluation, eventsOf(rule, evaluation, line, day), context));
  }
}

/** The first later day on which a rule gives another result for the same policy. */
function rulesChangeOn(required: CompiledLine, policy: ProvidedPolicy | null, day: CalendarDate): CalendarDate {
  let first = LAST_DAY;
  for (const rule of policy === null ? [] : rulesFor(required, policy)) {
    const changes = policy === null ? undefined : ruleChangesOn(rule, policy, day);
    if (changes) first = earlierOf(first, changes);
  }
  return first;
}

function ruleChangesOn(rule: CompiledRule, policy: ProvidedPolicy, day: CalendarDate): CalendarDate | null | undefined {
  if (rule.kind === 'endorsement') return formsChangeOn(policy, day);
  return rule.kind === 'further' ? rule.changesOn?.(policy, day) : undefined;
}

/** No policy is in force: the other requirements of the line are not met for the same reason as the line. */
function unanswered(rule: CompiledRule, presence: Evaluation): Evaluation {
  const evaluation = { ...presence, params: { ...presence.params, ...rule.params } };
  return rule.kind === 'limit' ? { ...evaluation, required: rule.atLeast } : evaluation;
}

function policiesCounted(findings: readonly Finding[], policies: readonly ProvidedPolicy[]): readonly ProvidedPolicy[] {
  const ids = new Set<Uuid>();
  for (const { reason, met = reason, terms, params } of findings) {
    if (met === 'LIMIT.MET_WITH_UMBRELLA' || met === 'LIMIT.MET_COMBINED' || params.answeredBy !== undefined)
      for (const term of terms ?? []) ids.add(term.policyId);
  }
  return ids.size === 0 ? [] : policies.filter(({ policyId }) => ids.has(policyId));
}

function earliest(day: CalendarDate | null, policy: ProvidedPolicy | null): CalendarDate | null {
  if (policy === null) return day;
  const end = coverEndsOn(policy);
  return day === null || end < day ? end : day;
}
