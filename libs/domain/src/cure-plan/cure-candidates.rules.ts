import type { CompiledLimit, CompiledLine, CompiledRule } from '../compliance/compiled.js';
import { COVERAGE_LINES, LIMITS_OF, type CoverageLine, type LimitCode, type Limits, type ProvidedPolicy } from '../compliance/coverage.js';
import type { Finding } from '../compliance/finding.js';
import { isForSupplier } from '../compliance/for-supplier.js';
import { addingLimit, isUmbrella } from '../compliance/line-facts.js';
import { coverEndsOn, presenceOf } from '../compliance/rules/presence.js';
import type { PresenceReason } from '../compliance/reasons.js';
import { keysOf } from '../kernel/record-of.js';
import type { Cents } from '../kernel/money.js';
import { askedTerms, changesFor } from './asked-terms.rules.js';
import { CandidateBook, type Candidate } from './cure-candidate.rules.js';
import { TERM_KIND_OF } from './cure-kinds.rules.js';
import type { CureStep, TermChange } from './cure-plan.contract.js';
import { leastOf, limitsFor, scheduleOf, strictestRating } from './cure-purchase.rules.js';
import { boughtPolicy, policiesAfter, type CureCase, type CureWorld, type PurchaseStep } from './cure-simulation.rules.js';

/** How often what a step brings to light is looked at again. */
const ROUNDS = 4;
const CURRENT: ReadonlySet<PresenceReason> = new Set(['POLICY.IN_FORCE', 'POLICY.UNVERIFIED', 'POLICY.REJECTED']);

/**
 * The steps that may help where something is not met that is not the requester's to decide. For each such line of each requester: to
 * share, verify or renew each policy that may answer; then, as if that policy alone answered, what each of its findings needs; for a
 * limit that layers add to, the same of each umbrella; and a policy that is bought. Amounts are those at which some requester's limit
 * is just reached.
 */
export function candidatesOf(world: CureWorld): readonly Candidate[] {
  const finder = new CandidateFinder(world);
  world.cases.forEach((one) => finder.look(one));
  return finder.found();
}

/** One line of one requester, as if one policy alone answered for it. */
interface Study {
  readonly one: CureCase;
  readonly asked: CompiledLine;
  readonly policy: ProvidedPolicy;
  /** Taken so far. */
  readonly steps: readonly CureStep[];
}

class CandidateFinder {
  private readonly book = new CandidateBook();
  /** Lines for which a policy may be bought. */
  private readonly lines = new Set<CoverageLine>();
  /** By limit of a new umbrella, the amounts that would be enough for something. */
  private readonly umbrella = new Map<LimitCode, Set<Cents>>();

  constructor(private readonly world: CureWorld) {}

  look(one: CureCase): void {
    const open = new Set(one.assess(policiesAfter(this.world, one, [])).filter(isForSupplier).map(({ line }) => line));
    for (const asked of one.compiled.lines) {
      if (!open.has(asked.line)) continue;
      this.lines.add(asked.line);
      for (const policy of this.eligible(asked.line, one)) this.study({ one, asked, policy, steps: this.presence(one, policy) });
    }
  }

  found(): readonly Candidate[] {
    for (const line of [...this.lines].sort()) if (line !== 'umbrella') this.purchase(line);
    if (this.lines.has('umbrella') || this.umbrella.size > 0) this.purchase('umbrella');
    return this.book.all();
  }

  /** The policies of a line that may answer today; where there is none, the one that lapsed last, to be renewed. */
  private eligible(line: CoverageLine, one: CureCase | null): readonly ProvidedPolicy[] {
    const { held, archived, day } = this.world;
    const own = held.filter((policy) => policy.line === line && (!archived.has(policy.policyId) || one?.shows.has(policy.policyId) === true));
    const current = own.filter((policy) => CURRENT.has(presenceOf(policy, day)));
    if (current.length > 0) return current;
    return own.filter((policy) => presenceOf(policy, day) !== 'POLICY.NOT_BEGUN').toSorted(lapsedLast).slice(0, 1);
  }

  /** What it takes for a policy to answer. */
  private presence(one: CureCase, policy: ProvidedPolicy): readonly CureStep[] {
    return [
      ...(one.shows.has(policy.policyId) ? [] : [this.book.share(policy, one)]),
      ...(CURRENT.has(presenceOf(policy, this.world.day)) ? [] : [this.book.renew(policy)]),
      ...(policy.verification.value === 'verified' ? [] : [this.book.verify(policy)]),
    ];
  }

  /** Round by round, until nothing new comes to light. */
  private study(begun: Study): void {
    let study = begun;
    for (let round = 0; round < ROUNDS; round += 1) {
      const known = new Set(study.steps.map((step) => JSON.stringify(step)));
      const more = this.open(study).flatMap((finding) => this.stepsFor(finding, study)).filter((step) => !known.has(JSON.stringify(step)));
      if (more.length === 0) return;
      study = { ...study, steps: [...study.steps, ...more] };
    }
  }

