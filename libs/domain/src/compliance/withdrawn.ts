import type { Uuid } from '../kernel/event.js';
import { keysOf } from '../kernel/record-of.js';
import { requesterForms } from './forms/requester-forms.js';
import { isKnown, type Known, type ProvidedPolicy } from '../insurance/coverage.js';
import type { Otherwise, Provided } from './provided.js';
import { eachStated } from './unstated-policy.js';

/**
 * Used where nothing was folded again and only the events of each value are known: without one of them the value counts as never
 * given, and a policy without a period does not exist.
 */
export function withdrawn({ policies, sharedBy, forms, project }: Provided): readonly Otherwise[] {
  const worlds = new Map<Uuid, (ProvidedPolicy | null)[]>();
  const entries = forms?.entries ?? [];
  const daysBy = project?.events ?? [];
  for (const event of [...sharedBy, ...daysBy, ...entries.flatMap(({ events }) => events)])
    worlds.set(event, policies.slice());
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
    ...(daysBy.includes(event) ? { project: { value: null, events: [] } } : {}),
    ...(entries.some(({ events }) => events.includes(event))
      ? { forms: requesterForms(entries.filter(({ events }) => !events.includes(event))) }
      : {}),
  }));
}

/** The events of all that is known of a policy. */
const eventsOf = (policy: ProvidedPolicy): ReadonlySet<Uuid> =>
  new Set(keysOf(policy).flatMap((field) => eventsIn(policy[field])));

const eventsIn = (field: unknown): readonly Uuid[] => (isKnown(field) ? field.events : []);

function withdraw(policy: ProvidedPolicy, event: Uuid): ProvidedPolicy | null {
  if (policy.period.events.includes(event)) return null;
  const without = <Value>(fact: Known<Value>, missing: Value): Known<Value> =>
    fact.events.includes(event) ? { value: missing, events: [] } : fact;
  return {
    ...policy,
    ...eachStated((unstated, aspect) => without<unknown>(policy[aspect], unstated)),
    standing: without(policy.standing, { status: 'inForce', since: null }),
    verification: without(policy.verification, 'unverified'),
    rating: without(policy.rating, null),
    documents: without(policy.documents, []),
  };
}
