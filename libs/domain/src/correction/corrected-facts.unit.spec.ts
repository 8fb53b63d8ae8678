import { describe as describeEvent } from '../catalogue/event-catalogue.js';
import type { DomainEvent } from '../kernel/event.js';
import { recorded } from '../kernel/testing/given.js';
import { concernsEarlierDays } from './corrected-facts.rules.js';

const limits = { policyId: 'l-1', before: {}, after: {} };
const canceled = (effectiveFrom: string): DomainEvent => ({
  type: 'PolicyCanceled',
  data: { policyId: 'l-1', effectiveFrom, reason: '' },
});
const approved: DomainEvent = { type: 'PolicyApproved', data: { policyId: 'l-1', agencyId: 'a-1' } };
const rejected: DomainEvent = { type: 'PolicyRejected', data: { policyId: 'l-1', agencyId: 'a-1', reason: 'No.' } };
const concerns = (event: DomainEvent, ...earlier: DomainEvent[]) =>
  concernsEarlierDays(recorded([event])[0]!, recorded(earlier), '2026-11-21', describeEvent(event.type));

describe('[H13] an event concerns earlier days', () => {
  it.each<[string, DomainEvent, boolean]>([
    ['when it is dated back', canceled('2026-11-20'), true],
    ['not when it takes effect on the day of recording', canceled('2026-11-21'), false],
    [
      'when it corrects what was entered wrongly',
      { type: 'PolicyLimitsChanged', data: { ...limits, effectiveFrom: '2026-11-21', corrects: 'e-1' } },
      true,
    ],
    [
      'not when it only changes a value from today on',
      { type: 'PolicyLimitsChanged', data: { ...limits, effectiveFrom: '2026-11-21' } },
      false,
    ],
    [
      'not when it cannot change a verdict',
      { type: 'PolicyNotesChanged', data: { ...limits, effectiveFrom: '2026-01-01' } },
      false,
    ],
    ['not when it shares coverage', { type: 'CoverageProvided', data: {} }, false],
    ['not when it decides about a policy for the first time', approved, false],
  ])('%s', (_case, event, expected) => expect(concerns(event)).toBe(expected));

  it('when it decides otherwise about a policy than before', () => {
    expect(concerns(rejected, approved)).toBe(true);
    expect(concerns(approved, rejected)).toBe(true);
    expect(concerns(rejected, rejected)).toBe(false);
  });
});
