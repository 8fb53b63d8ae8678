import type { CoverageLine, ProvidedPolicy } from '../insurance/coverage.js';
import type { PresenceReason } from '../compliance/reasons.js';
import { coverEndsOn, presenceOf } from '../compliance/rules/presence.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { CureStep } from './cure-plan.contract.js';
import { currencyRegion } from './cure-region.rules.js';
import type { CureCase, CureWorld } from './cure-simulation.rules.js';
import { renewStep, shareStep, verifyStep } from './policy-steps.rules.js';

const CURRENT: ReadonlySet<PresenceReason> = new Set(['POLICY.IN_FORCE', 'POLICY.UNVERIFIED', 'POLICY.REJECTED']);

/** Whether the policy covers the day, verified or not. */
export const isCurrent = (policy: ProvidedPolicy, day: CalendarDate): boolean => CURRENT.has(presenceOf(policy, day));

/**
 * The policies of a line that may answer today; where there is none, those that lapsed last, to be renewed, if it is in the currency
 * of the requester. `cureCase` null: for everybody, so that no archived policy counts.
 */
export function eligiblePolicies(
  { held, archived, day }: CureWorld,
  line: CoverageLine,
  cureCase: CureCase | null,
): readonly ProvidedPolicy[] {
  const own = held.filter(
    (policy) =>
      policy.line === line && (!archived.has(policy.policyId) || cureCase?.shows.has(policy.policyId) === true),
  );
  const current = own.filter((policy) => isCurrent(policy, day));
  if (current.length > 0) return current;
  const renewable = own.filter(
    ({ region }) => cureCase === null || region.value === currencyRegion(cureCase.requirements),
  );
  const ended = renewable.filter((policy) => presenceOf(policy, day) !== 'POLICY.NOT_BEGUN').toSorted(lapsedLast);
  return ended.filter((policy) => coverEndsOn(policy) === coverEndsOn(ended[0]!));
}

/** What it takes for a policy to answer. */
export const presenceSteps = (
  { day }: Pick<CureWorld, 'day'>,
  cureCase: CureCase,
  policy: ProvidedPolicy,
): readonly CureStep[] => [
  ...(cureCase.shows.has(policy.policyId) ? [] : [shareStep(policy, cureCase)]),
  ...(isCurrent(policy, day) ? [] : [renewStep(policy)]),
  ...(policy.verification.value === 'verified' ? [] : [verifyStep(policy)]),
];

const lapsedLast = (policy: ProvidedPolicy, other: ProvidedPolicy): number => {
  const [a, b] = [coverEndsOn(policy), coverEndsOn(other)];
  return a === b ? (policy.policyId < other.policyId ? -1 : 1) : a > b ? -1 : 1;
};
