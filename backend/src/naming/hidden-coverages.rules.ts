import { COVERAGE_TYPE_TABLE } from '@covertrail/domain/compliance/lines/coverage-types';
import type { Recorded } from '@covertrail/domain/kernel/event';
import type { AppliedCoverage } from '@covertrail/domain/policy/coverage-terms.contract';
import type { PolicyAdded, PolicyCoveragesChanged } from '@covertrail/domain/policy/policy.contract';
import type { Actor } from '#auth/actor';

const shown = (coverages: readonly AppliedCoverage[]): readonly AppliedCoverage[] =>
  coverages.filter(({ type }) => !COVERAGE_TYPE_TABLE[type].hiddenFromRequesters);

/**
 * An event as a reader in this role may see it: stop gap and excess coverage are hidden from requesters (spec 2 section 6). Only the
 * page of a supplier's policies shows them.
 */
export function withoutHiddenCoverages<Event extends Recorded>(event: Event, role: Actor['role']): Event {
  if (role !== 'requester') return event;
  if (event.type === 'PolicyCoveragesChanged') return { ...event, data: withoutIn(event.data as PolicyCoveragesChanged['data']) };
  if (event.type !== 'PolicyAdded') return event;
  const data = event.data as PolicyAdded['data'];
  return data.terms.coverages ? { ...event, data: { ...data, terms: { ...data.terms, coverages: shown(data.terms.coverages) } } } : event;
}

const withoutIn = (data: PolicyCoveragesChanged['data']): PolicyCoveragesChanged['data'] => ({ ...data, before: shown(data.before), after: shown(data.after) });
