import type { CompiledLimit } from '../compliance/compiled.js';
import { COVERAGE_LINES, type CoverageLine, type LimitCode, type ProvidedPolicy } from '../compliance/coverage.js';
import { addingLimit, isUmbrella } from '../compliance/line-facts.js';
import type { RegionCode } from '../compliance/lines/regions.js';
import type { Cents } from '../kernel/money.js';
import type { CandidateBook } from './cure-candidate.rules.js';
import type { CureStep } from './cure-plan.contract.js';
import { eligiblePolicies, presenceSteps } from './cure-presence.rules.js';
import { currencyRegion } from './cure-region.rules.js';
import type { CureCase, CureWorld } from './cure-simulation.rules.js';
import { higherAmounts, missingIn, type Study } from './cure-study.rules.js';
import { proveStep, termStep } from './policy-steps.rules.js';

/** The line that is bought to stand above others. */
export const NEW_UMBRELLA = 'umbrella' satisfies CoverageLine;

const UMBRELLAS: readonly CoverageLine[] = COVERAGE_LINES.filter(isUmbrella);

/** The umbrellas that may stand over the policy, each with what it needs to count. */
interface Layer {
  readonly layer: ProvidedPolicy;
  readonly steps: readonly CureStep[];
}

/** How much is missing for the limit with every umbrella as it is, as soon as it counts. */
export const missingWithLayers = (world: CureWorld, rule: CompiledLimit, study: Study): Cents =>
  missingIn(world, rule, withSteps(study, layersOver(world, study).flatMap(({ steps }) => steps)));

/** For a limit that layers add to: what makes each umbrella count, what proves it, and what it must be raised to, alone and beside the others. */
export class LayerCandidates {
  private readonly newUmbrellas = new Map<RegionCode, ReadonlyMap<LimitCode, ReadonlySet<Cents>>>();

  constructor(private readonly world: CureWorld, private readonly book: CandidateBook) {}

  /** By limit of a new umbrella in a region, the amounts that would be enough for something. */
  newUmbrella(region: RegionCode): ReadonlyMap<LimitCode, ReadonlySet<Cents>> {
    return this.newUmbrellas.get(region) ?? new Map();
  }

  /** `amount`: what the policy itself has of the limit, in cents. */
  offer(rule: CompiledLimit, study: Study, amount: Cents): void {
    const layers = layersOver(this.world, study);
    for (const { layer, steps } of layers) [...steps, ...(rule.proof === undefined ? [] : [proveStep(layer, rule.proof)])].forEach((step) => this.book.take(step));
    for (const counted of [...layers.map((one) => [one]), layers, []]) {
      const missing = missingIn(this.world, rule, withSteps(study, counted.flatMap(({ steps }) => steps)));
      if (missing <= 0) continue;
      const amounts = [missing, ...higherAmounts(this.world, rule, amount).map((raised) => missing - (raised - amount))].filter((each) => each > 0);
      for (const { layer } of counted) this.raise(layer, rule, amounts);
      const region = currencyRegion(study.one.requirements);
      if (!isUmbrella(study.asked.line) && study.policy.region.value === region) this.noteNew(region, addingLimit(NEW_UMBRELLA, rule.lift ?? 'umbrellaEachOccurrence'), amounts);
    }
  }

  private raise(layer: ProvidedPolicy, rule: CompiledLimit, amounts: readonly Cents[]): void {
    const limit = addingLimit(layer.line, rule.lift ?? 'umbrellaEachOccurrence');
    const has = layer.limits.value[limit] ?? 0;
    for (const more of amounts) {
      if (has === 0) this.book.take(termStep('stateTerm', layer, { term: 'limit', limit, to: more }));
      else this.book.raise(layer, limit, has + more);
    }
  }

  private noteNew(region: RegionCode, limit: LimitCode, amounts: readonly Cents[]): void {
    const noted = this.newUmbrella(region);
    this.newUmbrellas.set(region, new Map<LimitCode, ReadonlySet<Cents>>([...noted, [limit, new Set([...noted.get(limit) ?? [], ...amounts])]]));
  }
}

const withSteps = (study: Study, steps: readonly CureStep[]): Study => ({ ...study, steps: [...study.steps, ...steps] });

function layersOver(world: CureWorld, { one, asked, policy }: Study): readonly Layer[] {
  return UMBRELLAS.flatMap((line) => eligiblePolicies(world, line, one))
    .filter((layer) => layer.policyId !== policy.policyId && layer.region.value === policy.region.value && mayStandOver(layer, asked.line))
    .map((layer) => ({ layer, steps: countingSteps(world, one, layer, asked.line) }));
}

/** An umbrella stands over another one only where its schedule says so. */
const mayStandOver = ({ schedule }: ProvidedPolicy, line: CoverageLine): boolean => !isUmbrella(line) || schedule.value?.includes(line) === true;

/** What it takes for an umbrella to count over a line. An excess policy counts over the umbrella on its schedule. */
function countingSteps(world: CureWorld, one: CureCase, layer: ProvidedPolicy, line: CoverageLine): readonly CureStep[] {
  const schedule = layer.schedule.value;
  const steps = [...presenceSteps(world, one, layer)];
  if (schedule === null) steps.push(termStep('stateTerm', layer, { term: 'schedule', line }));
  else if (!schedule.includes(line) && !schedule.some(isUmbrella)) steps.push(termStep('changeTerm', layer, { term: 'schedule', line }));
  if (layer.trigger.value === null) steps.push(termStep('stateTerm', layer, { term: 'trigger', trigger: 'occurrence' }));
  return steps;
}
