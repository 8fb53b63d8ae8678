import type { CompiledLimit } from '../compliance/compiled.js';
import type { ProvidedPolicy } from '../compliance/coverage.js';
import { addingLimit, isUmbrella } from '../compliance/line-facts.js';
import { isAmount, primaryLimit } from '../compliance/rules/primary-limit.js';
import type { Cents } from '../kernel/money.js';
import type { CandidateBook } from './cure-candidate.rules.js';
import { eligiblePolicies, presenceSteps } from './cure-presence.rules.js';
import { currencyRegion } from './cure-region.rules.js';
import type { CureWorld } from './cure-simulation.rules.js';
import { higherAmounts, type Study } from './cure-study.rules.js';
import { NEW_UMBRELLA, type Layer, type LayerCandidates } from './layer-candidates.rules.js';
import { termStep } from './policy-steps.rules.js';

/**
 * What meets an umbrella's requirement that is combined with those of the lines below it: a policy below that is raised above its own
 * requirement, and layers that count over it, the umbrella itself among them.
 */
export class CombinedCandidates {
  constructor(private readonly world: CureWorld, private readonly book: CandidateBook, private readonly layers: LayerCandidates) {}

  offer(asked: CompiledLimit, study: Study): void {
    for (const below of asked.joins) {
      const line = study.one.compiled.lines.find((other) => other.line === below.line);
      if (line === undefined) continue;
      for (const policy of eligiblePolicies(this.world, below.line, study.one)) {
        if (!this.book.mayGoOn('study')) return;
        presenceSteps(this.world, study.one, policy).forEach((step) => this.book.take(step));
        this.offerOver(below, below.atLeast + asked.atLeast, { ...study, asked: line, policy });
      }
    }
  }

  /** `needed`: cents of the policy and of all that counts over it. */
  private offerOver(below: CompiledLimit, needed: Cents, study: Study): void {
    const { policy, one } = study;
    const own = primaryLimit(below, policy.limits.value);
    if (!isAmount(own)) {
      if (own.is === 'notGiven') this.book.take(termStep('stateTerm', policy, { term: 'limit', limit: own.limit, to: needed }));
      return;
    }
    for (const counted of this.layers.takeLayers(below, study)) {
      const missing = needed - own.amount - counted.reduce((sum, { layer }) => sum + amountOf(layer, below), 0);
      if (missing <= 0) continue;
      this.book.raise(policy, own.limit, own.amount + missing);
      const amounts = [missing, ...higherAmounts(this.world, below, own.amount).map((raised) => missing - (raised - own.amount))].filter((each) => each > 0);
      this.raiseLayers(counted, below, amounts);
      const region = currencyRegion(one.requirements);
      if (!isUmbrella(below.line) && policy.region.value === region) this.layers.noteNew(region, addingLimit(NEW_UMBRELLA, liftOf(below)), amounts);
    }
  }

  private raiseLayers(counted: readonly Layer[], below: CompiledLimit, amounts: readonly Cents[]): void {
    for (const { layer } of counted) this.layers.raise(layer, below, amounts);
  }
}

const liftOf = ({ lift }: CompiledLimit) => lift ?? 'umbrellaEachOccurrence';
const amountOf = (layer: ProvidedPolicy, below: CompiledLimit): Cents => layer.limits.value[addingLimit(layer.line, liftOf(below))] ?? 0;
