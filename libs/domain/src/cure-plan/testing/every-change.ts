import { LIMITS_OF, type ProvidedPolicy } from '../../insurance/coverage.js';
import { isForSupplier } from '../../compliance/for-supplier.js';
import { isUmbrella, UNDERLYING_LINES } from '../../insurance/line-facts.js';
import { LAST_DAY } from '../../kernel/dates.js';
import { dollars } from '../../kernel/money.js';
import { compareCosts, NOTHING, type Cost } from '../cure-cost.rules.js';
import { STEP_KINDS } from '../cure-kinds.rules.js';
import type { CureStep } from '../cure-plan.contract.js';
import { eligiblePolicies, isCurrent } from '../cure-presence.rules.js';
import type { CureWorld } from '../cure-simulation.rules.js';
import { openAfter } from '../plan-outcome.rules.js';
import { proveStep, raiseStep, renewStep, shareStep, termStep, verifyStep } from '../policy-steps.rules.js';

/** No small world needs more than the highest of one policy. */
const AMOUNTS = [1, 2, 3, 4, 5, 6].map((count) => dollars(count * 1_000_000));
const DAYS = ['2020-01-01', '2023-01-01', '2026-01-01'];
const HIGHEST = dollars(6_000_000);

/** Every change of the policies that are there in a small world, whether or not a finding leads to it. */
function everyChange(world: CureWorld): readonly CureStep[] {
  const required = new Set(world.cases.flatMap(({ compiled }) => compiled.lines.map(({ line }) => line)));
  const lines = UNDERLYING_LINES.filter((line) => required.has(line));
  return world.held.flatMap((policy) => [
    ...world.cases.flatMap((cureCase) => (cureCase.shows.has(policy.policyId) ? [] : [shareStep(policy, cureCase)])),
    verifyStep(policy),
    proveStep(policy, { least: 'agencySystem' }),
    ...(isRenewable(world, policy) ? [renewStep(policy)] : []),
    ...(isUmbrella(policy.line)
      ? lines
          .filter((line) => line !== policy.line)
          .map((line) =>
            termStep(policy.schedule.value === null ? 'stateTerm' : 'changeTerm', policy, { term: 'schedule', line }),
          )
      : []),
    ...(policy.trigger.value === null
      ? [termStep('stateTerm', policy, { term: 'trigger', trigger: 'occurrence' })]
      : []),
    ...amountsOf(policy),
    ...placesOf(policy),
    ...(policy.line === 'generalLiability' ? [formOf(policy)] : []),
  ]);
}

/** Where an excess policy attaches, and since when a claims-made policy covers acts. */
function placesOf(policy: ProvidedPolicy): readonly CureStep[] {
  const {
    line,
    statedValues: {
      value: { attachmentPoint },
    },
    trigger,
    retroactiveOn,
  } = policy;
  const attachments =
    line === 'excessLiability' ? AMOUNTS.filter((amount) => amount < (attachmentPoint ?? Infinity)) : [];
  const days = trigger.value === 'claimsMade' ? DAYS.filter((on) => on < (retroactiveOn.value ?? LAST_DAY)) : [];
  return [
    ...attachments.map((amount) =>
      termStep(attachmentPoint === undefined ? 'stateTerm' : 'changeTerm', policy, {
        term: 'values',
        values: { attachmentPoint: amount },
      }),
    ),
    ...days.map((on) =>
      termStep(retroactiveOn.value === null ? 'stateTerm' : 'changeTerm', policy, { term: 'retroactiveOn', on }),
    ),
  ];
}

const formOf = (policy: ProvidedPolicy): CureStep => {
  const isClaimed = policy.endorsements.value.some(({ code }) => code === 'additionalInsuredOngoing');
  return termStep(isClaimed ? 'stateTerm' : 'addEndorsement', policy, {
    term: 'endorsement',
    code: 'additionalInsuredOngoing',
    form: 'CG 20 10 04 13',
  });
};

/** ADR 40: a policy that lapsed is renewed only where no other of its line is there. */
const isRenewable = (world: CureWorld, policy: ProvidedPolicy): boolean =>
  !isCurrent(policy, world.day) &&
  eligiblePolicies(world, policy.line, null).some(({ policyId }) => policyId === policy.policyId);

function amountsOf(policy: ProvidedPolicy): readonly CureStep[] {
  const { value } = policy.limits;
  return LIMITS_OF[policy.line].flatMap((limit, place) => {
    const has = value[limit] ?? 0;
    if (has > 0) return AMOUNTS.filter((to) => to > has).map((to) => raiseStep(policy, limit, to));
    return place === 0 ? [termStep('stateTerm', policy, { term: 'limit', limit, to: HIGHEST })] : [];
  });
}

/** As `cure-cost.rules.ts` counts it, of steps that are no candidates. */
function costOfSteps(steps: readonly CureStep[]): Cost {
  const cost = [...NOTHING];
  for (const step of steps) {
    cost[STEP_KINDS.length - 1 - STEP_KINDS.indexOf(step.kind)]! += 1;
    if (step.kind === 'raiseLimit') cost[STEP_KINDS.length]! += step.to - step.from;
  }
  return cost;
}

/** A cheaper set of at most `size` changes after which no more is open than after the plan; null where there is none. */
export function cheaperThan(world: CureWorld, plan: readonly CureStep[], size: number): readonly CureStep[] | null {
  const cost = costOfSteps(plan);
  const steps = everyChange(world).filter((step) => compareCosts(costOfSteps([step]), cost) < 0);
  const isEnough = enoughFor(world, plan);
  const tried = (from: number, taken: readonly CureStep[]): readonly CureStep[] | null => {
    for (let place = from; place < steps.length; place += 1) {
      const next = [...taken, steps[place]!];
      if (compareCosts(costOfSteps(next), cost) >= 0) continue;
      const found = isEnough(next) ? next : next.length < size ? tried(place + 1, next) : null;
      if (found !== null) return found;
    }
    return null;
  };
  return tried(0, []);
}

/** Nothing is open for the supplier that the plan settles, and nothing is lost that was met. */
function enoughFor(world: CureWorld, plan: readonly CureStep[]): (steps: readonly CureStep[]) => boolean {
  const cases = world.cases.map((cureCase) => ({
    cureCase,
    left: new Set(
      openAfter(world, cureCase, plan)
        .filter(isForSupplier)
        .map(({ rule }) => rule),
    ),
    lacking: new Set(openAfter(world, cureCase, []).map(({ rule }) => rule)),
  }));
  return (steps) =>
    cases.every(({ cureCase, left, lacking }) =>
      openAfter(world, cureCase, steps).every((finding) => (isForSupplier(finding) ? left : lacking).has(finding.rule)),
    );
}
