import type { Outcome } from '@covertrail/domain/compliance/finding';
import { remarksStatus } from './remarks-status.view.js';

const required = (...outcomes: readonly Outcome[]) =>
  outcomes.map((outcome) => ({
    finding: { rule: 'generalLiability.remark.1', outcome, title: '', requiredText: '', availableText: '' },
  }));

describe('the status of remarks [C10]', () => {
  it.each<[ReturnType<typeof remarksStatus>, readonly Outcome[]]>([
    ['fail', ['pass', 'review', 'fail']],
    ['review', ['pass', 'review']],
    ['review', ['unknown']],
    [null, ['pass']],
    [null, []],
  ])('is %s for %j', (status, outcomes) => expect(remarksStatus(required(...outcomes))).toBe(status));
});
