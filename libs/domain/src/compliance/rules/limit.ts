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
  required: CompiledLimit,
  policy: ProvidedPolicy,
  world: LineWorld,
  day: CalendarDate,
): Evaluation {
  const primary = primaryLimit(required, policy.limits.value);
  if (!isAmount(primary)) {
    return primary.is === 'notGiven'
      ? limitNotGiven(required, policy, primary.limit)
      : splitNotAccepted(required, policy);
  }
  const { policyId, policyNumber, line } = policy;
  const first: Term = { policyId, policyNumber, line, limit: primary.limit, amount: primary.amount };
  if (primary.amount >= required.atLeast) return limitMet(required, primary, [first], primary.amount, 0);
  const evaluation =
    required.lift === null
      ? limitShort(required, primary, { terms: [first], available: primary.amount, reserved: 0 }, null)
      : evaluateTower(required, primary, first, towerOver(policy, primary.amount, required.lift, world, required, day));
  const open = evaluation.outcome === 'fail' || evaluation.outcome === 'unknown';
  return required.joins.length > 0 && open ? evaluateCombined(required, evaluation, world, day) : evaluation;
}

function evaluateTower(
  required: CompiledLimit,
  primary: Parameters<typeof limitMet>[1],
  first: Term,
  tower: Tower,
): Evaluation {
  const terms = [first, ...tower.counted];
  const reserved = Math.min(required.reserved, tower.countedSum);
  const sum = first.amount + tower.countedSum - reserved;
  if (sum >= required.atLeast) return limitMet(required, primary, terms, sum, reserved);
  const allReserved = Math.min(required.reserved, tower.possibleSum);
  const possible = first.amount + tower.possibleSum - allReserved;
  if (tower.doubt !== null && possible >= required.atLeast) {
    return layerInDoubt(
      required,
      { terms: [first, ...tower.possible], available: possible, reserved: allReserved },
      tower.doubt,
    );
  }
  if (tower.notGiven !== null) return layerNotGiven(required, { terms, available: sum, reserved }, tower.notGiven);
  const missing = required.atLeast - sum + (required.reserved - reserved);
  return limitShort(required, primary, { terms, available: sum, reserved }, refusedToReport(tower, missing));
}
