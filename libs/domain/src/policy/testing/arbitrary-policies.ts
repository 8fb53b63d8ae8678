import fc from 'fast-check';
import { dayOf, dayNumber } from '../../kernel/dates.js';
import type { RecordedOf } from '../../kernel/event.js';
import { eventId, recorded } from '../../kernel/testing/given.js';
import type { PolicyEvent } from '../policy.contract.js';
import { AGENCY, EXPORT, GL_TERMS, POLICY } from './sample-policies.js';

const FIRST = dayNumber('2026-01-01');
/** Any day of 2026. */
export const POLICY_DAYS = fc.integer({ min: 0, max: 364 }).map((n) => dayOf(FIRST + n));

const on = { policyId: POLICY };
const dated = <Value>(value: fc.Arbitrary<Value>) => fc.tuple(POLICY_DAYS, value);
const limitsOf = (eachOccurrence: number) => ({ eachOccurrence });

export const NUMBERS = dated(fc.constantFrom('GL-1', 'GL-2')).map(([effectiveFrom, after]): PolicyEvent => ({
  type: 'PolicyNumberChanged',
  data: { ...on, effectiveFrom, before: 'GL-88120', after },
}));
export const LIMITS = dated(fc.integer({ min: 1, max: 9 }).map(limitsOf)).map(
  ([effectiveFrom, after]): PolicyEvent => ({
    type: 'PolicyLimitsChanged',
    data: { ...on, effectiveFrom, before: GL_TERMS.limits, after },
  }),
);
export const OPERATIONS = dated(fc.string()).map(([effectiveFrom, after]): PolicyEvent => ({
  type: 'OperationsDescribed',
  data: { ...on, effectiveFrom, before: '', after },
}));
export const CANCELLATIONS = POLICY_DAYS.map((effectiveFrom): PolicyEvent => ({
  type: 'PolicyCanceled',
  data: { ...on, effectiveFrom, reason: '' },
}));

const reinstatements = POLICY_DAYS.map((effectiveFrom): PolicyEvent => ({
  type: 'PolicyReinstated',
  data: { ...on, effectiveFrom, reason: '' },
}));
const decisions = fc.constantFrom<PolicyEvent>(
  { type: 'PolicyApproved', data: { ...on, agencyId: AGENCY } },
  { type: 'PolicyReverified', data: { ...on, agencyId: AGENCY } },
  {
    type: 'PolicyConfirmedBySystem',
    data: { ...on, evidence: EXPORT, confirms: [{ aspect: 'limits', event: eventId(1) }] },
  },
  { type: 'PolicyRejected', data: { ...on, agencyId: AGENCY, reason: '' } },
  { type: 'PolicyEditsRejected', data: { ...on, agencyId: AGENCY, reason: '', edits: [] } },
);
const anything = fc.oneof(NUMBERS, LIMITS, OPERATIONS, CANCELLATIONS, reinstatements, decisions);
const steps = fc.record({
  event: anything,
  role: fc.constantFrom('agent', 'insured'),
  corrects: fc.option(fc.nat({ max: 12 })),
});

/** What may follow `PolicyAdded` (event 1): events 2 and on, by agents and insureds, some correcting earlier ones. */
export const histories = fc
  .array(steps, { maxLength: 12 })
  .map((chosen): RecordedOf<PolicyEvent>[] =>
    chosen.flatMap(({ event, role, corrects }, index) =>
      recorded<PolicyEvent>([corrected(event, corrects, index + 1)], { role: role as 'agent' | 'insured' }, index + 2),
    ),
  );

function corrected(event: PolicyEvent, corrects: number | null, before: number): PolicyEvent {
  if (corrects === null || !('after' in event.data)) return event;
  return { ...event, data: { ...event.data, corrects: eventId(1 + (corrects % before)) } } as PolicyEvent;
}
