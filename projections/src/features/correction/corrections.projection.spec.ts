import type { CorrectionDocument } from '@covertrail/contracts/correction/correction.views';
import type { CorrectedSpan, UntrueNotice } from '@covertrail/domain/correction/correction.contract';
import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { corrections } from './corrections.projection.js';

const of = { correctionId: 'k-1', trackingId: 't-1', requesterId: 'r-1', insuredId: 'c-1', projectId: 'p-1' };
const LAPSE: CorrectedSpan = { from: '2026-03-03', to: '2026-03-20', before: 'pass', after: 'fail' };
const corrected = (...spans: CorrectedSpan[]): DomainEvent => ({
  type: 'VerdictsCorrected',
  data: {
    ...of,
    cause: { stream: 'policy-l-1', eventIds: ['e-1'], eventType: 'PolicyCanceled' },
    recordedOn: '2026-03-20',
    spans,
    findings: [],
    exceptions: [],
    notices: [],
  },
});
const acknowledged: DomainEvent = { type: 'CorrectionAcknowledged', data: { ...of, comment: 'Read.' } };
const notified: DomainEvent = { type: 'CorrectionNoticeSent', data: { ...of, companyIds: ['c-1'], spans: [LAPSE] } };
const appointed: DomainEvent = {
  type: 'AgencyAppointed',
  data: { ofRecord: true, insuredId: 'c-1', agencyId: 'a-1', agentId: 'u-1', proof: { by: 'taxId' } },
};
const fold = async (...events: DomainEvent[]) =>
  living<CorrectionDocument>(await foldProjection(corrections, asLog(events)))['k-1'];

describe('[H13] corrections', () => {
  itIsAFold(corrections, asLog([corrected(LAPSE), notified, appointed, acknowledged]));

  it('name the notices that were not true, plans for all requesters too', async () => {
    const found = corrected(LAPSE);
    const notices: readonly UntrueNotice[] = [
      { noticeId: 'n-1', kind: 'curePlan', companyId: 'a-1', on: '2026-03-04', said: null },
    ];
    expect((await fold({ ...found, data: { ...(found.data as object), notices } }))?.notices).toEqual(notices);
  });

  it('are open until a person has acknowledged them', async () => {
    expect(await fold(corrected(LAPSE))).toMatchObject({
      state: 'open',
      from: '2026-03-03',
      to: '2026-03-20',
      acknowledgedAt: null,
      noticeSentAt: null,
    });
    expect(await fold(corrected(LAPSE), notified, acknowledged)).toMatchObject({
      state: 'acknowledged',
      comment: 'Read.',
      noticeSentBy: expect.any(String) as unknown,
    });
  });

  it('know the policy whose change is the cause, if it is one', async () => {
    expect(await fold(corrected(LAPSE))).toMatchObject({ policyId: 'l-1' });
    const dated = corrected(LAPSE);
    const byForm = {
      ...dated,
      data: {
        ...(dated.data as object),
        cause: { stream: 'formEquivalence-r-1', eventIds: ['e-1'], eventType: 'FormEntryAdded' },
      },
    };
    expect(await fold(byForm)).toMatchObject({ policyId: null });
  });

  it('are sent to both sides, and how the requester deals with them to the requester alone', async () => {
    const [found, read, again] = [
      await fold(corrected(LAPSE)),
      await fold(corrected(LAPSE), acknowledged),
      await fold(corrected(LAPSE), notified),
    ];
    expect(corrections.audience(null, found!)).toEqual(['r-1', 'c-1']);
    expect(corrections.audience(found!, read!)).toEqual(['r-1']);
    expect(corrections.audience(found!, again!)).toEqual(['r-1', 'c-1']);
  });

  it('are sent to the agencies that represent the supplier, and when another one does, to those that change', async () => {
    const beside: DomainEvent = {
      ...appointed,
      data: { ...(appointed.data as object), ofRecord: false, agencyId: 'a-3' },
    };
    const before = [appointed, beside, corrected(LAPSE)];
    const moved: DomainEvent = {
      type: 'ClientTransferred',
      data: {
        insuredId: 'c-1',
        transferId: 'm-1',
        fromAgencyId: 'a-1',
        fromAgentId: 'u-1',
        toAgencyId: 'a-2',
        toAgentId: 'u-2',
      },
    };
    const [first, second] = [await fold(...before), await fold(...before, moved)];
    expect(corrections.audience(null, first!)).toEqual(['r-1', 'c-1', 'a-1', 'a-3']);
    expect(corrections.audience(first!, second!)).toEqual(['a-1', 'a-2']);
    expect(corrections.audience(second!, { ...second!, noticeSentAt: '2026-03-21T00:00:00.000Z' })).toEqual([
      'r-1',
      'c-1',
      'a-3',
      'a-2',
    ]);
    expect(corrections.audience(second!, { ...second!, state: 'acknowledged' })).toEqual(['r-1']);
    expect(await fold(corrected(LAPSE), appointed)).toMatchObject({ agencyIds: ['a-1'] });
  });

  it.each<[string, readonly CorrectedSpan[]]>([
    ['worse', [{ ...LAPSE, before: 'fail', after: 'pass' }, LAPSE]],
    ['better', [{ ...LAPSE, before: 'fail', after: 'review' }]],
    ['better', [{ ...LAPSE, before: 'fail', after: null }]],
    ['alike', [{ ...LAPSE, before: 'fail', after: 'fail' }]],
  ])('say whether it was worse or better than shown: %s', async (comparison, spans) =>
    expect(await fold(corrected(...spans))).toMatchObject({ comparison }),
  );
});
