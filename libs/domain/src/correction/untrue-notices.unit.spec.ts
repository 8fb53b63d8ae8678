import type { VerdictDifference } from './correction.contract.js';
import { untrueNotices, type SentNotice } from './untrue-notices.rules.js';

const days = { from: '2026-03-03', to: '2026-03-20' };
const of = { rule: 'generalLiability.inForce', line: 'generalLiability' } as const;
const difference: VerdictDifference = {
  spans: [
    { ...days, before: 'pass', after: 'fail' },
    { from: '2026-04-01', to: '2026-04-02', before: 'review', after: 'unknown' },
  ],
  findings: [
    { ...of, ...days, before: 'pass', after: 'fail' },
    {
      ...of,
      rule: 'generalLiability.rating',
      from: '2026-04-01',
      to: '2026-04-02',
      before: 'review',
      after: 'unknown',
    },
  ],
  exceptions: [
    { ...of, ...days, exceptionId: 'x-1', scope: 'supplier', effect: 'notNeeded' },
    { ...of, ...days, exceptionId: 'x-2', scope: 'supplier', effect: 'covering' },
  ],
};
const dropped: VerdictDifference = {
  spans: [{ ...days, before: 'pass', after: null }],
  findings: [{ ...of, ...days, before: 'pass', after: null }],
  exceptions: [],
};
const added: VerdictDifference = {
  spans: [{ ...days, before: null, after: 'fail' }],
  findings: [{ ...of, ...days, before: null, after: 'fail' }],
  exceptions: [],
};
const sent = { noticeId: 'n-1', companyId: 'c-1', on: '2026-03-03' };
const untrue = (notice: SentNotice) => untrueNotices([notice], difference).length === 1;

describe('[H13] a notice turns out to be untrue', () => {
  it.each<[string, SentNotice, boolean]>([
    ['that stated the status of a corrected day', { ...sent, kind: 'status', said: 'pass' }, true],
    [
      'about the day after the last corrected one: it is not',
      { ...sent, kind: 'status', on: '2026-03-20', said: 'pass' },
      false,
    ],
    ['that stated what is true now: it is not', { ...sent, kind: 'status', said: 'fail' }, false],
    ['whose status reads the same: it is not', { ...sent, kind: 'status', on: '2026-04-01', said: 'review' }, false],
    [
      'that named a requirement whose finding was another one',
      { ...sent, kind: 'plan', on: '2026-04-01', rules: ['generalLiability.rating'] },
      true,
    ],
    ['that left out what was not met', { ...sent, kind: 'plan', rules: ['automobile.inForce'] }, true],
    [
      'that named other requirements, and left out none: it is not',
      { ...sent, kind: 'plan', on: '2026-04-01', rules: ['automobile.inForce'] },
      false,
    ],
    [
      'that was a plan for all requesters, and named a requirement whose finding was another one',
      { ...sent, kind: 'curePlan', on: '2026-04-01', rules: ['generalLiability.rating'] },
      true,
    ],
    [
      'that was a plan for all requesters, and left out what was not met',
      { ...sent, kind: 'curePlan', rules: [] },
      true,
    ],
    [
      'that was a plan for all requesters of the day after the last corrected one: it is not',
      { ...sent, kind: 'curePlan', on: '2026-03-20', rules: ['generalLiability.inForce'] },
      false,
    ],
    ['about an exception that was not needed', { ...sent, kind: 'lapse', exceptionId: 'x-1' }, true],
    ['about an exception that was needed after all: it is not', { ...sent, kind: 'lapse', exceptionId: 'x-2' }, false],
  ])('%s', (_case, notice, expected) => expect(untrue(notice)).toBe(expected));

  it('when it left out what was required after all, and not when it left out what is not required', () => {
    const plan: SentNotice = { ...sent, kind: 'curePlan', rules: [] };
    expect([untrueNotices([plan], added).length, untrueNotices([plan], dropped).length]).toEqual([1, 0]);
    expect(untrueNotices([{ ...plan, rules: ['generalLiability.inForce'] }], dropped)).toHaveLength(1);
  });

  it('and says what it stated', () =>
    expect(
      untrueNotices(
        [
          { ...sent, kind: 'status', said: 'pass' },
          { ...sent, kind: 'plan', rules: [] },
        ],
        difference,
      ),
    ).toEqual([
      { ...sent, kind: 'status', said: 'pass' },
      { ...sent, kind: 'plan', said: null },
    ]));
});
