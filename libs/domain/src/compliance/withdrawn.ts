import type { Uuid } from '../kernel/event.js';
import { UNSTATED_TERMS } from '../policy/further-terms.contract.js';
import { requesterForms } from './forms/requester-forms.js';
import type { Known, Otherwise, Provided, ProvidedPolicy } from './coverage.js';

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

const FURTHER = [
  'limitDetails',
  'endorsementDetails',
  'exclusion',
  'exception',
  'remarks',
  'coverages',
  'aggregate',
  'autoSymbols',
  'statedValues',
  'documents',
  'region',
  'holders',
] as const;

function eventsOf(policy: ProvidedPolicy): ReadonlySet<Uuid> {
  const { period, standing, verification, carrier, rating, limits, endorsements, schedule, trigger, retroactiveOn } =
    policy;
  const events = new Set<Uuid>();
  const further = FURTHER.map((aspect) => policy[aspect]);
  for (const known of [
    period,
    standing,
    verification,
    carrier,
    rating,
    limits,
    endorsements,
    schedule,
    trigger,
    retroactiveOn,
    policy.operations,
    ...further,
  ]) {
    for (const event of known.events) events.add(event);
  }
  return events;
}

function withdraw(policy: ProvidedPolicy, event: Uuid): ProvidedPolicy | null {
  if (policy.period.events.includes(event)) return null;
  const without = <Value>(known: Known<Value>, missing: Value): Known<Value> =>
    known.events.includes(event) ? { value: missing, events: [] } : known;
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
    retroactiveOn: without(policy.retroactiveOn, null),
    operations: without(policy.operations, ''),
    limitDetails: without(policy.limitDetails, UNSTATED_TERMS.limitDetails),
    endorsementDetails: without(policy.endorsementDetails, UNSTATED_TERMS.endorsementDetails),
    exclusion: without(policy.exclusion, UNSTATED_TERMS.exclusion),
    exception: without(policy.exception, UNSTATED_TERMS.exception),
    remarks: without(policy.remarks, UNSTATED_TERMS.remarks),
    coverages: without(policy.coverages, UNSTATED_TERMS.coverages),
    aggregate: without(policy.aggregate, UNSTATED_TERMS.aggregate),
    autoSymbols: without(policy.autoSymbols, UNSTATED_TERMS.autoSymbols),
    statedValues: without(policy.statedValues, UNSTATED_TERMS.statedValues),
    documents: without(policy.documents, []),
    region: without(policy.region, UNSTATED_TERMS.region),
    holders: without(policy.holders, UNSTATED_TERMS.certificateHolders),
  };
}
