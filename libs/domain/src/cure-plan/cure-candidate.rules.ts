import type { CoverageLine, LimitCode, ProvidedPolicy } from '../insurance/coverage.js';
import type { Uuid } from '../kernel/event.js';
import type { Cents } from '../kernel/money.js';
import type { CureStep, StepKind } from './cure-plan.contract.js';
import { isPurchase, policyOfStep } from './cure-simulation.rules.js';
import { NEVER_LATE, type IsLate, type PlanPart } from './plan-time.rules.js';
import { raiseStep } from './policy-steps.rules.js';

/** A step that a plan may take, with the amounts from which it may choose: limits, lowest first, or attachment points, highest first. */
export interface Candidate {
  readonly key: string;
  /** Null: it costs no step of its own, only money. */
  readonly kind: StepKind | null;
  readonly line: CoverageLine;
  /** The policy that it is about. */
  readonly policyId: string;
  /** Of a share: with whom; null where the step changes what everybody sees. */
  readonly trackingId: Uuid | null;
  /** What helps least first; one where there is nothing to choose. */
  readonly levels: readonly Level[];
}

interface Level {
  readonly step: CureStep;
  /** By how much a limit is raised. */
  readonly money: Cents;
}

interface Draft extends Omit<Candidate, 'levels'> {
  /** By their places in the order. */
  readonly levels: Map<number, Level>;
}

const FREE = { place: 0, money: 0 };

/** Collects candidates, each once. */
export class CandidateBook {
  private readonly drafts = new Map<string, Draft>();
  /** False where steps still brought others to light when the rounds were over, or the time was. */
  isComplete = true;
  /** True where the time was over before all was looked at. */
  isCut = false;

  constructor(private readonly isLate: IsLate = NEVER_LATE) {}

  /** Asked before each piece of a part: false where its time is over. */
  mayGoOn(part: Exclude<PlanPart, 'search'>): boolean {
    if (!this.isLate(part)) return true;
    this.isComplete = false;
    this.isCut = true;
    return false;
  }

  /** In the order of their keys, so that the order in which they were found has no effect. */
  all(): readonly Candidate[] {
    return [...this.drafts.values()]
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .map(({ levels, ...draft }) => ({
        ...draft,
        levels: [...levels].sort(([place], [other]) => place - other).map(([, level]) => level),
      }));
  }

  /**
   * Answers the step as it would be taken: a limit that nobody has stated is assumed to be as high as anybody needs. Attachment points of a
   * layer are one step with several amounts: the lowest one, which leaves no gap, helps most.
   */
  take(step: CureStep): CureStep {
    const attached = attachmentIn(step);
    if (attached !== null) return this.note(`attach:${policyOfStep(step)}`, step, { place: -attached, money: 0 });
    const key = keyOf(step);
    const before = this.drafts.get(key)?.levels.get(0)?.step;
    return this.note(key, before !== undefined && amountStated(before) > amountStated(step) ? before : step);
  }

  /**
   * Raises a limit of a policy that exists or is to be bought: the limits of a new umbrella are chosen with it, `free` of a step. Answers
   * the step with its highest amount so far.
   */
  raise(policy: ProvidedPolicy, limit: LimitCode, to: Cents, free = false): CureStep {
    const step = raiseStep(policy, limit, to);
    const key = `raise:${policy.policyId}:${limit}`;
    const more = to - (policy.limits.value[limit] ?? 0);
    if (more > 0) this.note(key, step, { place: more, money: more }, free ? null : 'raiseLimit');
    const levels = this.drafts.get(key)?.levels;
    return levels?.get(Math.max(...levels.keys()))?.step ?? step;
  }

  private note(key: string, step: CureStep, { place, money } = FREE, kind: StepKind | null = step.kind): CureStep {
    const trackingId = step.kind === 'sharePolicy' ? step.trackingId : null;
    const draft = this.drafts.get(key) ?? {
      key,
      kind,
      line: step.line,
      policyId: policyOfStep(step),
      trackingId,
      levels: new Map(),
    };
    draft.levels.set(place, { step, money });
    this.drafts.set(key, draft);
    return step;
  }
}

/** Steps of one key are one step; of a change of a limit the amount does not count. */
function keyOf(step: CureStep): string {
  if (isPurchase(step)) return `${step.kind}:${policyOfStep(step)}`;
  const begun = `${step.kind}:${step.policyId}`;
  if (step.kind === 'sharePolicy') return `${begun}:${step.trackingId}`;
  if (!('change' in step)) return begun;
  const { change } = step;
  return `${begun}:${change.term === 'limit' || change.term === 'combinedLimit' ? `${change.term}:${change.limit}` : JSON.stringify(change)}`;
}

/** The attachment point that a step states, and nothing else; null where it does something else. */
function attachmentIn(step: CureStep): Cents | null {
  if (!('change' in step) || step.change.term !== 'values') return null;
  const { attachmentPoint, ...others } = step.change.values;
  return attachmentPoint !== undefined && Object.keys(others).length === 0 ? attachmentPoint : null;
}

const amountStated = (step: CureStep): Cents => ('change' in step && 'to' in step.change ? step.change.to : 0);
