import { equal } from '../kernel/equal.js';
import type { Uuid } from '../kernel/event.js';
import type { Known, Otherwise, Provided, ProvidedPolicy } from './coverage.js';

/**
 * What a supplier has shown, with what would be known without each of `events`: `build` is run again without it. Pass the
 * events that `build` reads of policies, carriers and shares, not those without which there is nothing to judge by (the
 * start of the tracking). Events that change nothing are left out.
 */
export function withOtherwise<Event extends { readonly id: Uuid }>(
  events: readonly Event[],
  build: (events: readonly Event[]) => Provided,
): Provided {
  const provided = build(events);
  const otherwise: Otherwise[] = [];
  for (const event of events) {
    const other = build(events.filter((one) => one !== event));
    const policies = other.policies.map((policy) => sameObject(provided.policies, policy));
    const untouched = policies.length === provided.policies.length && policies.every((one) => provided.policies.includes(one));
    if (untouched && equal(other.sharedBy, provided.sharedBy)) continue;
    otherwise.push({ event: event.id, policies, sharedBy: other.sharedBy });
  }
  return { ...provided, otherwise };
}

function sameObject(policies: readonly ProvidedPolicy[], policy: ProvidedPolicy): ProvidedPolicy {
  const same = policies.find(({ policyId }) => policyId === policy.policyId);
  return same !== undefined && equal(same, policy) ? same : policy;
}

/**
 * Stands in for `withOtherwise` where only the events of each value are known: without one of them the value counts as
 * never told, and a policy whose period was never told is not there.
 */
export function withdrawn({ policies, sharedBy }: Provided): readonly Otherwise[] {
  const worlds = new Map<Uuid, (ProvidedPolicy | null)[]>();
  for (const event of sharedBy) worlds.set(event, policies.slice());
  policies.forEach((policy, index) => {
    for (const event of eventsOf(policy)) {
      const world = worlds.get(event) ?? policies.slice();
      world[index] = withdraw(policy, event);
      worlds.set(event, world);
    }
  });
  return Array.from(worlds, ([event, world]) => ({
    event,
    policies: world.filter((policy) => policy !== null),
    sharedBy: sharedBy.includes(event) ? sharedBy.filter((other) => other !== event) : sharedBy,
  }));
}

function eventsOf(policy: ProvidedPolicy): ReadonlySet<Uuid> {
  const { period, standing, verification, carrier, rating, limits, endorsements, schedule, trigger } = policy;
  const events = new Set<Uuid>();
  for (const known of [period, standing, verification, carrier, rating, limits, endorsements, schedule, trigger]) {
    for (const event of known.events) events.add(event);
  }
  return events;
}

function withdraw(policy: ProvidedPolicy, event: Uuid): ProvidedPolicy | null {
  if (policy.period.events.includes(event)) return null;
  const without = <Value>(known: Known<Value>, untold: Value): Known<Value> =>
    known.events.includes(event) ? { value: untold, events: [] } : known;
  return {
    ...policy,
    standing: without(policy.standing, { status: 'inForce', since: null }),
    verification: without(policy.verification, 'unverified'),
    carrier: without(policy.carrier, { carrierId: '', name: '' }),
    rating: without(policy.rating, null),
    limits: without(policy.limits, {}),
    endorsements: without(policy.endorsements, []),
    schedule: without(policy.schedule, null),
    trigger: without(policy.trigger, null),
  };
}
