import { READ_BY } from '../compliance/aspects.js';
import type { CompiledLine, CompiledRule } from '../compliance/compiled.js';
import type { CoverageLine } from '../insurance/coverage.js';
import type { Finding } from '../compliance/finding.js';
import { isForSupplier } from '../compliance/for-supplier.js';
import { isUmbrella } from '../insurance/line-facts.js';
import { answeringLines } from '../compliance/may-answer.js';
import type { Candidate } from './cure-candidate.rules.js';
import type { CureStep } from './cure-plan.contract.js';
import { isBoughtFor, isPurchase, policiesAfter, type CureCase, type CureWorld } from './cure-simulation.rules.js';
import { aspectsChangedBy } from './term-change.rules.js';

/** For each candidate, which of its amounts is taken; 0: it is not taken. */
export type Levels = readonly number[];

/** A requirement that is not met after some steps. */
export interface Unmet extends Asked {
  readonly cureCase: CureCase;
  readonly finding: Finding;
}

/** What belongs to one requester's project. */
export interface CaseParts {
  readonly cureCase: CureCase;
  /** Candidates that may change what this requester sees. */
  readonly places: readonly number[];
  readonly remembered: Map<string, readonly Unmet[]>;
  readonly passing: ReadonlySet<string>;
  readonly rules: ReadonlyMap<string, Asked>;
}

/** What a finding is about. `rule` null: that the policy is there, verified and in force. */
interface Asked {
  readonly line: CompiledLine;
  readonly rule: CompiledRule | null;
}

/** The effort of looking up what was assessed before, in assessments. */
const LOOKED_UP = 0.25;

/**
 * Tries plans. A requirement is settled where it passes, where it waits for the requester, or where it is not met even with all
 * candidates; and nothing that passes may be lost.
 */
export class CureTrial {
  /** The effort so far, in assessments. */
  spent = 0;
  /** In the order of the world. */
  readonly cases: readonly CaseParts[];
  private readonly placesOf: ReadonlyMap<CureCase, readonly number[]>;
  /** For each candidate, the requesters that it may concern. */
  private readonly casesAt: readonly (readonly CaseParts[])[];
  private readonly beyond = new Set<string>();
  private readonly options = new WeakMap<Unmet, readonly number[]>();

  constructor(
    private readonly world: CureWorld,
    readonly candidates: readonly Candidate[],
  ) {
    this.cases = world.cases.map((cureCase) => this.partsOf(cureCase));
    this.placesOf = new Map(this.cases.map(({ cureCase, places }) => [cureCase, places]));
    const casesAt = candidates.map((): CaseParts[] => []);
    for (const parts of this.cases) for (const place of parts.places) casesAt[place]!.push(parts);
    this.casesAt = casesAt;
    this.unmet(this.everything()).forEach((unmet) => this.beyond.add(keyOf(unmet)));
    for (const { remembered } of this.cases) remembered.clear();
  }

  everything(): Levels {
    return this.candidates.map(({ levels }) => levels.length);
  }

  stepsAt(levels: Levels): readonly CureStep[] {
    return this.candidates.flatMap(({ levels: amounts }, index) => amounts[levels[index]! - 1]?.step ?? []);
  }

  isEnough(levels: Levels): boolean {
    return this.cases.every((parts) => this.unmetIn(parts, levels).length === 0);
  }

  /** The same for a plan that differs from one that is enough by these candidates alone. */
  staysEnough(levels: Levels, places: readonly number[]): boolean {
    const concerned =
      places.length === 1 ? this.casesAt[places[0]!]! : new Set(places.flatMap((place) => this.casesAt[place]!));
    for (const parts of concerned) if (this.unmetIn(parts, levels).length > 0) return false;
    return true;
  }

  unmet(levels: Levels): readonly Unmet[] {
    return this.cases.flatMap((parts) => this.unmetIn(parts, levels));
  }

  /** The candidates that may settle it: those without which no plan that holds the others does. */
  optionsFor(unmet: Unmet): readonly number[] {
    const options = this.options.get(unmet) ?? this.findOptions(unmet);
    this.options.set(unmet, options);
    return options;
  }

  /** Whether a candidate is a step that one requester alone sees. */
  isShare(place: number): boolean {
    return this.candidates[place]!.trackingId !== null;
  }

