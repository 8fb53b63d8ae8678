import type { FindingCause } from '@covertrail/domain/compliance/finding-causes';
import { causeText, causeTitle } from './cause-words.js';

const of = (reason: FindingCause['reason'], on: FindingCause['on'] = null): FindingCause => ({
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