  private findings({ one, asked, policy, steps }: Study): readonly Finding[] {
    const shown = policiesAfter(this.world, one, steps).filter(({ line, policyId }) => line !== asked.line || policyId === policy.policyId);
    return one.assess(shown).filter((finding) => finding.line === asked.line);
  }

  private open(study: Study): readonly Finding[] {
    return this.findings(study).filter(isForSupplier);
  }

  private stepsFor(finding: Finding, study: Study): readonly CureStep[] {
    const rule = study.asked.rules.find((other) => other.rule === finding.rule);
    if (rule === undefined) return [];
    return rule.kind === 'limit' && finding.terms !== undefined ? this.limitSteps(finding, rule, study) : this.termSteps(finding, rule, study);
  }

  private termSteps(finding: Finding, rule: CompiledRule, { one, policy }: Study): readonly CureStep[] {
    const kind = finding.fix && TERM_KIND_OF[finding.fix.code];
    if (!kind) return [];
    return changesFor(finding, rule, askedTerms(one.requirements), this.world.day).map((change) => this.book.term(kind, policy, change));
  }

  /** The policy's own limit, raised by what is missing now or to all that is required; and the layers that may add to it. */
  private limitSteps({ fix, terms: [own] = [], required = 0, available = 0 }: Finding, rule: CompiledLimit, study: Study): readonly CureStep[] {
    if (own === undefined) return [];
    if (rule.lift !== null) this.layers(rule, study, own.amount);
    const { policy } = study;
    const { limit = own.limit, other, otherShort = 0 } = fix?.params ?? {};
    const raise = (code: unknown, to: Cents): readonly CureStep[] =>
      LIMITS_OF[policy.line].filter((one) => one === code).map((one) => this.book.raise(policy, one, to));
    raise(limit, own.amount + Math.max(0, required - available));
    if (other !== undefined) raise(other, required - available + own.amount + Number(otherShort));
    return [...raise(limit, required), ...raise(other, required)];
  }

  /**
   * Each umbrella over the policy with what it needs to count, and what it must be raised to, alone and beside the others; and a new
   * one. Answers what is still missing with all of them as they are.
   */
  private layers(rule: CompiledLimit, study: Study, amount: Cents): Cents {
    const { one, asked, policy } = study;
    const umbrellas = UMBRELLAS.flatMap((line) => this.eligible(line, one)).filter((layer) => layer.policyId !== policy.policyId && mayStandOver(layer, asked.line));
    const counting = umbrellas.map((layer) => this.counting(one, layer, asked.line));
    const trials = [...umbrellas.map((layer, place) => ({ layers: [layer], steps: counting[place] ?? [] })), { layers: umbrellas, steps: counting.flat() }, { layers: [], steps: [] }];
    let missingWithAll = 0;
    for (const { layers, steps } of trials) {
      const missing = this.missing(rule, { ...study, steps: [...study.steps, ...steps] });
      if (layers === umbrellas) missingWithAll = missing;
      if (missing <= 0) continue;
      const amounts = [missing, ...this.otherAmounts(rule, amount).map((raised) => missing - (raised - amount))].filter((each) => each > 0);
      for (const layer of layers) this.raiseLayer(layer, rule, amounts);
      if (isUmbrella(asked.line)) continue;
      const limit = addingLimit('umbrella', rule.lift ?? 'umbrellaEachOccurrence');
      this.umbrella.set(limit, new Set([...this.umbrella.get(limit) ?? [], ...amounts]));
    }
    return missingWithAll;
  }

  private raiseLayer(layer: ProvidedPolicy, rule: CompiledLimit, amounts: readonly Cents[]): void {
    const limit = addingLimit(layer.line, rule.lift ?? 'umbrellaEachOccurrence');
    const has = layer.limits.value[limit] ?? 0;
    for (const more of amounts) {
      if (has === 0) this.book.term('stateTerm', layer, { term: 'limit', limit, to: more });
      else this.book.raise(layer, limit, has + more);
    }
  }

  /** What it takes for an umbrella to count over a line. An excess policy counts over the umbrella on its schedule. */
  private counting(one: CureCase, layer: ProvidedPolicy, line: CoverageLine): readonly CureStep[] {
    const schedule = layer.schedule.value;
    const steps = [...this.presence(one, layer)];
    if (schedule === null) steps.push(this.book.term('stateTerm', layer, { term: 'schedule', line }));
    else if (!schedule.includes(line) && !schedule.some(isUmbrella)) steps.push(this.book.term('changeTerm', layer, { term: 'schedule', line }));
    if (layer.trigger.value === null) steps.push(this.book.term('stateTerm', layer, { term: 'trigger', trigger: 'occurrence' }));
    return steps;
  }

