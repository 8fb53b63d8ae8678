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

/** An umbrella that may stand over the policy, with what it needs to count: directly, or through the umbrellas that it has on its schedule then. */
export interface Layer {
  readonly layer: ProvidedPolicy;
  readonly steps: readonly CureStep[];
}

/** How much is missing for the limit with every umbrella as it is, as soon as it counts. */
export const missingWithLayers = (world: CureWorld, rule: CompiledLimit, study: Study): Cents =>
  missingIn(world, rule, withSteps(study, standingsOver(world, study).at(-1)?.flatMap(({ steps }) => steps) ?? []));

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
    for (const counted of this.takeLayers(rule, study)) {
      if (!this.book.mayGoOn('study')) return;
      const missing = missingIn(this.world, rule, withSteps(study, counted.flatMap(({ steps }) => steps)));
      if (missing <= 0) continue;
      const amounts = [missing, ...higherAmounts(this.world, rule, amount).map((raised) => missing - (raised - amount))].filter((each) => each > 0);
      for (const { layer } of counted) this.raise(layer, rule, amounts);
      const region = currencyRegion(study.one.requirements);
      if (!isUmbrella(study.asked.line) && study.policy.region.value === region) this.noteNew(region, addingLimit(NEW_UMBRELLA, rule.lift ?? 'umbrellaEachOccurrence'), amounts);
    }
  }

  /** Takes what makes layers count. Answers which of them may count together. */
  takeLayers({ proof }: CompiledLimit, study: Study): readonly (readonly Layer[])[] {
    const standings = standingsOver(this.world, study);
    for (const { layer, steps } of standings.flat()) [...steps, ...(proof === undefined ? [] : [proveStep(layer, proof)])].forEach((step) => this.book.take(step));
    return [...standings, []];
  }

  raise(layer: ProvidedPolicy, rule: CompiledLimit, amounts: readonly Cents[]): void {
    const limit = addingLimit(layer.line, rule.lift ?? 'umbrellaEachOccurrence');
    const has = layer.limits.value[limit] ?? 0;
    for (const more of amounts) {
      if (has === 0) this.book.take(termStep('stateTerm', layer, { term: 'limit', limit, to: more }));
      else this.book.raise(layer, limit, has + more);
    }
  }

  noteNew(region: RegionCode, limit: LimitCode, amounts: readonly Cents[]): void {
    const noted = this.newUmbrella(region);
    this.newUmbrellas.set(region, new Map<LimitCode, ReadonlySet<Cents>>([...noted, [limit, new Set([...noted.get(limit) ?? [], ...amounts])]]));
  }
}

const withSteps = (study: Study, steps: readonly CureStep[]): Study => ({ ...study, steps: [...study.steps, ...steps] });

/** Which layers may stand over the policy: each by itself, then all of them together. */
function standingsOver(world: CureWorld, { one, asked, policy }: Study): readonly (readonly Layer[])[] {
  const layers = UMBRELLAS.flatMap((line) => eligiblePolicies(world, line, one))
    .filter((layer) => layer.policyId !== policy.policyId && layer.region.value === policy.region.value && mayStandOver(layer, asked.line));
  const below = new Set(layers.map(({ line }) => line));
  const standing = layers.map((layer) => linesFor(layer, asked.line, below).map((line): Layer => ({ layer, steps: countingSteps(world, one, layer, line) })));
  const [direct, through] = [standing.flatMap((ways) => ways.slice(0, 1)), standing.flatMap((ways) => ways.slice(-1))];
  return [...standing.flatMap((ways) => ways.map((way) => [way])), direct, through].filter((together) => together.length > 0);
}

/** An umbrella stands over one of its own line only where its schedule says so. */
const mayStandOver = ({ line: own, schedule }: ProvidedPolicy, line: CoverageLine): boolean => own !== line || schedule.value?.includes(line) === true;

/** The lines of which one must be on its schedule: that of the policy, or of an umbrella over that policy. */
const linesFor = ({ line: own }: ProvidedPolicy, line: CoverageLine, layers: ReadonlySet<CoverageLine>): readonly CoverageLine[] =>
  [line, ...(isUmbrella(line) || own === NEW_UMBRELLA ? [] : [...layers].filter((other) => other !== own))];

/** What it takes for an umbrella to count over a line. */
function countingSteps(world: CureWorld, one: CureCase, layer: ProvidedPolicy, line: CoverageLine): readonly CureStep[] {
  const schedule = layer.schedule.value;
  const steps = [...presenceSteps(world, one, layer)];
  if (schedule?.includes(line) !== true) steps.push(termStep(schedule === null ? 'stateTerm' : 'changeTerm', layer, { term: 'schedule', line }));
  if (layer.trigger.value === null) steps.push(termStep('stateTerm', layer, { term: 'trigger', trigger: 'occurrence' }));
  return steps;
}
