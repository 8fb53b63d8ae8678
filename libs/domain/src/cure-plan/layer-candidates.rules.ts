import type { CompiledLimit } from '../compliance/compiled.js';
import { COVERAGE_LINES, type CoverageLine, type LimitCode, type ProvidedPolicy } from '../insurance/coverage.js';
import { addingLimit, isUmbrella } from '../insurance/line-facts.js';
import type { Lift } from '../insurance/line-row.js';
import { mayState } from '../insurance/lines/line-coverage.js';
import type { RegionCode } from '../insurance/lines/regions.js';
import { attachmentOf } from '../compliance/rules/layers-over.js';
import { perEvent } from '../compliance/rules/tower.js';
import { amountOf, EACH_EVENT } from '../compliance/rules/tower-spans.js';
import type { Cents } from '../kernel/money.js';
import type { CandidateBook } from './cure-candidate.rules.js';
import type { CureStep } from './cure-plan.contract.js';
import { eligiblePolicies } from './cure-presence.rules.js';
import { currencyRegion } from './cure-region.rules.js';
import type { CureWorld } from './cure-simulation.rules.js';
import { higherAmounts, missingIn, type Study } from './cure-study.rules.js';
import { countingSteps } from './layer-standing.rules.js';
import { proveStep, termStep } from './policy-steps.rules.js';
import { amountsBelow, amountsOfLayer, areAllSummed, attachmentsFor, type TowerParts } from './tower-amounts.rules.js';

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
  missingIn(
    world,
    rule,
    withSteps(
      study,
      standingsOver(world, rule, study)
        .at(-1)
        ?.flatMap(({ steps }) => steps) ?? [],
    ),
  );

/** For a limit that layers add to: what makes each umbrella count, what proves it, and what it must be raised to, alone and beside the others. */
export class LayerCandidates {
  private readonly newUmbrellas = new Map<RegionCode, ReadonlyMap<LimitCode, ReadonlySet<Cents>>>();

  constructor(
    private readonly world: CureWorld,
    private readonly book: CandidateBook,
  ) {}

  /** By limit of a new umbrella in a region, the amounts that would be enough for something. */
  newUmbrella(region: RegionCode): ReadonlyMap<LimitCode, ReadonlySet<Cents>> {
    return this.newUmbrellas.get(region) ?? new Map();
  }

  /** `amount`: what the policy itself has of the limit, in cents. Answers the amounts to which it may be raised below its layers. */
  offer(rule: CompiledLimit, study: Study, amount: Cents): readonly Cents[] {
    const parts = this.partsOf(rule, study, amount, rule.atLeast + rule.reserved);
    for (const counted of this.takeLayers(rule, study)) {
      if (!this.book.mayGoOn('study')) break;
      const missing = missingIn(
        this.world,
        rule,
        withSteps(
          study,
          counted.flatMap(({ steps }) => steps),
        ),
      );
      if (missing > 0) this.offerAmounts(counted, rule, study, parts);
    }
    return amountsBelow(parts).filter((to) => to > amount);
  }

  /** `top`: how far the policy and its layers must reach, in cents. */
  partsOf(rule: CompiledLimit, study: Study, amount: Cents, top: Cents): TowerParts {
    const layers = layersFor(this.world, study);
    const lift = liftOfRule(rule);
    const isOfEvent = lift === EACH_EVENT;
    const parts: TowerParts = {
      grounds: [amount, ...higherAmounts(this.world, rule, amount)],
      top,
      layers,
      amountOf: (layer) => amountOf(layer, lift),
      attachmentOf: isOfEvent ? attachmentOf : () => null,
    };
    const isTied = !isOfEvent && layers.some((layer) => attachmentOf(layer) !== null);
    if (isTied || !areAllSummed(parts)) this.book.isComplete = false;
    return parts;
  }

  offerAmounts(
    counted: readonly Layer[],
    rule: CompiledLimit,
    { cureCase, required, policy }: Study,
    parts: TowerParts,
  ): void {
    for (const { layer } of counted) this.raise(layer, liftOfRule(rule), amountsOfLayer(parts, layer));
    const region = currencyRegion(cureCase.requirements);
    if (!isUmbrella(required.line) && policy.region.value === region)
      this.noteNew(region, addingLimit(NEW_UMBRELLA, liftOfRule(rule)), amountsOfLayer(parts, null));
  }

