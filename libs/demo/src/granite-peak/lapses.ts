import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { actorOf, PEOPLE } from '../demo-people.js';
import { insuredId, policy, priya, projectId, type AddStep } from './granite-peak-steps.js';

/** For 38 days there is no general liability cover; the agency records it long after they ended. */
export function lapseRecordedLate(term: CalendarDate, on: AddStep): void {
  const lapse = addDays(term, 244);
  const recorded = addDays(lapse, 77);
  on(recorded, 'lapse', priya, {
    do: 'cancelPolicy',
    policyId: policy('gl-2'),
    effectiveFrom: lapse,
    reason: 'Canceled for non-payment.',
  });
  on(
    recorded,
    'reinstate',
    priya,
    {
      do: 'reinstatePolicy',
      policyId: policy('gl-2'),
      effectiveFrom: addDays(lapse, 38),
      reason: 'Reinstated with a lapse of 38 days.',
    },
    30,
  );
  on(addDays(recorded, 2), 'lapse/acknowledge', actorOf(PEOPLE.marcus, 'requester'), {
    do: 'acknowledgeCorrection',
    insuredId,
    projectId,
    comment: 'No work on site in those weeks. The site manager knows.',
  });
}

/** The automobile policy had lapsed for a week when the renewed workers' compensation made the supplier compliant; it is recorded later. */
export function secondLapse(term: CalendarDate, on: AddStep): void {
  const recorded = addDays(term, 30);
  on(recorded, 'auto-lapse', priya, {
    do: 'cancelPolicy',
    policyId: policy('auto-3'),
    effectiveFrom: addDays(term, 6),
    reason: 'The first premium was late.',
  });
  on(
    recorded,
    'auto-reinstate',
    priya,
    {
      do: 'reinstatePolicy',
      policyId: policy('auto-3'),
      effectiveFrom: addDays(term, 13),
      reason: 'Paid; reinstated with a lapse of a week.',
    },
    30,
  );
}
