import { approvalEffectText, unverifiedText } from './approval-effect.words.js';

const effect = (requesterId: string, before: 'pass' | 'review' | 'fail', after: 'pass' | 'review' | 'fail') => ({
  requesterId,
  before,
  after,
});

it('counts each requester once, and says who will show something else and who stays as it is [G02]', () => {
  expect(
    approvalEffectText([
      effect('a', 'review', 'pass'),
      effect('a', 'review', 'pass'),
      effect('b', 'review', 'pass'),
      effect('c', 'fail', 'fail'),
    ]),
  ).toBe('2 requesters will show Compliant. 1 requester stays Non-Compliant.');
  expect(approvalEffectText([])).toBe('No requester is shown this policy, so nobody sees a difference.');
});

it('says what an edit makes unverified, and for whom [C01]', () => {
  expect(unverifiedText(['Each occurrence', 'Policy number'], 1)).toBe(
    'Unverified until your agent approves: Each occurrence and Policy number. All else stays as the agent verified it. ' +
      '1 requester will see the policy as Unverified until then.',
  );
  expect(unverifiedText(['Each occurrence'], 0)).toMatch(/No requester is shown this policy\.$/);
});
