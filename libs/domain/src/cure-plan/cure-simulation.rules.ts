import type { CompiledRequirements } from '../compliance/compiled.js';
import type { Known, ProvidedPolicy } from '../insurance/coverage.js';
import type { Finding } from '../compliance/finding.js';
import type { RegionCode } from '../insurance/lines/regions.js';
import type { Requirements } from '../compliance/requirements.js';
import { raisedTogether } from '../compliance/rules/limits-at-odds.js';
import { nothingStated } from '../compliance/unstated-policy.js';
import { addYears, type CalendarDate } from '../kernel/dates.js';
import type { Uuid } from '../kernel/event.js';
import { keysOf } from '../kernel/record-of.js';
import type { CureStep, SharedWith } from './cure-plan.contract.js';
import { currencyRegion } from './cure-region.rules.js';
import { changedOn, enteredOn, withSource } from './cure-sources.rules.js';
import { withTerm } from './term-change.rules.js';

/** One requester's project for which the supplier is assessed. */
export interface CureCase extends SharedWith {
  readonly requirements: Requirements;
  readonly compiled: CompiledRequirements;
  /** Held policies that the requester sees as they are now. */
  readonly shows: ReadonlySet<Uuid>;
  /** Policies whose share has ended, as the requester saw them last. */
  readonly seenLast: readonly ProvidedPolicy[];
  /** The findings if these policies were shown, with everything that the requester decided. */
  assess(policies: readonly ProvidedPolicy[]): readonly Finding[];
}

/** All that a plan is made of. */
export interface CureWorld {
  readonly insuredId: Uuid;
  /** The day that is assessed. */
  readonly day: CalendarDate;
  /** The policies of the insured that may be used, as they are. */
  readonly held: readonly ProvidedPolicy[];
  /** Held policies that are put aside: they are shared with nobody else. */
  readonly archived: ReadonlySet<Uuid>;
  readonly cases: readonly CureCase[];
}

export type PurchaseStep = Extract<CureStep, { readonly kind: 'buyUmbrella' | 'buyPolicy' }>;
type StepOnPolicy = Exclude<CureStep, PurchaseStep>;

export const isPurchase = (step: CureStep): step is PurchaseStep =>
  step.kind === 'buyUmbrella' || step.kind === 'buyPolicy';

const BOUGHT = 'bought:';

/** The id of a policy that is to be bought, in a simulation: one of a line in each region. */
export const boughtIdOf = (step: Pick<PurchaseStep, 'line' | 'region'>): string =>
  `${boughtIn(currencyRegion(step))}${step.line}`;
/** Whether a policy of a simulation is to be bought. */
export const isBought = (policyId: string): boolean => policyId.startsWith(BOUGHT);
/** Whether a policy of a simulation is to be bought, and is for this requester: amounts of two currencies never serve one another. */
export const isBoughtFor = ({ requirements }: Pick<CureCase, 'requirements'>, policyId: string): boolean =>
  policyId.startsWith(boughtIn(currencyRegion(requirements)));

const boughtIn = (region: RegionCode): string => `${BOUGHT}${region}:`;

/** The policy that a step is about. */
export const policyOfStep = (step: CureStep): string => (isPurchase(step) ? boughtIdOf(step) : step.policyId);

/** What a requester would be shown after the steps: a policy that is bought is shown to all of its region. */
export function policiesAfter(
  { insuredId, day, held }: CureWorld,
  cureCase: CureCase,
  steps: readonly CureStep[],
): readonly ProvidedPolicy[] {
  const { trackingId, shows, seenLast } = cureCase;
  const shared = new Set(
    steps.flatMap((step) => (step.kind === 'sharePolicy' && step.trackingId === trackingId ? [step.policyId] : [])),
  );
  const shown = held.filter(({ policyId }) => shows.has(policyId) || shared.has(policyId));
  const bought = steps
    .filter(isPurchase)
    .filter((step) => isBoughtFor(cureCase, boughtIdOf(step)))
    .map((step) => boughtPolicy(step, insuredId, day));
  return [
    ...[...shown, ...bought].map((policy) => policyAfter(policy, steps, day)),
    ...seenLast.filter(({ policyId }) => !shared.has(policyId)),
  ];
}