  /** How much a layer must add for the limit to be reached, what is reserved for the umbrella's own requirement included. */
  private missing(rule: CompiledLimit, study: Study): Cents {
    const finding = this.findings(study).find((one) => one.rule === rule.rule);
    if (finding === undefined || finding.outcome === 'pass' || finding.available === undefined) return 0;
    const { required = 0, available, params } = finding;
    return Math.max(0, required - available) + rule.reserved - Number(params['reserved'] ?? 0);
  }

  /** Higher amounts to which the policy may be raised because another requester requires them. */
  private otherAmounts({ rule }: CompiledLimit, amount: Cents): readonly Cents[] {
    const same = this.world.cases.flatMap(({ compiled }) => compiled.lines.flatMap(({ rules }) => rules.flatMap((one) => (one.kind === 'limit' && one.rule === rule ? one.atLeast : []))));
    return [...new Set(same)].filter((one) => one > amount);
  }

  private purchase(line: CoverageLine): void {
    const requiring = this.world.cases.flatMap((one) => one.compiled.lines.flatMap((asked) => (asked.line === line ? [{ one, asked }] : [])));
    const limits = requiring.flatMap(({ one, asked }) => asked.rules.flatMap((rule) => (rule.kind === 'limit' ? [{ one, asked, rule }] : [])));
    const full = limitsFor(line, limits.map(({ rule }) => [rule.code, rule.atLeast]));
    const step = this.withTerms({ ...this.bare(line), limits: full }, requiring);
    const least = line === 'umbrella' ? this.leastUmbrella(full) : limitsFor(line, limits.map(({ one, asked, rule }) => [rule.code, this.leastBought(one, asked, rule, step)]));
    const bought = boughtPolicy({ ...step, limits: least }, this.world.insuredId, this.world.day);
    this.book.buy({ ...step, limits: least });
    for (const limit of keysOf(full)) this.book.raise(bought, limit, full[limit] ?? 0, line === 'umbrella');
    if (line === 'umbrella') for (const [limit, amounts] of this.umbrella) for (const to of amounts) this.book.raise(bought, limit, to, true);
  }

  private bare(line: CoverageLine): PurchaseStep {
    const { cases, day } = this.world;
    const current = line === 'umbrella' ? undefined : this.eligible(line, null).find((policy) => CURRENT.has(presenceOf(policy, day)));
    return {
      kind: line === 'umbrella' ? 'buyUmbrella' : 'buyPolicy', line, limits: {}, changes: [],
      rating: strictestRating(cases.map(({ requirements }) => requirements)),
      schedule: scheduleOf(line, cases.map(({ compiled }) => compiled)),
      replaces: current === undefined ? null : { policyId: current.policyId, policyNumber: current.policyNumber },
    };
  }

  /** With everything that anybody who requires the line requires of it. */
  private withTerms(bare: PurchaseStep, requiring: readonly Pick<Study, 'one' | 'asked'>[]): PurchaseStep {
    const changes = new Map<string, TermChange>();
    const step = (): PurchaseStep => ({ ...bare, changes: [...changes.values()] });
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { one, asked } of requiring) {
        const policy = boughtPolicy(step(), this.world.insuredId, this.world.day);
        for (const finding of this.open({ one, asked, policy, steps: [step()] })) {
          const rule = asked.rules.find((other) => other.rule === finding.rule);
          const [change] = rule === undefined ? [] : changesFor(finding, rule, askedTerms(one.requirements), this.world.day);
          if (change !== undefined) changes.set(JSON.stringify(change), change);
        }
      }
    }
    return step();
  }

  /** Of a limit that layers add to, what they leave; the step buys the policy with limits that are always enough. */
  private leastBought(one: CureCase, asked: CompiledLine, rule: CompiledLimit, step: PurchaseStep): Cents {
    if (rule.lift === null) return rule.atLeast;
    const nothing = { ...step, limits: Object.fromEntries(keysOf(step.limits).map((limit) => [limit, 1])) as Limits };
    const policy = boughtPolicy(nothing, this.world.insuredId, this.world.day);
    return leastOf(rule, 1 + this.layers(rule, { one, asked, policy, steps: [nothing] }, 1));
  }

  /** What is required of the umbrella itself, else the least that would be enough for something. */
  private leastUmbrella(full: Limits): Limits {
    const least = [...this.umbrella].map(([limit, amounts]) => [limit, full[limit] ?? Math.min(...amounts)] as const);
    return { ...full, ...Object.fromEntries(least) as Limits };
  }
}

const UMBRELLAS: readonly CoverageLine[] = COVERAGE_LINES.filter(isUmbrella);

/** An umbrella stands over another one only where its schedule says so. */
const mayStandOver = ({ schedule }: ProvidedPolicy, line: CoverageLine): boolean => !isUmbrella(line) || schedule.value?.includes(line) === true;

const lapsedLast = (one: ProvidedPolicy, other: ProvidedPolicy): number => {
  const [a, b] = [coverEndsOn(one), coverEndsOn(other)];
  return a === b ? (one.policyId < other.policyId ? -1 : 1) : a > b ? -1 : 1;
};
