import type { CalendarDate } from '../kernel/dates.js';
import type { CompiledLine, CompiledRule } from './compiled.js';
import type { ProvidedPolicy } from '../insurance/coverage.js';
import { evaluateInForce, evaluateRule } from './evaluate-rule.js';
import type { Evaluation } from './finding.js';
import type { LineWorld } from './line-world.js';
import { isShared, rulesFor } from './may-answer.js';
import { answers } from './rules/presence.js';

/**
 * One requirement of a line on the policy that answers for it. Where the template accepts policies beside it, a limit that this one does not
 * have may be met by another one: with all that is required of that limit, and with all that is required of every policy of the line, so that
 * limits of one policy and endorsements of another are never mixed.
 */
export function evaluateFor(
  required: CompiledLine,
  rule: CompiledRule,
  policy: ProvidedPolicy,
  world: LineWorld,
  day: CalendarDate,
): Evaluation {
  const own = evaluateRule(rule, policy, world, day);
  const part = own.outcome === 'pass' || !isShared(required) ? null : partOf(rule);
  const beside = part === null ? null : besidePolicy(required, part, policy, world, day);
  const instead =
    beside === null ? undefined : rulesFor(required, beside).find((compiledRule) => compiledRule.rule === rule.rule);
  if (beside === null || instead === undefined) return own;
  const evaluation = evaluateRule(instead, beside, world, day);
  return {
    ...evaluation,
    params: { ...evaluation.params, answeredBy: beside.policyNumber, beside: policy.policyNumber },
  };
}

/** The limit that a rule is about, with its number where it is required twice; null where the rule is about the whole policy. */
function partOf({ rule }: CompiledRule): string | null {
  const [, kind = '', ...limit] = rule.split('.');
  return ['limit', 'deductible', 'coinsurance', 'valuation'].includes(kind) ? limit.join('.') : null;
}

function besidePolicy(
  required: CompiledLine,
  part: string,
  policy: ProvidedPolicy,
  world: LineWorld,
  day: CalendarDate,
): ProvidedPolicy | null {
  const meets = (other: ProvidedPolicy): boolean =>
    evaluateInForce(required, other, day).outcome === 'pass' &&
    rulesFor(required, other).every(
      (rule) => ![null, part].includes(partOf(rule)) || evaluateRule(rule, other, world, day).outcome === 'pass',
    );
  return (
    world.candidates.find(
      (other) => other !== policy && answers(other, day) && isBeside(required, other) && meets(other),
    ) ?? null
  );
}

const isBeside = ({ line, standIns }: CompiledLine, other: ProvidedPolicy): boolean =>
  other.line === line || standIns.some((standIn) => standIn.beside && standIn.line === other.line);