/** A policy after all steps about it. Its period comes first: what a form says of its days depends on them. */
function policyAfter(policy: ProvidedPolicy, steps: readonly CureStep[], day: CalendarDate): ProvidedPolicy {
  const own = steps.filter((step): step is StepOnPolicy => !isPurchase(step) && step.policyId === policy.policyId);
  const renewals = own.filter(({ kind }) => kind === 'renewPolicy');
  const others = own.filter(({ kind }) => kind !== 'renewPolicy');
  return [...renewals, ...others.filter(isOfPeriod), ...others.filter((step) => !isOfPeriod(step))].reduce(
    (sum, step) => afterStep(sum, step, day),
    policy,
  );
}

const isOfPeriod = (step: StepOnPolicy): boolean => 'change' in step && step.change.term === 'period';

interface AfterStep {
  readonly day: CalendarDate;
  readonly policy: ProvidedPolicy;
}

/** A step makes the same of a policy for every requester that sees it, so what it makes is kept as long as both are. */
const afterSteps = new WeakMap<ProvidedPolicy, WeakMap<CureStep, AfterStep>>();

function afterStep(policy: ProvidedPolicy, step: StepOnPolicy, day: CalendarDate): ProvidedPolicy {
  const ofPolicy = afterSteps.get(policy) ?? new WeakMap<CureStep, AfterStep>();
  afterSteps.set(policy, ofPolicy);
  const found = ofPolicy.get(step);
  if (found?.day === day) return found.policy;
  const after = withStep(policy, step, day);
  ofPolicy.set(step, { day, policy: after });
  return after;
}

function withStep(policy: ProvidedPolicy, step: StepOnPolicy, day: CalendarDate): ProvidedPolicy {
  switch (step.kind) {
    case 'sharePolicy':
      return policy;
    case 'verifyPolicy':
      return withSource(
        { ...policy, verification: { ...policy.verification, value: 'verified' } },
        { kind: 'verifiedByAgent', on: day },
      );
    case 'sendFromSystem':
      return withSource(policy, { kind: 'agencySystem', on: day });
    case 'renewPolicy':
      return renewed(policy, day);
    case 'raiseLimit':
      return changedOn(policy, withTerm(policy, { term: 'limit', limit: step.limit, to: step.to }), day);
    default:
      return changedOn(policy, withTerm(policy, step.change), day);
  }
}

/** A renewal is another policy, of which everything is entered; of one that is reinstated, its period. */
function renewed(policy: ProvidedPolicy, day: CalendarDate): ProvidedPolicy {
  const period = { ...policy.period, value: { effectiveOn: day, expiresOn: addYears(day, 1) } };
  const next: ProvidedPolicy = {
    ...policy,
    period,
    standing: { ...policy.standing, value: { status: 'inForce', since: null } },
  };
  return policy.standing.value.status === 'canceled' ? changedOn(policy, next, day) : enteredOn(next, day);
}

const unrecorded = <Value>(value: Value): Known<Value> => ({ value, events: [] });

const boughtPolicies = new WeakMap<PurchaseStep, ProvidedPolicy>();

/** A verified policy on occurrence with everything that the step says, proven on the day; the same one as long as the step is there. */
export function boughtPolicy(step: PurchaseStep, insuredId: Uuid, day: CalendarDate): ProvidedPolicy {
  const cached = boughtPolicies.get(step);
  if (cached?.insuredId === insuredId && cached.period.value.effectiveOn === day) return cached;
  const bought = policyBoughtBy(step, insuredId, day);
  boughtPolicies.set(step, bought);
  return bought;
}

function policyBoughtBy(step: PurchaseStep, insuredId: Uuid, day: CalendarDate): ProvidedPolicy {
  const blank: ProvidedPolicy = {
    ...nothingStated(),
    policyId: boughtIdOf(step),
    policyNumber: '',
    line: step.line,
    insuredId,
    replaces: null,
    period: unrecorded({ effectiveOn: day, expiresOn: addYears(day, 1) }),
    standing: unrecorded({ status: 'inForce', since: null }),
    verification: unrecorded('verified'),
    rating: unrecorded(step.rating),
    limits: unrecorded(
      keysOf(step.limits).reduce((limits, limit) => raisedTogether(limits, limit, limits[limit] ?? 0), step.limits),
    ),
    schedule: unrecorded(step.schedule),
    trigger: unrecorded('occurrence'),
    documents: unrecorded([]),
    region: unrecorded(currencyRegion(step)),
  };
  const changes = [
    ...step.changes.filter(({ term }) => term === 'period'),
    ...step.changes.filter(({ term }) => term !== 'period'),
  ];
  return withSource(changes.reduce(withTerm, blank), {
    kind: step.fromSystem === true ? 'agencySystem' : 'verifiedByAgent',
    on: day,
  });
}
