import type { TrackingHistory, Verdict } from '@covertrail/contracts/history/history.replies';
import type { ProvidedPolicyCard } from '@covertrail/contracts/policy/policy-cards.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { asksFor, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { terms } from '#testing/terms';
import { bodyOf, type TestProduct } from '#testing/test-product';

const ADDRESS = { address1: '1 Main Street', address2: '', city: 'Denver', state: 'CO', postalCode: '80202' };
const RULE = 'generalLiability.holder';

describe('the certificate holders of a policy over HTTP [H01] [F04]', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;
  beforeAll(async () => {
    [product, supplier] = await openWithSupplier();
    const [line] = asksFor(1_000_000).lines;
    const certificateHolder = { name: 'Meridian Builders', address: ADDRESS };
    await supplier.requester
      .put(`requestor/templates/${supplier.templateId}`, { requirements: { lines: [{ ...line, certificateHolder }] } })
      .expect(200);
  });
  afterAll(() => product.close());

  const finding = async () => {
    await product.settled();
    const { findings } = bodyOf<Verdict>(
      await supplier.requester.get(`tracking/${supplier.trackingId}/verdict`).expect(200),
    );
    return findings.find(({ rule }) => rule === RULE);
  };
  const edit = (certificateHolders: readonly object[], status = 200) =>
    supplier.agent
      .put('policy/editpolicy', {
        policyId: supplier.policyId,
        effectiveFrom: '2026-07-01',
        enteredWrongly: false,
        terms: { ...terms({ policyNumber: 'GL-88120' }), certificateHolders },
      })
      .expect(status);

  it('are not known until someone states them', async () =>
    expect(await finding()).toMatchObject({
      outcome: 'unknown',
      reason: 'HOLDER.NOT_GIVEN',
      requiredText: 'Meridian Builders, 1 Main Street, Denver, CO 80202',
    }));

  it('are compared by name and address, and the requester reads of no other holder', async () => {
    await edit([{ name: 'City of Reno' }]);
    expect(await finding()).toMatchObject({ outcome: 'fail', reason: 'HOLDER.NOT_NAMED', availableText: 'Not named' });
    await edit([{ name: 'City of Reno' }, { name: 'MERIDIAN BUILDERS, Inc.', address: ADDRESS }]);
    expect(await finding()).toMatchObject({
      outcome: 'review',
      reason: 'HOLDER.SIMILAR',
      availableText: 'MERIDIAN BUILDERS, Inc.',
    });
    await edit([
      { name: 'City of Reno' },
      { name: 'MERIDIAN  Builders', address: { ...ADDRESS, address1: '1 Main St.' } },
    ]);
    expect(await finding()).toMatchObject({ outcome: 'pass', reason: 'HOLDER.NAMED' });
    const { requester, insured, policyId, trackingId } = supplier;
    expect(
      bodyOf<PolicyDetails>(await insured.get(`policy/${policyId}`).expect(200)).terms.certificateHolders,
    ).toHaveLength(2);
    const [card] = bodyOf<readonly ProvidedPolicyCard[]>(
      await requester.get(`tracking/${trackingId}/coverage`).expect(200),
    );
    expect(card?.terms.certificateHolders).toEqual([]);
    const history = JSON.stringify(
      bodyOf<TrackingHistory>(await requester.get(`tracking/${trackingId}/history`).expect(200)),
    );
    expect(history).toContain('The list of certificate holders of');
    expect(history).not.toContain('City of Reno');
  });

  it('are refused with half an address', async () => {
    const { body } = await edit([{ name: 'City of Reno', address: { address1: '1 Main Street' } }], 400);
    expect(JSON.stringify(body)).toContain('city');
  });
});
