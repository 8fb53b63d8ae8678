import type { LimitCode, Limits } from '../insurance/coverage.js';
import { raisedTogether } from '../compliance/rules/limits-at-odds.js';
import { keysOf } from '../kernel/record-of.js';
import type { Cents } from '../kernel/money.js';
import type { CureStep } from './cure-plan.contract.js';
import type { CureWorld } from './cure-simulation.rules.js';

interface Raised {
  readonly policyId: string;
  readonly limit: LimitCode;
  readonly to: Cents;
}

/** Limits with all that cannot be below one of them. */
export const raisedWithParts = (limits: Limits): Limits =>
  keysOf(limits).reduce((sum, limit) => raisedTogether(sum, limit, sum[limit] ?? 0), limits);

/**
 * Says with each limit that is raised or stated which other limits of its policy must not stay below it. Without them the policy would be at
 * odds with itself, and a person would have to read it. A limit that has a step of its own is in that step.
 */
export function withRaisedTogether({ held }: CureWorld, steps: readonly CureStep[]): readonly CureStep[] {
  const all = steps.flatMap((step) => raisedIn(step) ?? []);
  return steps.map((step) => {
    const raised = raisedIn(step);
    const policy = held.find(({ policyId }) => policyId === raised?.policyId);
    if (raised === null || policy === undefined) return step;
    const together = withIt(
      raised,
      withSteps(
        policy.limits.value,
        all.filter((other) => other.policyId === raised.policyId && other.limit !== raised.limit),
      ),
    );
    return together === null ? step : sayingSo(step, together);
  });
}

/** `limits`: as the other steps leave them. Null where none is below the one that is raised. */
function withIt({ limit, to }: Raised, limits: Limits): Limits | null {
  const after = raisedTogether(limits, limit, to);
  const more = keysOf(after).filter((code) => code !== limit && after[code] !== limits[code]);
  return more.length === 0 ? null : Object.fromEntries(more.map((code) => [code, after[code]]));
}

const withSteps = (limits: Limits, raised: readonly Raised[]): Limits => ({
  ...limits,
  ...(Object.fromEntries(raised.map(({ limit, to }) => [limit, Math.max(limits[limit] ?? 0, to)])) as Limits),
});

function raisedIn(step: CureStep): Raised | null {
  if (step.kind === 'raiseLimit') return step;
  return 'change' in step && 'policyId' in step && step.change.term === 'limit'
    ? { ...step.change, policyId: step.policyId }
    : null;
}

function sayingSo(step: CureStep, together: Limits): CureStep {
  if (step.kind === 'raiseLimit') return { ...step, together };
  return 'change' in step && step.change.term === 'limit' ? { ...step, change: { ...step.change, together } } : step;
}
