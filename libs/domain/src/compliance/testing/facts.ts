import type { CalendarDate } from '../../kernel/dates.js';
import type { ProvidedAspect } from '../../insurance/terms/policy-aspects.js';
import type { ProjectDays } from '../../insurance/project-days.js';
import type { CoverageLine, Endorsement, Known, LimitCode, ProvidedPolicy, Rating } from '../../insurance/coverage.js';
import type { Provided } from '../provided.js';
import type { RequesterForm } from '../forms/requester-form.js';
import { requesterForms } from '../forms/requester-forms.js';
import type { FactSource } from '../../insurance/source-table.js';
import type { Requirements } from '../requirements.js';
import { INSURED, factFrom, statedFurther } from './sample-policies.js';
import { withOtherwise } from './with-otherwise.js';

type StatedFact<Type extends string, Data = unknown> = {
  readonly id: string;
  readonly type: Type;
  readonly policy: string;
  readonly sources?: readonly FactSource[];
} & Data;
type Period = ProvidedPolicy['period']['value'];
type InForceStatus = ProvidedPolicy['standing']['value'];

/** Everything that can be recorded about a policy, one aspect per event. */
export type PolicyFact =
  | StatedFact<'added', { readonly line: CoverageLine; readonly insuredId: string; readonly period: Period }>
  | StatedFact<'period', { readonly value: Period }>
  | StatedFact<'number', { readonly value: string }>
  | StatedFact<'replaces', { readonly value: string | null }>
  | StatedFact<'standing', { readonly value: InForceStatus }>
  | StatedFact<'verification', { readonly value: ProvidedPolicy['verification']['value'] }>
  | StatedFact<'limit', { readonly limit: LimitCode; readonly value: number | null }>
  | StatedFact<'endorsements', { readonly value: readonly Endorsement[] }>
  | StatedFact<'schedule', { readonly value: readonly CoverageLine[] | null }>
  | StatedFact<'trigger', { readonly value: 'occurrence' | 'claimsMade' | null }>
  | StatedFact<'retroactiveOn', { readonly value: CalendarDate | null }>
  | FurtherFact;

/** What a policy states besides, each aspect by its name. */
type FurtherAspect =
  | Exclude<ProvidedAspect, 'period' | 'carrier' | 'limits' | 'endorsements' | 'schedule' | 'trigger' | 'retroactiveOn'>
  | 'documents';
export type FurtherFact = {
  [Aspect in FurtherAspect]: StatedFact<Aspect, { readonly value: ProvidedPolicy[Aspect]['value'] }>;
}[FurtherAspect];

/** Facts about more than one policy: a carrier's rating concerns each of its policies, a share holds several. */
type SharedFact =
  | { readonly id: string; readonly type: 'rating'; readonly value: Rating | null }
  | { readonly id: string; readonly type: 'shared'; readonly policies: readonly string[] }
  | { readonly id: string; readonly type: 'projectDays'; readonly value: ProjectDays | null }
  /** An entry of the requester's index of forms; null: withdrawn. */
  | {
      readonly id: string;
      readonly type: 'form';
      readonly entry: string;
      readonly value: Omit<RequesterForm, 'events'> | null;
    };

export type Fact = PolicyFact | SharedFact;

export interface Revision {
  readonly id: string;
  readonly version: number;
  readonly requirements: Requirements;
}

/** Folds facts into what was provided; the last fact about an aspect counts. With it, what would be known without each fact. */
export const provide = (facts: readonly Fact[]): Provided => withOtherwise(facts, foldFacts);

/** What was provided, without what would be known otherwise: enough for findings without citations. */
export function foldFacts(facts: readonly Fact[]): Provided {
  const policies = new Map<string, ProvidedPolicy>();
  const shares = facts.filter((fact) => fact.type === 'shared');
  const rating = facts.findLast((fact) => fact.type === 'rating');
  const days = facts.findLast((fact) => fact.type === 'projectDays');
  for (const fact of facts) {
    if (fact.type === 'shared' || fact.type === 'rating' || fact.type === 'form' || fact.type === 'projectDays')
      continue;
    const policy = fact.type === 'added' ? added(fact) : policies.get(fact.policy);
    if (policy !== undefined && !(fact.type === 'added' && policies.has(fact.policy)))
      policies.set(fact.policy, withFact(policy, fact));
  }
  const shared = new Set(shares.flatMap((share) => share.policies));
  return {
    insuredId: INSURED,
    policies: [...policies.values()]
      .filter(({ policyId }) => shared.has(policyId))
      .map((policy) => (rating ? { ...policy, rating: factFrom(rating.value, rating.id) } : policy)),
    sharedBy: shares.map(({ id }) => id),
    forms: requesterForms(formsIn(facts)),
    project: days ? factFrom(days.value, days.id) : { value: null, events: [] },
  };
}

/** The last fact about each entry counts. */
function formsIn(facts: readonly Fact[]): readonly RequesterForm[] {
  const entries = new Map(facts.flatMap((fact) => (fact.type === 'form' ? [[fact.entry, fact] as const] : [])));
  return [...entries.values()]
    .sort((a, b) => (a.entry < b.entry ? -1 : 1))
    .flatMap(({ id, value }) => (value === null ? [] : [{ ...value, events: [id] }]));
}

const stated = <Value>(value: Value, { id, sources }: PolicyFact): Known<Value> =>
  sources ? { ...factFrom(value, id), sources } : factFrom(value, id);

const added = (fact: Extract<Fact, { type: 'added' }>): ProvidedPolicy => ({
  ...statedFurther({}, fact.id, fact.sources),
  policyId: fact.policy,
  policyNumber: `NO-${fact.policy}`,
  line: fact.line,
  insuredId: fact.insuredId,
  replaces: null,
  period: stated(fact.period, fact),
  standing: factFrom({ status: 'inForce', since: null }),
  verification: factFrom('unverified'),
  carrier: stated({ carrierId: 'carrier', name: 'Summit Mutual' }, fact),
  rating: factFrom(null),
  limits: stated({}, fact),
  endorsements: stated([], fact),
  schedule: stated(null, fact),
  trigger: stated(null, fact),
  retroactiveOn: stated(null, fact),
});

function withFact(policy: ProvidedPolicy, fact: PolicyFact): ProvidedPolicy {
  switch (fact.type) {
    case 'added':
      return policy;
    case 'number':
      return { ...policy, policyNumber: fact.value };
    case 'replaces':
      return { ...policy, replaces: fact.value };
    case 'limit': {
      const { [fact.limit]: _before, ...others } = policy.limits.value;
      return {
        ...policy,
        limits: stated(fact.value === null ? others : { ...others, [fact.limit]: fact.value }, fact),
      };
    }
    default:
      return { ...policy, [fact.type]: stated<unknown>(fact.value, fact) };
  }
}
