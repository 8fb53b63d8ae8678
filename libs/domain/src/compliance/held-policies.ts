import type { CalendarDate } from '../kernel/dates.js';
import { assess } from './assess.js';
import { compareOutcomes } from './compare-outcomes.js';
import type { CompiledRequirements } from './compiled.js';
import type { ProvidedPolicy } from '../insurance/coverage.js';
import type { Provided } from './provided.js';
import { fixOf, type Fix, type Outcome } from './finding.js';

/** How each requirement stands, by its rule. */
type OutcomeByRule = ReadonlyMap<string, Outcome>;

/**
 * What could be met by sharing policies that the supplier already holds: by rule, the fix that comes first. From all held
 * policies it takes the fewest that together improve every requirement as far as sharing can; nothing for a requirement that they
 * do not improve.
 *
 * Only for the supplier and the agency that represents it. Others may not even know that a policy exists that was not shared, so
 * this is computed when it is read and never part of an assessment.
 */
export function heldPoliciesThatHelp(
  compiled: CompiledRequirements,
  provided: Provided,
  held: readonly ProvidedPolicy[],
  day: CalendarDate,
): ReadonlyMap<string, Fix> {
  const shared = new Set(provided.policies.map(({ policyId }) => policyId));
  const unshared = held.filter(({ policyId }) => !shared.has(policyId));
  if (unshared.length === 0) return new Map();
  const standingWith = (policies: readonly ProvidedPolicy[]): OutcomeByRule =>
    standingOf(compiled, provided, policies, day);
  const before = standingWith([]);
  const best = standingWith(unshared);
  const fixed = [...best]
    .filter(([rule, outcome]) => compareOutcomes(outcome, before.get(rule) ?? 'pass') > 0)
    .map(([rule]) => rule);
  const keeps = (policies: readonly ProvidedPolicy[], rules: readonly string[]): boolean => {
    const standing = standingWith(policies);
    return rules.every((rule) => compareOutcomes(standing.get(rule) ?? 'pass', best.get(rule) ?? 'pass') >= 0);
  };
  const fewest = withoutNeedless(unshared, (policies) => keeps(policies, fixed));
  return new Map(fixed.map((rule) => [rule, shareFix(withoutNeedless(fewest, (policies) => keeps(policies, [rule])))]));
}

function standingOf(
  compiled: CompiledRequirements,
  provided: Provided,
  more: readonly ProvidedPolicy[],
  day: CalendarDate,
): OutcomeByRule {
  const sharedBy = more.length === 0 ? provided.sharedBy : [...provided.sharedBy, 'held'];
  const { findings } = assess(
    compiled,
    [],
    { ...provided, policies: [...provided.policies, ...more], sharedBy, otherwise: [] },
    day,
  );
  return new Map(findings.map(({ rule, outcome }) => [rule, outcome]));
}

/** Leaves out one policy after the other as long as the rest is enough; the order of ids decides which stay. */
function withoutNeedless(
  policies: readonly ProvidedPolicy[],
  enough: (policies: readonly ProvidedPolicy[]) => boolean,
): readonly ProvidedPolicy[] {
  let kept = policies.toSorted((a, b) => (a.policyId < b.policyId ? -1 : 1));
  for (const policy of kept.toReversed()) {
    const fewer = kept.filter((other) => other !== policy);
    if (enough(fewer)) kept = fewer;
  }
  return kept;
}

const shareFix = (held: readonly ProvidedPolicy[]): Fix =>
  fixOf('FIX.SHARE_HELD', { policies: held.map(({ line, policyNumber }) => ({ line, policyNumber })) }, 'insured');
