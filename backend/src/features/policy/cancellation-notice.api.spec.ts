import type { Verdict } from '@covertrail/contracts/history/history.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import type { Endorsement } from '@covertrail/domain/insurance/coverage';
import type { EndorsementDetail } from '@covertrail/domain/insurance/endorsements/endorsement-detail';
import { asksFor, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { terms } from '#testing/terms';
import { bodyOf, type TestProduct } from '#testing/test-product';

const RULE = 'generalLiability.notice';
const code = 'noticeOfCancellation';

describe('notice of cancellation over HTTP [C08] [F04] [H01]', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;
  beforeAll(async () => {
    [product, supplier] = await openWithSupplier();
    await revise({ cancellationNotice: { days: 30, nonPaymentDays: 10 } });
  });
  afterAll(() => product.close());

  const revise = (change: object, status = 200) => {
    const [line] = asksFor(1_000_000).lines;
    return supplier.requester
      .put(`requestor/templates/${supplier.templateId}`, { requirements: { lines: [{ ...line, ...change }] } })
      .expect(status);
  };
  const finding = async () => {
    await product.settled();
    const { findings } = bodyOf<Verdict>(
      await supplier.requester.get(`tracking/${supplier.trackingId}/verdict`).expect(200),
    );
    return findings.find(({ rule }) => rule === RULE);
  };
  const edit = (grade: Endorsement['grade'], detail: EndorsementDetail, status = 200) =>
    supplier.agent
      .put('policy/editpolicy', {
        policyId: supplier.policyId,
        effectiveFrom: '2026-07-01',
        enteredWrongly: false,
        terms: {
          ...terms({ policyNumber: 'GL-88120' }),
          endorsements: [{ code, grade }],
          endorsementDetails: { [code]: detail },
        },
      })
      .expect(status);

  it('is not known until an endorsement states it', async () =>
    expect(await finding()).toMatchObject({
      outcome: 'unknown',
      reason: 'NOTICE.NOT_STATED',
      requiredText: '30 days, 10 days for non-payment, by an endorsement',
    }));

  it('is never proved by the text of a certificate, and by an endorsement that an agent entered', async () => {
    const detail = { noticeDays: 30, nonPaymentNoticeDays: 10, blanketNotice: true };
    await edit('claimed', detail);
    expect(await finding()).toMatchObject({
      outcome: 'review',
      reason: 'NOTICE.CLAIMED_ONLY',
      availableText: 'Text of the certificate',
    });
    await edit('seen', { ...detail, noticeDays: 20 });
    expect(await finding()).toMatchObject({
      outcome: 'fail',
      reason: 'NOTICE.TOO_SHORT',
      availableText: '20 days, 10 days for non-payment',
    });
    await edit('seen', detail);
    expect(await finding()).toMatchObject({ outcome: 'pass', reason: 'NOTICE.GIVEN' });
    const { terms: stated } = bodyOf<PolicyDetails>(
      await supplier.insured.get(`policy/${supplier.policyId}`).expect(200),
    );
    expect(stated.endorsementDetails[code]).toEqual(detail);
  });

  it('is refused with days that are none, and as an endorsement without days', async () => {
    await edit('seen', { noticeDays: 0 }, 400);
    await revise({ cancellationNotice: { days: 400 } }, 400);
    const { body } = await revise({ endorsements: [{ code, grade: 'claimed' }] }, 422);
    expect(body).toMatchObject({ code: 'TEMPLATE.NOTICE_WITHOUT_DAYS' });
  });
});
