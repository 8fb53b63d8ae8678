import type { Finding } from '../compliance/finding.js';
import { isForSupplier } from '../compliance/for-supplier.js';
import type { Uuid } from '../kernel/event.js';
import { withExactAttachments } from './attachment-steps.rules.js';
import { candidateBookOf } from './cure-candidates.rules.js';
import { STEP_KINDS } from './cure-kinds.rules.js';
import type { CureStep, PlannedStep, ServedTracking } from './cure-plan.contract.js';
import { cheapestPlan } from './cure-search.rules.js';
import { boughtIdOf, isBought, isPurchase, policyOfStep, type CureWorld } from './cure-simulation.rules.js';
import { CureTrial } from './cure-trial.rules.js';
import { PlanOutcome } from './plan-outcome.rules.js';
import { NEVER_LATE, type IsLate } from './plan-time.rules.js';
import { raisedWithParts, withRaisedTogether } from './raised-together.rules.js';

/** A requirement that the plan does not meet: it waits for the requester, or no step is known that meets it. */
export interface LeftOver {
  readonly trackingId: Uuid;
  readonly finding: Finding;
}

export interface CurePlan {
  /** Cheapest kind first. */
  readonly steps: readonly PlannedStep[];
  /** The requesters' projects that need no step, then after the first step, after the second … */
  readonly settled: readonly (readonly Uuid[])[];
  readonly left: readonly LeftOver[];
  /** False where not all candidates were found, or the search ended before every other plan was ruled out: then no step is needless, but another plan may be cheaper. */
  readonly proved: boolean;
  /** False where the time was over before every step was looked for: there may then be one for what is left over. */
  readonly complete: boolean;
}

/** How many assessments a search may take: about two seconds. */
export const MOST_ASSESSMENTS = 40_000;

/**
 * The cheapest steps by which the supplier meets all that its requesters require. The order of cases and policies has no effect. `isLate`
 * ends a part, as the spent effort ends the search: the plan is then made of what was found, without a needless step, and not proved.
 */
export function curePlanOf(
  given: CureWorld,
  mostAssessments = MOST_ASSESSMENTS,
  isLate: IsLate = NEVER_LATE,
): CurePlan {
  const world = inOneOrder(given);
  const book = candidateBookOf(world, isLate);
  const trial = new CureTrial(world, book.all());
  const { levels, proved } = cheapestPlan(trial, mostAssessments, () => isLate('search'));
  const steps = withExactAttachments(
    world,
    withRaisedTogether(world, cheapestFirst(withPurchases(trial.stepsAt(levels)))),
  );
  const outcome = new PlanOutcome(world, steps);
  const all = new Set(steps);
  const stages = [[], ...steps.map((_, place) => steps.slice(0, place + 1))].map((taken) => new Set(taken));
  return {
    steps: steps.map((step) => ({ step, serves: servedBy(world, outcome, all, step) })),
    settled: stages.map((taken) =>
      world.cases.flatMap((cureCase) =>
        outcome.openAfter(cureCase, taken).some(isForSupplier) ? [] : [cureCase.trackingId],
      ),
    ),
    left: world.cases.flatMap((cureCase) =>
      outcome.openAfter(cureCase, all).map((finding) => ({ trackingId: cureCase.trackingId, finding })),
    ),
    proved: proved && book.isComplete,
    complete: !book.isCut,
  };
}

function servedBy(
  { cases }: CureWorld,
  outcome: PlanOutcome,
  all: ReadonlySet<CureStep>,
  step: CureStep,
): readonly ServedTracking[] {
  const others = new Set(all);
  others.delete(step);
  return cases
    .filter((cureCase) => outcome.concerns(cureCase, step))
    .flatMap((cureCase) => {
      const open = new Set(outcome.openAfter(cureCase, all).map(({ rule }) => rule));
      const rules = outcome
        .openAfter(cureCase, others)
        .map(({ rule }) => rule)
        .filter((rule) => !open.has(rule));
      return rules.length === 0 ? [] : [{ trackingId: cureCase.trackingId, rules }];
    });
}

const inOneOrder = ({ held, cases, ...world }: CureWorld): CureWorld => ({
  ...world,
  held: held.toSorted((policy, other) => (policy.policyId < other.policyId ? -1 : 1)),
  cases: cases.toSorted((cureCase, other) => (cureCase.trackingId < other.trackingId ? -1 : 1)),
});

const cheapestFirst = (steps: readonly CureStep[]): readonly CureStep[] =>
  steps.toSorted((step, other) => STEP_KINDS.indexOf(step.kind) - STEP_KINDS.indexOf(other.kind));

/** The limits of a policy that is bought are chosen when it is bought. */
function withPurchases(steps: readonly CureStep[]): readonly CureStep[] {
  return steps.flatMap((step): readonly CureStep[] => {
    if (!isPurchase(step)) return isBought(policyOfStep(step)) ? [] : [step];
    const raised = steps.flatMap((other) =>
      other.kind === 'raiseLimit' && other.policyId === boughtIdOf(step) ? [[other.limit, other.to]] : [],
    );
    return [
      {
        ...step,
        limits: raisedWithParts({ ...step.limits, ...(Object.fromEntries(raised) as Partial<typeof step.limits>) }),
      },
    ];
  });
}
