import type { CompiledLimit, CompiledLine } from '../compliance/compiled.js';
import type { CoverageLine, Limits } from '../insurance/coverage.js';
import type { RegionCode } from '../insurance/lines/regions.js';
import { keysOf } from '../kernel/record-of.js';
import type { Cents } from '../kernel/money.js';
import { askedTerms, changesFor } from './asked-terms.rules.js';
import type { CandidateBook } from './cure-candidate.rules.js';
import type { TermChange } from './cure-plan.contract.js';
import { eligiblePolicies, isCurrent } from './cure-presence.rules.js';
import { isFromSystem, leastOf, limitsFor, scheduleOf, strictestRating } from './cure-purchase.rules.js';
import { currencyRegion, namedRegion } from './cure-region.rules.js';
import { boughtPolicy, type CureCase, type CureWorld, type PurchaseStep } from './cure-simulation.rules.js';
import { openIn, ROUNDS } from './cure-study.rules.js';
import { missingWithLayers, NEW_UMBRELLA, type LayerCandidates } from './layer-candidates.rules.js';

/** A line of a requester that requires it. */
interface Requiring {
  readonly cureCase: CureCase;
  readonly required: CompiledLine;
}

/** Policies that are bought, each with everything that anybody of one region requires of its line, and with limits that may be chosen. */
export class PurchaseCandidates {
  constructor(
    private readonly world: CureWorld,
    private readonly book: CandidateBook,
    private readonly layers: LayerCandidates,
  ) {}

  /**
   * Other lines come before the umbrella: it is offered with what is missing over them. A policy that there was no time to describe is not
   * offered: it would take the place of one that has what it lacks.
   */
  offer(line: CoverageLine, region: RegionCode): void {
    const requiring = this.casesIn(region).flatMap((cureCase) =>
      cureCase.compiled.lines.flatMap((required) => (required.line === line ? [{ cureCase, required }] : [])),
    );
    const limits = requiring.flatMap(({ cureCase, required }) =>
      required.rules.flatMap((rule) => (rule.kind === 'limit' ? [{ cureCase, required, rule }] : [])),
    );
    const full = limitsFor(
      line,
      limits.map(({ rule }) => [rule.code, rule.atLeast]),
    );
    const step = this.withTerms({ ...this.bare(line, region), limits: full }, requiring);
    if (step === null) return;
    const nothing = { ...step, limits: Object.fromEntries(keysOf(step.limits).map((limit) => [limit, 1])) as Limits };
    const least =
      line === NEW_UMBRELLA
        ? this.leastUmbrella(full, region)
        : limitsFor(
            line,
            limits.map(({ rule, ...of }) => [rule.code, this.leastBought(of, rule, nothing)]),
          );
    const bought = boughtPolicy({ ...step, limits: least }, this.world.insuredId, this.world.day);
    this.book.take({ ...step, limits: least });
    for (const limit of keysOf(full)) this.book.raise(bought, limit, full[limit] ?? 0, line === NEW_UMBRELLA);
    if (line === NEW_UMBRELLA)
      for (const [limit, amounts] of this.layers.newUmbrella(region))
        for (const to of amounts) this.book.raise(bought, limit, to, true);
  }

  private casesIn(region: RegionCode): readonly CureCase[] {
    return this.world.cases.filter(({ requirements }) => currencyRegion(requirements) === region);
  }

  private bare(line: CoverageLine, region: RegionCode): PurchaseStep {
    const cases = this.casesIn(region);
    const held = line === NEW_UMBRELLA ? [] : eligiblePolicies(this.world, line, null);
    const current = held.find((policy) => policy.region.value === region && isCurrent(policy, this.world.day));
    return {
      kind: line === NEW_UMBRELLA ? 'buyUmbrella' : 'buyPolicy',
      line,
      limits: {},
      changes: [],
      rating: strictestRating(cases.map(({ requirements }) => requirements)),
      schedule: scheduleOf(
        line,
        cases.map(({ compiled }) => compiled),
      ),
      ...namedRegion(region),
      replaces: current === undefined ? null : { policyId: current.policyId, policyNumber: current.policyNumber },
      ...(isFromSystem(
        line,
        cases.map(({ compiled }) => compiled),
      )
        ? { fromSystem: true }
        : {}),
    };
  }

  /** With everything that anybody who requires the line requires of it; null where the time was over before that was known. */
  private withTerms(bare: PurchaseStep, requiring: readonly Requiring[]): PurchaseStep | null {
    const changes = new Map(triggerFor(requiring).map((change) => [JSON.stringify(change), change] as const));
    let step: PurchaseStep = { ...bare, changes: [...changes.values()] };
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = step;
      for (const requirer of requiring) {
        if (!this.book.mayGoOn('purchase')) return null;
        const missing = this.missingTerms(step, requirer).filter((change) => !changes.has(JSON.stringify(change)));
        for (const change of missing) changes.set(JSON.stringify(change), change);
        if (missing.length > 0) step = { ...bare, changes: [...changes.values()] };
      }
      if (step === before) return step;
    }
    return step;
  }

  /** What a requester would still not have of the policy as the step buys it. */
  private missingTerms(step: PurchaseStep, { cureCase, required }: Requiring): readonly TermChange[] {
    const policy = boughtPolicy(step, this.world.insuredId, this.world.day);
    return openIn(this.world, { cureCase, required, policy, steps: [step] }).flatMap((finding) => {
      const rule = required.rules.find((other) => other.rule === finding.rule);
      return rule === undefined
        ? []
        : changesFor(finding, rule, askedTerms(cureCase.requirements), this.world.day).slice(0, 1);
    });
  }

  /** Of a limit that layers add to, what they leave, if there is time to study them; `nothing` buys the policy with a cent of each limit. */
  private leastBought({ cureCase, required }: Requiring, rule: CompiledLimit, nothing: PurchaseStep): Cents {
    if (rule.lift === null || !this.book.mayGoOn('study')) return rule.atLeast;
    const study = {
      cureCase,
      required,
      policy: boughtPolicy(nothing, this.world.insuredId, this.world.day),
      steps: [nothing],
    };
    this.layers.offer(rule, study, leastOf(rule, 0));
    return leastOf(rule, 1 + missingWithLayers(this.world, rule, study));
  }

  /** What is required of the umbrella itself, else the least that would be enough for something. */
  private leastUmbrella(full: Limits, region: RegionCode): Limits {
    const least = [...this.layers.newUmbrella(region)].map(
      ([limit, amounts]) => [limit, full[limit] ?? Math.min(...amounts)] as const,
    );
    return { ...full, ...(Object.fromEntries(least) as Limits) };
  }
}

/** A bought policy is on occurrence: where someone requires a trigger, the step says so. */
const triggerFor = (requiring: readonly Requiring[]): readonly TermChange[] =>
  requiring.some(({ required }) => required.rules.some(({ kind }) => kind === 'trigger'))
    ? [{ term: 'trigger', trigger: 'occurrence' }]
    : [];
