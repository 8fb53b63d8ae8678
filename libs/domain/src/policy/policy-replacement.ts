import { RuleBroken } from '../kernel/rule-broken.js';
import type { CalendarDate } from '../kernel/dates.js';
import { lifeOf, REFUSED_WHILE } from './policy-life.js';
import { knownAt } from './policy-on-day.js';
import type { ReplacedPolicy, Replacing } from './policy-command.contract.js';
import type { CarryOverChosen, PolicyAdded, ReplacementAdded } from './policy.contract.js';
import type { AddedPolicy } from './policy.state.js';

/** A policy as the one that takes its place from `day` on needs to know it. */
export function replacedPolicy(state: AddedPolicy, day: CalendarDate): ReplacedPolicy {
  const { policyId, insuredId, line } = state;
  return { policyId, insuredId, line, period: knownAt(state.period, day).value, refusal: refusalOf(state) };
}

function refusalOf(state: AddedPolicy): ReplacedPolicy['refusal'] {
  const life = lifeOf(state);
  if (state.replacedBy !== null) return 'POLICY.REPLACED';
  return life === 'archived' || life === 'rejected' ? REFUSED_WHILE[life] : null;
}

/**
 * The link from a new policy to the one whose place it takes: at once, on the first day of the new one, or when the old one expires. A policy
 * is replaced once, by one of the same insured and line.
 */
export function replacementOf(
  replaced: ReplacedPolicy | null,
  { upon, carriesOver }: Replacing,
  added: PolicyAdded['data'],
): readonly (ReplacementAdded | CarryOverChosen)[] {
  if (replaced === null || replaced.insuredId !== added.insuredId || replaced.line !== added.line)
    throw new RuleBroken('POLICY.REPLACES_OTHER');
  if (replaced.refusal !== null) throw new RuleBroken(replaced.refusal);
  const { effectiveOn, expiresOn } = replaced.period;
  const begins = added.terms.period.effectiveOn;
  const within = effectiveOn <= begins && (upon === 'expiration' || begins < expiresOn);
  if (!within) throw new RuleBroken('POLICY.REPLACE_OUTSIDE_PERIOD', { effectiveFrom: begins });
  const { policyId, insuredId } = added;
  const replaces = replaced.policyId;
  const link: ReplacementAdded = {
    type: 'ReplacementAdded',
    data: { policyId, replaces, upon, effectiveFrom: upon === 'expiration' ? expiresOn : begins },
  };
  return carriesOver ? [link, { type: 'CarryOverChosen', data: { policyId, replaces, insuredId } }] : [link];
}
