import type { AbsenceReason, FindingCause, InsurerReason } from '@covertrail/domain/compliance/finding-causes';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { causeText, causeTitle } from './cause-words.js';

const of = (reason: AbsenceReason, on: CalendarDate | null = null): FindingCause => ({
  reason,
  line: 'generalLiability',
  policyNumber: reason.startsWith('LINE.ABSENT') || reason.startsWith('LINE.NOTHING') ? null : 'GL-88120',
  on,
});

it.each([
  [
    of('POLICY.ENDED', '2026-11-09'),
    'General liability GL-88120 ended 11/09/2026',
    'General liability ended 11/09/2026',
  ],
  [
    of('POLICY.ENDED_TODAY', '2026-11-09'),
    'General liability GL-88120 ended 11/09/2026',
    'General liability ended 11/09/2026',
  ],
  [
    of('POLICY.CANCELED', '2026-11-09'),
    'General liability GL-88120 was canceled 11/09/2026',
    'General liability was canceled 11/09/2026',
  ],
  [
    of('POLICY.NOT_BEGUN', '2027-01-01'),
    'General liability GL-88120 does not begin until 01/01/2027',
    'General liability does not begin until 01/01/2027',
  ],
  [
    of('POLICY.REJECTED'),
    'General liability GL-88120 was rejected by the agent',
    'General liability was rejected by the agent',
  ],
  [of('LINE.ABSENT'), 'General liability is missing', 'General liability is missing'],
  [of('LINE.NOTHING_SHARED'), 'General liability: nothing shared yet', 'General liability: nothing shared yet'],
  [
    of('LINE.STOP_GAP_BESIDE'),
    'General liability: a state fund may insure it',
    'General liability: a state fund may insure it',
  ],
])('[H01] words the cause %j', (cause, withNumber, without) => {
  expect(causeTitle(cause)).toBe(withNumber);
  expect(causeText(cause)).toBe(without);
});

it.each<[InsurerReason, string]>([
  ['RATING.STRENGTH_BELOW', 'AM Best rating of Lone Pine too low'],
  ['RATING.SIZE_BELOW', 'AM Best rating of Lone Pine too low'],
  ['RATING.BOTH_BELOW', 'AM Best rating of Lone Pine too low'],
  ['RATING.NOT_GIVEN', 'AM Best rating of Lone Pine not known'],
  ['RATING.SIZE_NOT_GIVEN', 'Financial size of Lone Pine not known'],
  ['RATING.NOT_RATED', 'Lone Pine not rated by AM Best'],
  ['RATING.SUSPENDED', 'AM Best rating of Lone Pine suspended'],
  ['RATING.UNDER_REVIEW', 'AM Best rating of Lone Pine under review'],
  ['RATING.UNDER_REVIEW_REFUSED', 'AM Best rating of Lone Pine under review'],
])('[H01] words the insurer as a cause: %s', (reason, text) => {
  expect(causeTitle({ reason, insurer: 'Lone Pine' })).toBe(text);
  expect(causeText({ reason, insurer: 'Lone Pine' })).toBe(text);
});
