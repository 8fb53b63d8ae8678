import type { CalendarDate } from '../../kernel/dates.js';
import type { CompiledLimit } from '../compiled.js';
import type { ProvidedPolicy } from '../../insurance/coverage.js';
import type { Evaluation, Term } from '../finding.js';
import type { LineWorld } from '../line-world.js';
import { evaluateCombined } from './combined.js';
import {
  layerInDoubt,
  layerNotGiven,
  limitMet,
  limitNotGiven,
  limitShort,
  splitNotAccepted,
} from './limit-evaluations.js';
import { isAmount, primaryLimit } from './primary-limit.js';
import { refusedToReport } from './refused-layer.js';
import { towerOver, type Tower } from './tower.js';

/**
 * One limit of the policy that is evaluated for the line. Layers are considered only where the template lets them count and the
 * policy is short. A limit that was not given never passes, whatever layers are above it. What the umbrella's own requirement
 * uses is reserved first: the same dollars never count twice.
 */
export function evaluateLimit(
  asked: CompiledLimit,
  policy: ProvidedPolicy,
  world: LineWorld,
  day: CalendarDate,
): Evaluation {
  const primary = primaryLimit(asked, policy.limits.value);
  if (!isAmount(primary)) {
    return primary.is === 'notGiven' ? limitNotGiven(asked, policy, primary.limit) : splitNotAccepted(asked, policy);
  }
  const { policyId, policyNumber, line } = policy;
  const first: Term = { policyId, policyNumber, line, limit: primary.limit, amount: primary.amount };
  if (primary.amount >= asked.atLeast) return limitMet(asked, primary, [first], primary.amount, 0);
  const evaluation =
    asked.lift === null
      ? limitShort(asked, primary, { terms: [first], available: primary.amount, reserved: 0 }, null)
      : evaluateTower(asked, primary, first, towerOver(policy, primary.amount, asked.lift, world, asked, day));
  const open = evaluation.outcome === 'fail' || evaluation.outcome === 'unknown';
  return asked.joins.length > 0 && open ? evaluateCombined(asked, evaluation, world, day) : evaluation;
}

function evaluateTower(
  asked: CompiledLimit,
  primary: Parameters<typeof limitMet>[1],
  first: Term,
  tower: Tower,
): Evaluation {
  const terms = [first, ...tower.counted];
  const reserved = Math.min(asked.reserved, tower.countedSum);
  const sum = first.amount + tower.countedSum - reserved;
  if (sum >= asked.atLeast) return limitMet(asked, primary, terms, sum, reserved);
  const allReserved = Math.min(asked.reserved, tower.possibleSum);
  const possible = first.amount + tower.possibleSum - allReserved;
  if (tower.doubt !== null && possible >= asked.atLeast) {
    return layerInDoubt(
      asked,
      { terms: [first, ...tower.possible], available: possible, reserved: allReserved },
      tower.doubt,
    );
  }
  if (tower.notGiven !== null) return layerNotGiven(asked, { terms, available: sum, reserved }, tower.notGiven);
  const missing = asked.atLeast - sum + (asked.reserved - reserved);
  return limitShort(asked, primary, { terms, available: sum, reserved }, refusedToReport(tower, missing));
}
