import { addDays } from '../kernel/dates.js';
import { holdToWholeLimits } from './policy-from-system.js';
import { termsAt } from './policy-on-day.js';
import type { ExportedTerms } from './policy-command.contract.js';
import type { GivenTerms } from '../insurance/terms/policy-terms.js';
import type { AddedPolicy } from './policy.state.js';

/**
 * The terms of the policy that renews another, where an export states the renewal: as the form of a replacement, it starts with the terms of the old one
 * on the last day of its period. Throws `POLICY.EXPORTED_LIMIT_MISSING`.
 */
export function renewedBySystem(state: AddedPolicy, { carrierId, limits, ...stated }: ExportedTerms): GivenTerms {
  const { carrier: _named, ...before } = termsAt(state, addDays(lastExpiryOf(state), -1));
  if (limits) holdToWholeLimits(limits, before.limits);
  return { ...before, ...stated, limits: limits ?? before.limits, carrierId };
}

function lastExpiryOf({ period }: AddedPolicy) {
  const last = period.at(-1);
  if (last === undefined) throw new Error('An added policy states every aspect of itself.');
  return last.value.expiresOn;
}
