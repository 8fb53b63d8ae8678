import type { ComplianceAssessed } from '@covertrail/domain/assessment/assessment.contract';
import type { Finding, Outcome } from '@covertrail/domain/compliance/finding';
import { eventId, recorded } from '@covertrail/domain/kernel/testing/given';
import type { NoticeNames } from '#notices/notice-names.reader';
import { assessmentNotices } from './assessment.notices.js';

const names = { company: async (id: string) => id, project: async () => 'Riverside' } as unknown as NoticeNames;
const noticesOf = async (
  before: Outcome | null,
  after: Outcome,
  more: Partial<Pick<ComplianceAssessed['data'], 'findings' | 'beforeByException' | 'cause'>> = {},
) => {
  const data = {
    trackingId: 'tracked',
    requesterId: 'Meridian',
    insuredId: 'Granite Peak',
    projectId: 'p',
    before,
    after,
    findings: [],
    cause: { kind: 'day' },
    ...more,
  } as ComplianceAssessed['data'];
  return assessmentNotices.of(recorded<ComplianceAssessed>([{ type: 'ComplianceAssessed', data }])[0]!, names);
};

describe('notices of an assessment', () => {
  it('go to both sides when the status becomes another one', async () => {
    const change = { project: 'Riverside', before: 'Requires Review', after: 'Non-Compliant' };
    const subject = { kind: 'tracking', id: 'tracked' };
    expect(await noticesOf('review', 'fail')).toEqual([
      {
        companyId: 'Meridian',
        code: 'COMPLIANCE.CHANGED',
        destination: 'requesterDashboard',
        params: { ...change, insured: 'Granite Peak' },
        subject,
        wider: { kind: 'supplier', id: 'Granite Peak', name: 'Granite Peak' },
        actId: eventId(1),
      },
      {
        companyId: 'Granite Peak',
        code: 'COMPLIANCE.CHANGED_FOR_YOU',
        destination: 'insuredMyPolicies',
        params: { ...change, requester: 'Meridian' },
        subject,
        actId: eventId(1),
      },
    ]);
  });

  it('belong to the act, and to the policy that it changed', async () => {
    const cause = { kind: 'event', eventId: 'e', eventType: 'PolicyCanceled', actId: 'act', policyId: 'gl' } as const;
    expect((await noticesOf('pass', 'fail', { cause })).map(({ actId, wider }) => [actId, wider])).toEqual([
      ['act', { kind: 'supplier', id: 'Granite Peak', name: 'Granite Peak' }],
      ['act', { kind: 'policy', id: 'gl' }],
    ]);
  });

  it('say that it is compliant by exception only, before and after', async () => {
    const excepted = { outcome: 'pass', exception: { kind: 'exception', decision: 'accepted' } } as Finding;
    const wordsOf = async (...args: Parameters<typeof noticesOf>) =>
      (await noticesOf(...args)).map(({ params }) => [params['before'], params['after']]);
    expect(await wordsOf('fail', 'pass', { findings: [excepted] })).toEqual([
      ['Non-Compliant', 'Compliant by Exception'],
      ['Non-Compliant', 'Compliant by Exception'],
    ]);
    expect((await wordsOf('pass', 'fail', { beforeByException: true }))[1]).toEqual([
      'Compliant by Exception',
      'Non-Compliant',
    ]);
    expect((await wordsOf('fail', 'pass'))[1]).toEqual(['Non-Compliant', 'Compliant']);
  });

  it.each([
    [null, 'fail'],
    ['pass', 'pass'],
    ['review', 'unknown'],
    ['unknown', 'review'],
  ] as const)('are not raised from %s to %s, which people read as no change', async (before, after) => {
    expect(await noticesOf(before, after)).toEqual([]);
  });
});
