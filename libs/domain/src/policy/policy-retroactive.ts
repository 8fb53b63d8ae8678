import type { Uuid } from '../kernel/event.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { RetroactiveMove } from './continuity.contract.js';
import { knownAt } from './policy-on-day.js';
import type { AddedPolicy } from './policy.state.js';

interface Stated {
  readonly from: CalendarDate;
  readonly policyId: Uuid;
  readonly on: CalendarDate | null;
}

/** Where the retroactive date of claims-made policies moves forward, from one policy to the next or within one. */
export function retroactiveMoves(policies: readonly AddedPolicy[]): readonly RetroactiveMove[] {
  const stated = policies.flatMap(statedBy).sort((a, b) => (a.from < b.from ? -1 : 1));
  return stated.slice(1).flatMap(({ from, policyId, on: now }, index): RetroactiveMove[] => {
    const previous = stated[index]?.on ?? null;
    const lost = previous !== null && (now === null || previous < now);
    return lost ? [{ kind: 'retroactiveMoved', from, policyId, previous, now }] : [];
  });
}

/** What a policy states on its first day and where it changes later; nothing for days on which it is not claims-made. */
function statedBy({ policyId, period, trigger, retroactiveOn }: AddedPolicy): readonly Stated[] {
  const { effectiveOn, expiresOn } = period.at(-1)!.value;
  const later = [...retroactiveOn, ...trigger]
    .map(({ from }) => from)
    .filter((day) => effectiveOn < day && day < expiresOn);
  return [...new Set([effectiveOn, ...later])]
    .filter((day) => knownAt(trigger, day).value === 'claimsMade')
    .map((from) => ({ from, policyId, on: knownAt(retroactiveOn, from).value }));
}
