import type { ProvidedPolicy } from '../insurance/coverage.js';
import { DEDUCTIBLE_TABLE } from '../insurance/lines/deductible-kinds.js';
import { raisedTogether } from '../compliance/rules/limits-at-odds.js';
import { splitLimitsOf } from '../insurance/split-limits.js';
import type { LimitDetail, StatedDeductible } from '../insurance/terms/limit-details.js';
import { restated, type Changed } from './restated.rules.js';

/** One limit, raised with those that may not lie below it. */
export function withLimit(
  policy: ProvidedPolicy,
  { limit, to }: Pick<Changed<'limit'>, 'limit' | 'to'>,
): ProvidedPolicy {
  const { value } = policy.limits;
  return (value[limit] ?? 0) >= to ? policy : restated(policy, 'limits', () => raisedTogether(value, limit, to));
}

/** A combined limit takes the place of split ones. */
export function withCombinedLimit(policy: ProvidedPolicy, change: Changed<'combinedLimit'>): ProvidedPolicy {
  const split: readonly string[] = splitLimitsOf(policy.line)?.split ?? [];
  const kept = Object.fromEntries(Object.entries(policy.limits.value).filter(([limit]) => !split.includes(limit)));
  return withLimit(
    restated(policy, 'limits', () => kept),
    change,
  );
}

/** What stands beside a limit. */
export function withDetail(
  policy: ProvidedPolicy,
  limit: Changed<'deductible'>['limit'],
  change: (detail: LimitDetail) => LimitDetail,
): ProvidedPolicy {
  return restated(policy, 'limitDetails', (details) => {
    const detail = details[limit] ?? {};
    return { ...details, [limit]: { ...detail, ...change(detail) } };
  });
}

/** The kind of the deductible stays where it is measured as what is asked. */
export function lowered(
  stated: StatedDeductible | undefined,
  { atMost, unit }: Changed<'deductible'>,
): StatedDeductible {
  if (atMost === 0) return { kind: 'noDeductible' };
  const kind = unit === 'percent' ? ('percentOfLimit' as const) : ('perOccurrence' as const);
  const isSame =
    stated !== undefined && (unit === 'percent' ? stated.kind === kind : DEDUCTIBLE_TABLE[stated.kind].value === unit);
  if (!isSame) return { kind, value: atMost };
  return { kind: stated.kind, value: Math.min(stated.value ?? atMost, atMost) };
}
