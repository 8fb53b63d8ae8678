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

it('says for whom an edit makes a policy unverified [C08]', () => {
  expect(unverifiedText(1)).toBe('Until your agent approves this, the policy is Unverified for 1 requester.');
  expect(unverifiedText(0)).toMatch(/No requester is shown it/);
});
