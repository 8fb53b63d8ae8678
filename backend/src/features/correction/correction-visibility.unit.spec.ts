import { newId } from '@covertrail/platform/ids/ids';
import { ReactionScene } from '#testing/reaction-scene';
import type { CorrectionDocument } from '@covertrail/contracts/correction/correction.views';
import type { UntrueNotice } from '@covertrail/domain/correction/correction.contract';
import { NO_OTHER_AGENCY, OtherAgencyPolicies } from '#other-agencies/other-agency-policies';
import { noticesFor, seesReason, wasNotifiedAgain } from './correction-visibility.rules.js';

const [requesterId, supplierId, agencyId, policyId, entryId] = [newId(), newId(), newId(), newId(), newId()];
const parties = { requesterId, supplierId };
const REQUESTER = { role: 'requester', companyId: requesterId } as const;
const INSURED = { role: 'insured', companyId: supplierId } as const;
const AGENT = { role: 'agent', companyId: agencyId } as const;
const scene = new ReactionScene();

describe('[H13] what a reader of a correction may see', () => {
  it('[C15] shows an agency no change of a policy of another one', async () => {
    const canceled = await scene.happened('policy', policyId, {
      type: 'PolicyCanceled',
      data: { policyId, effectiveFrom: '2026-11-01', reason: 'not paid' },
    });
    const others = new OtherAgencyPolicies(new Map([[policyId, ['GL-88120']]]));
    expect([INSURED, AGENT].map((reader) => seesReason(canceled, reader, parties, others))).toEqual([true, false]);
  });

  it('shows a change of a policy to both sides, and the index of forms to its requester alone', async () => {
    const canceled = await scene.happened('policy', policyId, {
      type: 'PolicyCanceled',
      data: { policyId, effectiveFrom: '2026-11-01', reason: 'not paid' },
    });
    const withdrawn = await scene.happened('formEquivalence', requesterId, {
      type: 'FormEntryWithdrawn',
      data: {
        requesterId,
        entryId,
        number: 'CG 20 10',
        line: 'generalLiability',
        effectiveFrom: '2026-11-01',
        reason: 'misread',
      },
    });
    expect([REQUESTER, INSURED, AGENT].map((reader) => seesReason(canceled, reader, parties, NO_OTHER_AGENCY))).toEqual(
      [true, true, true],
    );
    expect(
      [REQUESTER, INSURED, AGENT].map((reader) => seesReason(withdrawn, reader, parties, NO_OTHER_AGENCY)),
    ).toEqual([true, false, false]);
  });

  it('keeps what the requester alone received with the requester, and a plan for all requesters with the supplier and its agency', () => {
    const of = { noticeId: newId(), companyId: requesterId, on: '2026-11-05' } as const;
    const notices: readonly UntrueNotice[] = [
      { ...of, kind: 'lapse', said: null },
      { ...of, kind: 'status', said: 'pass' },
      { ...of, kind: 'plan', said: null },
      { ...of, kind: 'curePlan', said: null },
    ];
    expect(noticesFor(notices, REQUESTER)).toEqual(notices.slice(0, 3));
    expect([INSURED, AGENT].map((reader) => noticesFor(notices, reader).map(({ kind }) => kind))).toEqual([
      ['status', 'plan', 'curePlan'],
      ['status', 'plan', 'curePlan'],
    ]);
  });

  it('says that the others were notified again only to them and to the requester', () => {
    const notifiedAgain = {
      requesterId,
      notices: [{ companyId: supplierId }],
      noticeSentAt: '2026-12-01T00:00:00.000Z',
    } as unknown as CorrectionDocument;
    expect([REQUESTER, INSURED, AGENT].map((reader) => wasNotifiedAgain(notifiedAgain, reader))).toEqual([
      true,
      true,
      false,
    ]);
    expect(wasNotifiedAgain({ ...notifiedAgain, noticeSentAt: null }, REQUESTER)).toBe(false);
  });
});