  /** Takes what makes layers count, and says where they attach. Answers which of them may count together. */
  takeLayers(rule: CompiledLimit, study: Study): readonly (readonly Layer[])[] {
    const { proof } = rule;
    const standings = standingsOver(this.world, rule, study);
    for (const { layer, steps } of standings.flat())
      [...steps, ...(proof === undefined ? [] : [proveStep(layer, proof)])].forEach((step) => this.book.take(step));
    const onTheGround = perEvent(study.policy);
    if (onTheGround !== null) this.takeAttachments(this.partsOf({ ...rule, lift: EACH_EVENT }, study, onTheGround, 0));
    return [...standings, []];
  }

  private takeAttachments(parts: TowerParts): void {
    for (const layer of parts.layers.filter(({ line }) => mayState(line, 'attachmentPoint'))) {
      const kind = attachmentOf(layer) === null ? 'stateTerm' : 'changeTerm';
      for (const attachmentPoint of attachmentsFor(parts, layer))
        this.book.take(termStep(kind, layer, { term: 'values', values: { attachmentPoint } }));
    }
  }

  private raise(layer: ProvidedPolicy, lift: Lift, amounts: readonly Cents[]): void {
    const limit = addingLimit(layer.line, lift);
    const has = layer.limits.value[limit] ?? 0;
    for (const to of amounts.filter((amount) => amount > has)) {
      if (has === 0) this.book.take(termStep('stateTerm', layer, { term: 'limit', limit, to }));
      else this.book.raise(layer, limit, to);
    }
  }

  private noteNew(region: RegionCode, limit: LimitCode, amounts: readonly Cents[]): void {
    const noted = this.newUmbrella(region);
    this.newUmbrellas.set(
      region,
      new Map<LimitCode, ReadonlySet<Cents>>([...noted, [limit, new Set([...(noted.get(limit) ?? []), ...amounts])]]),
    );
  }
}

const withSteps = (study: Study, steps: readonly CureStep[]): Study => ({
  ...study,
  steps: [...study.steps, ...steps],
});

const liftOfRule = ({ lift }: CompiledLimit): Lift => lift ?? EACH_EVENT;

/** The layers that may stand over the policy. */
const layersFor = (world: CureWorld, { cureCase, required, policy }: Study): readonly ProvidedPolicy[] =>
  UMBRELLAS.flatMap((line) => eligiblePolicies(world, line, cureCase)).filter(
    (layer) =>
      layer.policyId !== policy.policyId &&
      layer.region.value === policy.region.value &&
      mayStandOver(layer, required.line),
  );

/** Which layers may stand over the policy: each by itself, then all of them together. */
function standingsOver(
  world: CureWorld,
  { retroactiveBy }: CompiledLimit,
  study: Study,
): readonly (readonly Layer[])[] {
  const { cureCase, required, policy } = study;
  const layers = layersFor(world, study);
  const below = new Set(layers.map(({ line }) => line));
  const standing = layers.map((layer) =>
    linesFor(layer, required.line, below).map((line): Layer => ({
      layer,
      steps: countingSteps(world, cureCase, layer, line, { policy, retroactiveBy }),
    })),
  );
  const [direct, through] = [standing.flatMap((ways) => ways.slice(0, 1)), standing.flatMap((ways) => ways.slice(-1))];
  return [...standing.flatMap((ways) => ways.map((way) => [way])), direct, through].filter(
    (together) => together.length > 0,
  );
}

/** An umbrella stands over one of its own line only where its schedule says so. */
const mayStandOver = ({ line: own, schedule }: ProvidedPolicy, line: CoverageLine): boolean =>
  own !== line || schedule.value?.includes(line) === true;

/** The lines of which one must be on its schedule: that of the policy, or of an umbrella over that policy. */
const linesFor = (
  { line: own }: ProvidedPolicy,
  line: CoverageLine,
  layers: ReadonlySet<CoverageLine>,
): readonly CoverageLine[] => [
  line,
  ...(isUmbrella(line) || own === NEW_UMBRELLA ? [] : [...layers].filter((other) => other !== own)),
];
