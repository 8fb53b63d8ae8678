import type { CalendarDate } from '../../kernel/dates.js';
import type { Cents } from '../../kernel/money.js';
import type { CompiledLimit } from '../compiled.js';
import type { ProvidedPolicy } from '../../insurance/coverage.js';
import { isOfRegion } from '../currency.js';
import type { Evaluation, EvaluationOf, Term } from '../finding.js';
import type { LineWorld } from '../line-world.js';
import { layerInDoubt, limitNotGiven } from './limit-evaluations.js';
import { presenceOf } from './presence.js';
import { isAmount, primaryLimit } from './primary-limit.js';
import { towerOver, type Tower } from './tower.js';

/** What one limit below leaves for the umbrella: policy and layers together, less the requirement of the limit itself. */
interface Left {
  readonly below: CompiledLimit;
  readonly policy: ProvidedPolicy;
  readonly certain: Cents;
  /** Including the layers that are in doubt. */
  readonly possible: Cents;
  readonly terms: readonly Term[];
  readonly tower: Tower | null;
  /** Set when the limit below was not given. */
  readonly notGiven: CompiledLimit['code'] | null;
}

/**
 * An umbrella that is short by itself, under a template that combines: policy and layers must reach the sum of both requirements,
 * line by line, so the line that leaves least decides. Of several policies of a line that are verified and in force, the one that
 * leaves most counts. Where that is not enough either, the result is `alone`.
 */
export function evaluateCombined(
  required: CompiledLimit,
  alone: Evaluation,
  world: LineWorld,
  day: CalendarDate,
): Evaluation {
  const lines = [...new Set(required.joins.map(({ line }) => line))];
  const certain = least(
    lines.map((line) => mostLeft(required, line, world, day, 'certain')),
    'certain',
  );
  if (certain === null) return alone;
  if (certain.certain >= required.atLeast) return met(required, certain);
  const possible = least(
    lines.map((line) => mostLeft(required, line, world, day, 'possible')),
    'possible',
  );
  if (possible === null || possible.possible < required.atLeast) return alone;
  const open = lines
    .map((line) => mostLeft(required, line, world, day, 'possible'))
    .find((left) => left !== null && left.certain < required.atLeast);
  if (!open) return alone;
  if (open.notGiven !== null) return limitNotGiven(required, open.policy, open.notGiven);
  const { tower } = open;
  if (tower?.doubt)
    return layerInDoubt(
      required,
      { terms: [...open.terms.slice(0, 1), ...tower.possible], available: open.possible, reserved: 0 },
      tower.doubt,
    );
  return alone;
}

type Measure = 'certain' | 'possible';

function least(lines: readonly (Left | null)[], measure: Measure): Left | null {
  let found: Left | null = null;
  for (const left of lines) {
    if (left === null) return null;
    if (found === null || left[measure] < found[measure]) found = left;
  }
  return found;
}

/** Null where no verified policy of the line is in force. */
function mostLeft(
  required: CompiledLimit,
  line: CompiledLimit['line'],
  world: LineWorld,
  day: CalendarDate,
  measure: Measure,
): Left | null {
  const limits = required.joins.filter((limit) => limit.line === line);
  let found: Left | null = null;
  for (const policy of world.below) {
    if (policy.line !== line || !isOfRegion(policy, required) || presenceOf(policy, day) !== 'POLICY.IN_FORCE')
      continue;
    const left = least(
      limits.map((below) => leftOf(below, policy, world, day)),
      measure,
    );
    if (left !== null && (found === null || left[measure] > found[measure])) found = left;
  }
  return found;
}

function leftOf(below: CompiledLimit, policy: ProvidedPolicy, world: LineWorld, day: CalendarDate): Left {
  const primary = primaryLimit(below, policy.limits.value);
  const nothing = { below, policy, certain: -Infinity, possible: -Infinity, terms: [], tower: null, notGiven: null };
  if (!isAmount(primary))
    return primary.is === 'notGiven' ? { ...nothing, possible: Infinity, notGiven: primary.limit } : nothing;
  if (below.lift === null || primary.other !== null) return nothing;
  const tower = towerOver(policy, primary.amount, below.lift, world, below, day);
  const { policyId, policyNumber, line } = policy;
  const first: Term = { policyId, policyNumber, line, limit: primary.limit, amount: primary.amount };
  const certain = primary.amount + tower.countedSum - below.atLeast;
  return {
    below,
    policy,
    certain,
    possible: primary.amount + tower.possibleSum - below.atLeast,
    terms: [first, ...tower.counted],
    tower,
    notGiven: null,
  };
}

const met = (required: CompiledLimit, { below, terms, certain }: Left): EvaluationOf<'LIMIT.MET_COMBINED'> => ({
  outcome: 'pass',
  reason: 'LIMIT.MET_COMBINED',
  params: { limit: required.code, reserved: below.atLeast, reservedFor: below.line, reservedLimit: below.code },
  required: required.atLeast,
  available: certain,
  terms,
});
