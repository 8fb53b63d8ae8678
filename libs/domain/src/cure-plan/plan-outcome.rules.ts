import type { Finding } from '../compliance/finding.js';
import type { CureStep } from './cure-plan.contract.js';
import { isBoughtFor, policiesAfter, policyOfStep, type CureCase, type CureWorld } from './cure-simulation.rules.js';

/** What belongs to one requester's project. */
interface CaseOutcome {
  /** In the order of the plan. */
  readonly concerning: readonly CureStep[];
  readonly remembered: Map<string, readonly Finding[]>;
}

/** All that a requester would not have as required after the steps, the requester's own decisions included. */
export const openAfter = (world: CureWorld, cureCase: CureCase, steps: readonly CureStep[]): readonly Finding[] =>
  cureCase.assess(policiesAfter(world, cureCase, steps)).filter(({ outcome }) => outcome !== 'pass');

/**
 * The same for parts of one plan. A step that a requester does not see changes nothing for it, so each requester is assessed once for
 * each combination of the steps that it does see: with many requesters most steps are shares with one of them.
 */
export class PlanOutcome {
  private readonly cases: ReadonlyMap<CureCase, CaseOutcome>;

  constructor(
    private readonly world: CureWorld,
    steps: readonly CureStep[],
  ) {
    this.cases = new Map(
      world.cases.map((cureCase) => [cureCase, { concerning: concerning(cureCase, steps), remembered: new Map() }]),
    );
  }

  /** `taken`: steps of the plan, the same objects. */
  openAfter(cureCase: CureCase, taken: ReadonlySet<CureStep>): readonly Finding[] {
    const { concerning: all, remembered } = this.of(cureCase);
    const steps = all.filter((step) => taken.has(step));
    const key = all.map((step) => (taken.has(step) ? '1' : '0')).join('');
    const open = remembered.get(key) ?? openAfter(this.world, cureCase, steps);
    remembered.set(key, open);
    return open;
  }

  concerns(cureCase: CureCase, step: CureStep): boolean {
    return this.of(cureCase).concerning.includes(step);
  }

  private of(cureCase: CureCase): CaseOutcome {
    const found = this.cases.get(cureCase);
    if (found === undefined) throw new Error(`${cureCase.trackingId} is no case of this plan.`);
    return found;
  }
}

/** Steps that change what a requester sees. */
function concerning(cureCase: CureCase, steps: readonly CureStep[]): readonly CureStep[] {
  const shared = steps.flatMap((step) =>
    step.kind === 'sharePolicy' && step.trackingId === cureCase.trackingId ? [step.policyId] : [],
  );
  const seen = new Set([...cureCase.shows, ...shared]);
  return steps.filter((step) => {
    if (step.kind === 'sharePolicy') return step.trackingId === cureCase.trackingId;
    const policyId = policyOfStep(step);
    return seen.has(policyId) || isBoughtFor(cureCase, policyId);
  });
}
