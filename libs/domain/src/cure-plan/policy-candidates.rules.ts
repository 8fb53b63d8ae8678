import type { CompiledLimit, CompiledLine, CompiledRule } from '../compliance/compiled.js';
import { rulesFor } from '../compliance/may-answer.js';
import { LIMITS_OF, type ProvidedPolicy } from '../insurance/coverage.js';
import type { Finding } from '../compliance/finding.js';
import { isUmbrella } from '../insurance/line-facts.js';
import type { Cents } from '../kernel/money.js';
import { askedTerms, changesFor } from './asked-terms.rules.js';
import type { CandidateBook } from './cure-candidate.rules.js';
import { CombinedCandidates } from './combined-candidates.rules.js';
import { termKindOf, type TermKind } from './cure-kinds.rules.js';
import type { CureStep } from './cure-plan.contract.js';
import { eligiblePolicies, presenceSteps } from './cure-presence.rules.js';
import type { CureCase, CureWorld } from './cure-simulation.rules.js';
import { openIn, ROUNDS, type Study } from './cure-study.rules.js';
import type { LayerCandidates } from './layer-candidates.rules.js';
import { proveStep, standInSteps, termStep } from './policy-steps.rules.js';

/** What it takes for one policy to answer for a line of one requester, and to meet what is required of it. */
export class PolicyCandidates {
  private readonly combined: CombinedCandidates;

  constructor(
    private readonly world: CureWorld,
    private readonly book: CandidateBook,
    private readonly layers: LayerCandidates,
  ) {
    this.combined = new CombinedCandidates(world, book, layers);
  }

  /** Round by round, until nothing new comes to light. */
  offer(cureCase: CureCase, required: CompiledLine, policy: ProvidedPolicy): void {
    let study: Study = {
      cureCase,
      required,
      policy,
      steps: [...presenceSteps(this.world, cureCase, policy), ...standInSteps(required, policy)].map((step) =>
        this.book.take(step),
      ),
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      if (!this.book.mayGoOn('study')) return;
      const seen = new Set(study.steps.map((step) => JSON.stringify(step)));
      const more = openIn(this.world, study)
        .flatMap((finding) => this.stepsFor(finding, study))
        .filter((step) => !seen.has(JSON.stringify(step)));
      if (more.length === 0) return;
      study = { ...study, steps: [...study.steps, ...more] };
    }
    this.book.isComplete = false;
  }

  private stepsFor(finding: Finding, study: Study): readonly CureStep[] {
    const rule = rulesFor(study.required, study.policy).find((other) => other.rule === finding.rule);
    if (finding.met !== undefined) return this.proofSteps(finding, rule, study);
    if (rule === undefined) return [];
    if (rule.kind === 'limit' && rule.joins.length > 0) this.combined.offer(rule, study);
    if (rule.kind === 'further' && rule.readsBelow === true) this.offerSchedulesBelow(finding, rule, study);
    return rule.kind === 'limit' && finding.terms !== undefined
      ? this.limitSteps(finding, rule, study)
      : this.termSteps(finding, rule, study);
  }

  /** Of what is not proven enough: each policy that it rests on is proven again. What is only claimed needs its form besides. */
  private proofSteps(finding: Finding, rule: CompiledRule | undefined, study: Study): readonly CureStep[] {
    const {
      policy,
      required: { proof },
    } = study;
    if (proof === null) return [];
    const counted = new Set(finding.terms?.map(({ policyId }) => policyId));
    const rested = [
      policy,
      ...this.world.held.filter((other) => other.policyId !== policy.policyId && counted.has(other.policyId)),
    ];
    const proven = rested.map((providedPolicy) => this.book.take(proveStep(providedPolicy, proof)));
    if (rule?.kind !== 'endorsement' || finding.met !== 'ENDORSEMENT.CLAIMED') return proven;
    return [...proven, ...this.changes('stateTerm', finding, rule, study)];
  }

  /** A layer lies over what the layers lie over on which it rests: those may state a line, or have it added. */
  private offerSchedulesBelow(finding: Finding, rule: CompiledRule, { cureCase, policy }: Study): void {
    const changes = changesFor(finding, rule, askedTerms(cureCase.requirements), this.world.day);
    const lines = policy.schedule.value?.filter(isUmbrella) ?? [];
    for (const layer of lines
      .flatMap((line) => eligiblePolicies(this.world, line, cureCase))
      .filter(({ policyId }) => policyId !== policy.policyId)) {
      const kind = layer.schedule.value === null ? 'stateTerm' : 'changeTerm';
      [
        ...presenceSteps(this.world, cureCase, layer),
        ...changes.map((change) => termStep(kind, layer, change)),
      ].forEach((step) => this.book.take(step));
    }
  }

  private termSteps(finding: Finding, rule: CompiledRule, study: Study): readonly CureStep[] {
    const kind = finding.fix && termKindOf(finding.fix);
    return kind ? this.changes(kind, finding, rule, study) : [];
  }

  private changes(
    kind: TermKind,
    finding: Finding,
    rule: CompiledRule,
    { cureCase, policy }: Study,
  ): readonly CureStep[] {
    return changesFor(finding, rule, askedTerms(cureCase.requirements), this.world.day).map((change) =>
      this.book.take(termStep(kind, policy, change)),
    );
  }

  /** The policy's own limit, raised by what is missing now or to all that is required; and the layers that may add to it. */
  private limitSteps(
    { fix, terms: [own] = [], required = 0, available = 0 }: Finding,
    rule: CompiledLimit,
    study: Study,
  ): readonly CureStep[] {
    if (own === undefined) return [];
    const below = rule.lift === null ? [] : this.layers.offer(rule, study, own.amount);
    const { policy } = study;
    const { limit = own.limit, other, otherShort = 0 } = fix?.params ?? {};
    const raise = (code: unknown, to: Cents): readonly CureStep[] =>
      LIMITS_OF[policy.line]
        .filter((limitCode) => limitCode === code)
        .map((limitCode) => this.book.raise(policy, limitCode, to));
    for (const to of [own.amount + Math.max(0, required - available), ...below.filter((amount) => amount < required)])
      raise(limit, to);
    if (other !== undefined) raise(other, required - available + own.amount + Number(otherShort));
    return [...raise(limit, required), ...raise(other, required)];
  }
}
