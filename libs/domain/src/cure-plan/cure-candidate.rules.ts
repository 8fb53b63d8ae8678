import type { CoverageLine, LimitCode, ProvidedPolicy } from '../compliance/coverage.js';
import type { Uuid } from '../kernel/event.js';
import type { Cents } from '../kernel/money.js';
import type { CureStep, SharedWith, StepKind, TermChange } from './cure-plan.contract.js';
import { policyOfStep, type PurchaseStep } from './cure-simulation.rules.js';
import type { TermKind } from './cure-kinds.rules.js';

/** A step that a plan may take, with the amounts from which it may choose. */
export interface Candidate {
  readonly key: string;
  /** Null: it costs no step of its own, only money. */
  readonly kind: StepKind | null;
  readonly line: CoverageLine;
  /** The policy that it is about. */
  readonly policyId: string;
  /** Of a share: with whom; null where the step changes what everybody sees. */
  readonly trackingId: Uuid | null;
  /** Lowest amount first; one where there is nothing to choose. */
  readonly levels: readonly { readonly step: CureStep; readonly money: Cents }[];
}

interface Draft extends Omit<Candidate, 'levels'> {
  readonly levels: Map<Cents, CureStep>;
}

const numbered = ({ policyId, policyNumber, line }: ProvidedPolicy) => ({ policyId, policyNumber, line });

/** Collects candidates, each once. Every method returns the step with its highest amount so far. */
export class CandidateBook {
  private readonly drafts = new Map<string, Draft>();

  /** In the order of their keys, so that the order in which they were found has no effect. */
  all(): readonly Candidate[] {
    return [...this.drafts.values()].sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ levels, ...draft }) => ({
      ...draft,
      levels: [...levels].sort(([one], [other]) => one - other).map(([money, step]) => ({ money, step })),
    }));
  }

  share(policy: ProvidedPolicy, { trackingId, requesterId, projectId }: SharedWith): CureStep {
    return this.note(`share:${policy.policyId}:${trackingId}`, { kind: 'sharePolicy', trackingId, requesterId, projectId, ...numbered(policy) }, trackingId);
  }

  verify(policy: ProvidedPolicy): CureStep {
    return this.note(`verify:${policy.policyId}`, { kind: 'verifyPolicy', rejected: policy.verification.value === 'rejected', ...numbered(policy) });
  }

  renew(policy: ProvidedPolicy): CureStep {
    const because = policy.standing.value.status === 'canceled' ? 'canceled' : 'ended';
    return this.note(`renew:${policy.policyId}`, { kind: 'renewPolicy', because, ...numbered(policy) });
  }

  /** A limit that was not stated is assumed to be as high as anybody needs. */
  term(kind: TermKind, policy: ProvidedPolicy, change: TermChange): CureStep {
    const step = { kind, change, ...numbered(policy) };
    if (change.term !== 'limit' && change.term !== 'combinedLimit') return this.note(`${kind}:${policy.policyId}:${JSON.stringify(change)}`, step);
    const key = `${kind}:${policy.policyId}:${change.term}:${change.limit}`;
    const known = this.drafts.get(key)?.levels.get(0);
    const highest = known !== undefined && 'change' in known && 'to' in known.change && known.change.to > change.to ? known : step;
    return this.note(key, highest);
  }

  /** Raises a limit of a policy that exists or is to be bought: the limits of a new umbrella are chosen with it. */
  raise(policy: ProvidedPolicy, limit: LimitCode, to: Cents, free = false): CureStep {
    const from = policy.limits.value[limit] ?? 0;
    const key = `raise:${policy.policyId}:${limit}`;
    const step: CureStep = { kind: 'raiseLimit', limit, from, to, ...numbered(policy) };
    if (to > from) this.note(key, step, null, to - from, free ? null : 'raiseLimit');
    const levels = this.drafts.get(key)?.levels;
    return levels?.get(Math.max(...levels.keys())) ?? step;
  }

  buy(step: PurchaseStep): CureStep {
    return this.note(`buy:${step.line}`, step);
  }

  private note(key: string, step: CureStep, trackingId: Uuid | null = null, money: Cents = 0, kind: StepKind | null = step.kind): CureStep {
    const draft = this.drafts.get(key) ?? { key, kind, line: step.line, policyId: policyOfStep(step), trackingId, levels: new Map() };
    draft.levels.set(money, step);
    this.drafts.set(key, draft);
    return step;
  }
}
