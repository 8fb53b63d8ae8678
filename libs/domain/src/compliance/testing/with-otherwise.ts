import { equal } from '../../kernel/equal.js';
import type { Uuid } from '../../kernel/event.js';
import type { ProvidedPolicy } from '../../insurance/coverage.js';
import type { Otherwise, Provided } from '../provided.js';

/**
 * What a supplier has shown, with what would be known without each of `events`: `build` runs again without it. Pass the events of
 * policies, carriers and shares that `build` reads, not those without which nothing can be assessed (the start of the tracking).
 * Events that change nothing are left out.
 */
export function withOtherwise<Event extends { readonly id: Uuid }>(
  events: readonly Event[],
  build: (events: readonly Event[]) => Provided,
): Provided {
  const provided = build(events);
  const otherwise: Otherwise[] = [];
  for (const event of events) {
    const other = build(events.filter((kept) => kept !== event));
    const policies = other.policies.map((policy) => sameObject(provided.policies, policy));
    const untouched =
      policies.length === provided.policies.length && policies.every((policy) => provided.policies.includes(policy));
    const sameForms = equal(other.forms?.entries, provided.forms?.entries);
    const sameDays = equal(other.project, provided.project);
    if (untouched && sameForms && sameDays && equal(other.sharedBy, provided.sharedBy)) continue;
    otherwise.push({
      event: event.id,
      policies,
      sharedBy: other.sharedBy,
      ...(sameForms || !other.forms ? {} : { forms: other.forms }),
      ...(sameDays || !other.project ? {} : { project: other.project }),
    });
  }
  return { ...provided, otherwise };
}

function sameObject(policies: readonly ProvidedPolicy[], policy: ProvidedPolicy): ProvidedPolicy {
  const same = policies.find(({ policyId }) => policyId === policy.policyId);
  return same !== undefined && equal(same, policy) ? same : policy;
}
