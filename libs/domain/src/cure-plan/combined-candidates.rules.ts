import type { CompiledLimit } from '../compliance/compiled.js';
import { isAmount, primaryLimit } from '../compliance/rules/primary-limit.js';
import type { Cents } from '../kernel/money.js';
import type { CandidateBook } from './cure-candidate.rules.js';
import { eligiblePolicies, presenceSteps } from './cure-presence.rules.js';
import type { CureWorld } from './cure-simulation.rules.js';
import type { Study } from './cure-study.rules.js';
import type { LayerCandidates } from './layer-candidates.rules.js';
import { termStep } from './policy-steps.rules.js';
import { amountsBelow } from './tower-amounts.rules.js';

/**
 * What meets an umbrella's requirement that is combined with those of the lines below it: a policy below that is raised above its own
 * requirement, and layers that count over it, the umbrella itself among them.
 */
export class CombinedCandidates {
  constructor(
    private readonly world: CureWorld,
    private readonly book: CandidateBook,
    private readonly layers: LayerCandidates,
  ) {}

  offer(required: CompiledLimit, study: Study): void {
    for (const below of required.joins) {
      const line = study.cureCase.compiled.lines.find((other) => other.line === below.line);
      if (line === undefined) continue;
      for (const policy of eligiblePolicies(this.world, below.line, study.cureCase)) {
        if (!this.book.mayGoOn('study')) return;
        presenceSteps(this.world, study.cureCase, policy).forEach((step) => this.book.take(step));
        this.offerOver(below, below.atLeast + required.atLeast, { ...study, required: line, policy });
      }
    }
  }

  /** `needed`: cents of the policy and of all that counts over it. */
  private offerOver(below: CompiledLimit, needed: Cents, study: Study): void {
    const { policy } = study;
    const own = primaryLimit(below, policy.limits.value);
    if (!isAmount(own)) {
      if (own.is === 'notGiven')
        this.book.take(termStep('stateTerm', policy, { term: 'limit', limit: own.limit, to: needed }));
      return;
    }
    const parts = this.layers.partsOf(below, study, own.amount, needed);
    for (const counted of this.layers.takeLayers(below, study)) this.layers.offerAmounts(counted, below, study, parts);
    for (const to of amountsBelow(parts)) this.book.raise(policy, own.limit, to);
  }
}