  /** What one requester lacks. */
  unmetIn(parts: CaseParts, levels: Levels): readonly Unmet[] {
    const key = parts.places.map((place) => levels[place]).join();
    const cached = parts.remembered.get(key);
    this.spent += cached ? LOOKED_UP : 1;
    if (cached) return cached;
    const { cureCase, passing, rules } = parts;
    const steps = parts.places.flatMap((place) => this.candidates[place]!.levels[levels[place]! - 1]?.step ?? []);
    const unmet = cureCase
      .assess(policiesAfter(this.world, cureCase, steps))
      .filter((finding) => isForSupplier(finding) || (finding.outcome !== 'pass' && passing.has(finding.rule)))
      .map((finding) => ({ cureCase, finding, ...rules.get(finding.rule)! }))
      .filter((open) => !this.beyond.has(keyOf(open)));
    parts.remembered.set(key, unmet);
    return unmet;
  }

  private findOptions({ cureCase, finding, rule, line }: Unmet): readonly number[] {
    const layersChoose = line.towers && this.hasSeveral(line.line);
    return (this.placesOf.get(cureCase) ?? []).filter(
      (place) =>
        (layersChoose && isUmbrella(this.candidates[place]!.line)) ||
        mayHelp(this.candidates[place]!, finding, rule, line),
    );
  }

  /** Of several policies of a line, what layers add to one may make it answer in place of another. */
  private hasSeveral(line: CoverageLine): boolean {
    return (
      new Set(
        [...this.world.held, ...this.candidates].flatMap((candidate) =>
          candidate.line === line ? [candidate.policyId] : [],
        ),
      ).size > 1
    );
  }

  private partsOf(cureCase: CureCase): CaseParts {
    const { trackingId, shows, compiled } = cureCase;
    const shareable = new Set(
      this.candidates.flatMap((candidate) => (candidate.trackingId === trackingId ? [candidate.policyId] : [])),
    );
    const places = this.candidates.flatMap((candidate, place) => {
      const seen =
        candidate.trackingId === null &&
        (shows.has(candidate.policyId) ||
          shareable.has(candidate.policyId) ||
          isBoughtFor(cureCase, candidate.policyId));
      return seen || candidate.trackingId === trackingId ? [place] : [];
    });
    const passing = cureCase
      .assess(policiesAfter(this.world, cureCase, []))
      .flatMap(({ rule, outcome }) => (outcome === 'pass' ? [rule] : []));
    const rules = compiled.lines.flatMap((line): (readonly [string, Asked])[] => [
      [line.presenceRule, { line, rule: null }],
      ...line.rules.map((rule) => [rule.rule, { line, rule }] as const),
    ]);
    return { cureCase, places, remembered: new Map(), passing: new Set(passing), rules: new Map(rules) };
  }
}

const keyOf = ({ cureCase, finding }: Unmet): string => `${cureCase.trackingId} ${finding.rule}`;

/**
 * Whether a step can have an effect on a finding: on the term that its rule reads, where it is about the policy that answers; any, where
 * it is about another policy of the line, which may answer instead; and on whatever makes a layer count, where layers add to the limit.
 */
function mayHelp(candidate: Candidate, finding: Finding, rule: CompiledRule | null, line: CompiledLine): boolean {
  const layered =
    (rule?.kind === 'limit' && (rule.lift !== null || rule.joins.length > 0)) ||
    (rule?.kind === 'further' && rule.readsBelow === true);
  if (layered && (isUmbrella(candidate.line) || line.joined.includes(candidate.line))) return true;
  return (
    answeringLines(line).includes(candidate.line) &&
    (candidate.policyId !== finding.policyId || mayChange(candidate, rule))
  );
}

/** `rule` null: that the policy is there, verified and in force. A step that changes no term proves what the policy states. */
function mayChange({ levels }: Candidate, rule: CompiledRule | null): boolean {
  const step = levels[0]?.step;
  if (step === undefined || isPurchase(step)) return false;
  const term = 'change' in step ? step.change.term : step.kind === 'raiseLimit' ? 'limit' : null;
  if (term === null) return rule === null || rule.proof !== undefined;
  if (rule === null) return false;
  const reads: readonly string[] = rule.kind === 'further' ? rule.reads : READ_BY[rule.kind];
  return aspectsChangedBy(term).some((aspect) => reads.includes(aspect));
}
