import fc from 'fast-check';
import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { recorded } from '@covertrail/domain/kernel/testing/given';
import type { PolicyEvent } from '@covertrail/domain/policy/policy.contract';
import { policyStatus } from '@covertrail/domain/policy/policy-status';
import { POLICY_STATUSES } from '@covertrail/domain/policy/policy.contract';
import type { PolicyDocument } from '@covertrail/contracts/policy/policy.views';
import { policies } from '@covertrail/projections/features/policy/policies.projection';
import type { Condition, Filter } from '@covertrail/platform/read-store/query';
import { storedTerms } from '../testing/terms.js';
import { standingFilter } from './policy-standing.filter.js';

const TODAY = '2026-11-21';
const near = fc.integer({ min: -60, max: 60 }).map((days) => addDays(TODAY, days));

/** A policy with up to three later changes, as its projection stores it. */
const policy: fc.Arbitrary<PolicyDocument> = fc
  .record({
    starts: near,
    length: fc.integer({ min: 1, max: 90 }),
    fate: fc.constantFrom('none', 'approved', 'rejected'),
    canceled: fc.option(near),
    archived: fc.boolean(),
  })
  .map(({ starts, length, fate, canceled, archived }) =>
    folded([
      added(starts, addDays(starts, length)),
      ...(fate === 'approved' ? [{ type: 'PolicyApproved', data: { policyId: 'p-1', agencyId: 'a-1' } }] : []),
      ...(fate === 'rejected'
        ? [{ type: 'PolicyRejected', data: { policyId: 'p-1', agencyId: 'a-1', reason: 'wrong' } }]
        : []),
      ...(canceled
        ? [{ type: 'PolicyCanceled', data: { policyId: 'p-1', effectiveFrom: canceled, reason: 'unpaid' } }]
        : []),
      ...(archived ? [{ type: 'PolicyArchived', data: { policyId: 'p-1' } }] : []),
    ]),
  );

const added = (effectiveOn: CalendarDate, expiresOn: CalendarDate): DomainEvent => ({
  type: 'PolicyAdded',
  data: {
    policyId: 'p-1',
    insuredId: 'c-1',
    agencyId: 'a-1',
    line: 'generalLiability',
    terms: storedTerms({ period: { effectiveOn, expiresOn } }),
  },
});

function folded(events: readonly DomainEvent[]): PolicyDocument {
  return recorded(events as PolicyEvent[]).reduce<PolicyDocument | null>(
    (document, event) => policies.evolve(document, event as never, 'p-1'),
    null,
  )!;
}

describe('a policy list filtered by status', () => {
  it('shows a policy under the status it is listed with, and under no other', () => {
    fc.assert(
      fc.property(policy, (document) => {
        const shown = POLICY_STATUSES.filter((standing) => holds(standingFilter(standing, TODAY) as Filter, document));
        expect(shown).toEqual([policyStatus({ ...document.timelines, archived: document.archived }, TODAY)]);
      }),
      { numRuns: 400 },
    );
  });
});

/** The port's filters, written once more in the simplest way. */
function holds(filter: Filter, document: PolicyDocument): boolean {
  if ('and' in filter) return filter.and.every((part) => holds(part, document));
  if ('or' in filter) return filter.or.some((part) => holds(part, document));
  return Object.entries(filter.where).every(([field, condition]) =>
    fits(condition, document[field as keyof PolicyDocument] as string | boolean | null),
  );
}

function fits(condition: Condition, value: string | boolean | null): boolean {
  if ('eq' in condition) return value === condition.eq;
  if ('in' in condition) return condition.in.includes(value);
  if ('notIn' in condition) return !condition.notIn.includes(value);
  if ('prefix' in condition || 'word' in condition) throw new Error('no standing is a matter of words');
  const { gt, gte, lt, lte } = condition;
  if (value === null) return false;
  return (
    (gt === undefined || value > gt) &&
    (gte === undefined || value >= gte) &&
    (lt === undefined || value < lt) &&
    (lte === undefined || value <= lte)
  );
}
