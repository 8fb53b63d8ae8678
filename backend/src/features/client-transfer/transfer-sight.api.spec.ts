/** @run rest: what an operator orders, and what a transfer hides, in each stage. */
import type { TransferDetails, TransferRow } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import type { PolicyHistory } from '@covertrail/contracts/history/history.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { appoint, join, registerCompany, type Caller } from '#testing/people';
import { coverSupplier } from '#testing/covered-supplier';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { terms } from '#testing/terms';
import { askFor, letterOf, offer, transferParties } from './testing/transfer-parties.js';

describe('what each side of a transfer may see [G04]', () => {
  let product: TestProduct;
  let receiver: Caller;
  let number = 0;

  beforeAll(async () => {
    product = await openTestProduct();
    ({ receiver } = await transferParties(product));
  });
  afterAll(() => product.close());

  const act = (by: Caller, transferId: string, action: string, body = {}) =>
    by.put(`agent/transfer/${transferId}/${action}`, body).expect(200);
  const seenBy = async (by: Caller, transferId: string) => {
    await product.settled();
    return bodyOf<TransferDetails>(await by.get(`agent/transfer/${transferId}`).expect(200));
  };
  const descriptions = async (by: Caller) => {
    await product.settled();
    return bodyOf<{ notifications: { description: string }[] }>(
      await by.get('notifications').expect(200),
    ).notifications.map(({ description }) => description);
  };
  /** A client of another agency, with a policy, a share and an open request; every name contains `mark`. */
  const clientElsewhere = async () => {
    const mark = `M${(number += 1)} `;
    const world = await coverSupplier(product, mark);
    const { requester, insured, projectId } = world;
    const input = { projectId, insuredCompanyId: insured.companyId, dueOn: '2026-12-24' };
    await requester.post('policy/request/template/createPolicyRequest', input).expect(201);
    await product.settled();
    return { ...world, mark, holder: world.agent };
  };

  it('an agency that asks learns nothing before the holder approves: not even who that is', async () => {
    const { insured, holder, mark, policyId } = await clientElsewhere();
    const transferId = await askFor(receiver, insured.companyId);
    await act(holder, transferId, 'acknowledge');
    const hidden = new RegExp(`${mark}(?!Granite)|${holder.companyId}|${holder.userId}`);
    for (const path of [
      `agent/transfer/${transferId}`,
      'agent/transfer?show=all',
      'notifications',
      'activity-log',
      'activity-log/people',
      'agent/client/search?keyword=Granite',
    ]) {
      await product.settled();
      expect((await receiver.get(path).expect(200)).text).not.toMatch(hidden);
    }
    expect(await seenBy(receiver, transferId)).toMatchObject({
      from: { agencyId: null, agencyName: 'the present agency' },
      sight: 'nothing',
      policies: [],
      openRequests: [],
      shares: [],
      steps: [{ actor: 'Jonah Tester' }, { actor: 'its agent' }],
    });
    expect((await receiver.get(`activity-log?companyId=${holder.companyId}`)).text).not.toContain(transferId);
    await receiver.get(`policy/${policyId}`).expect(404);
    await act(holder, transferId, 'deny', { reason: 'The letter is not signed.' });
    for (const path of [
      `agent/transfer/${transferId}`,
      'agent/transfer?show=all',
      'notifications',
      'activity-log',
      'activity-log/people',
    ]) {
      await product.settled();
      expect((await receiver.get(path).expect(200)).text).not.toMatch(hidden);
    }
    expect(await descriptions(receiver)).toContain(`The present agency denied the transfer of ${mark}Granite Peak.`);
    expect((await holder.get('activity-log').expect(200)).text).toContain('Keystone Risk');
  });

  it('[C15] an agency to which a client is offered sees that there are policies, requests and shares, and no name in them', async () => {
    const { insured, holder, mark } = await clientElsewhere();
    const transferId = await offer(holder, insured.companyId, receiver);
    const offered = await seenBy(receiver, transferId);
    expect(offered).toMatchObject({
      sight: 'masked',
      from: { agencyName: `${mark}Hollis & Vance` },
      policies: [{ title: expect.stringContaining('•••••') as string }],
      openRequests: [{ title: 'Open request', detail: '' }],
      shares: [{ title: 'A requester', detail: '1 policy' }],
    });
    expect(JSON.stringify(offered)).not.toMatch(new RegExp(`${mark}(Meridian|Union)`));
  });

  it('names what moves to the agency that gives it away: policies, requests and shares', async () => {
    const { insured, holder, mark } = await clientElsewhere();
    const transferId = await askFor(receiver, insured.companyId);
    expect(await seenBy(holder, transferId)).toMatchObject({
      sight: 'whole',
      policies: [{}],
      openRequests: [{ detail: `${mark}Meridian Builders, ${mark}Union Yard` }],
      shares: [{ title: `${mark}Meridian Builders`, detail: `${mark}Union Yard, 1 policy`, sharedOn: '2026-11-21' }],
    });
  });

  it('[C15] names no policy of another agency of the client, before and after: it stays where it is', async () => {
    const { insured, holder, policyId } = await clientElsewhere();
    const other = await join(product, await registerCompany(product, 'Beside Brokers', ['agency']), 'Bea');
    await appoint(product, other, insured.companyId, 'beside.test');
    const policy = { insuredCompanyId: insured.companyId, line: 'generalLiability', terms: terms() };
    await other.post('policy/addnewpolicy', policy).expect(201);
    const transferId = await offer(holder, insured.companyId, receiver);
    const policiesFor = async (by: Caller) => (await seenBy(by, transferId)).policies.map(({ id }) => id);
    for (const by of [holder, receiver]) expect(await policiesFor(by)).toEqual([policyId]);
    await act(receiver, transferId, 'approve');
    for (const by of [holder, receiver]) expect(await policiesFor(by)).toEqual([policyId]);
  });

  it('[C15] an agency asks another one of the client by its policy, and gets its policies alone, once it approves', async () => {
    const { insured, holder, policyId } = await clientElsewhere();
    const insuredCompanyId = insured.companyId;
    const asking = await join(product, await registerCompany(product, 'Asking Brokers', ['agency']), 'Ada');
    const third = await join(product, await registerCompany(product, 'Third Brokers', ['agency']), 'Tom');
    await appoint(product, asking, insuredCompanyId, 'asking.test');
    await appoint(product, third, insuredCompanyId, 'third.test');
    const policy = { insuredCompanyId, line: 'automobile', terms: terms({ limits: { combinedSingleLimit: 100 } }) };
    const kept = bodyOf<{ policyId: string }>(await third.post('policy/addnewpolicy', policy).expect(201)).policyId;
    const ask = async (by: Caller, of: string) =>
      by.post('agent/transfer', { insuredCompanyId, policyId: of, letter: await letterOf(by) });
    expect((await ask(receiver, policyId)).status).toBe(404);
    expect((await ask(asking, insuredCompanyId)).status).toBe(404);
    const answer = await ask(asking, policyId);
    expect([answer.status, answer.text]).toEqual([201, answer.text]);
    const { transferId } = bodyOf<{ transferId: string }>(answer);
    expect(await seenBy(asking, transferId)).toMatchObject({
      sight: 'nothing',
      policies: [],
      from: { agencyId: null },
      may: ['cancel'],
    });
    expect((await seenBy(holder, transferId)).policies.map(({ id }) => id)).toEqual([policyId]);
    await third.get(`agent/transfer/${transferId}`).expect(404);
    await act(holder, transferId, 'approve');
    await product.settled();
    await asking.get(`policy/${policyId}`).expect(200);
    await asking.get(`policy/${kept}`).expect(404);
    await third.get(`policy/${kept}`).expect(200);
    const own = await ask(asking, policyId);
    expect([own.status, own.body]).toMatchObject([422, { code: 'CLIENT_TRANSFER.SAME_AGENCY' }]);
  });

  it('[C15] shows an agency of the client no name in what another one offers it', async () => {
    const { insured, holder, mark } = await clientElsewhere();
    const beside = await join(product, await registerCompany(product, 'Next Brokers', ['agency']), 'Nia');
    await appoint(product, beside, insured.companyId, 'next.test');
    const offered = await seenBy(beside, await offer(holder, insured.companyId, beside));
    expect(offered.sight).toBe('masked');
    expect(JSON.stringify(offered)).not.toMatch(new RegExp(`${mark}(Meridian|Union)`));
  });

  it('the former agency reads what it had until the move, and nothing later', async () => {
    const { insured, holder, policyId, requester, projectId } = await clientElsewhere();
    const transferId = await askFor(receiver, insured.companyId);
    await act(holder, transferId, 'approve');
    await product.settled();
    const before = bodyOf<PolicyDetails>(await holder.get(`policy/${policyId}`).expect(200));
    const historyOf = async () =>
      bodyOf<PolicyHistory>(await holder.get(`policy/${policyId}/history`).expect(200)).entries.length;
    const entries = await historyOf();
    product.clock.moveTo(new Date(Date.parse(product.clock.now()) + 60_000).toISOString());

    const later = {
      policyId,
      terms: terms({ policyNumber: 'GL-LATER' }),
      effectiveFrom: '2026-11-21',
      enteredWrongly: false,
    };
    await receiver.put('policy/editpolicy', later).expect(200);
    const added = await receiver.post('policy/addnewpolicy', {
      insuredCompanyId: insured.companyId,
      line: 'automobile',
      terms: terms({ policyNumber: 'AU-LATER', limits: { combinedSingleLimit: 100 } }),
    });
    expect([added.status, added.text]).toEqual([201, added.text]);
    const input = { projectId, insuredCompanyId: insured.companyId, dueOn: '2026-12-28', evenIfOpen: true };
    await requester.post('policy/request/template/createPolicyRequest', input);
    await product.settled();

    const details = await seenBy(holder, transferId);
    expect(details).toMatchObject({ stage: 'completed', sight: 'whole', shares: [{}] });
    expect([details.policies.length, details.openRequests.map(({ dueOn }) => dueOn)]).toEqual([1, ['2026-12-24']]);
    expect(JSON.stringify(details)).not.toContain('LATER');
    const after = bodyOf<PolicyDetails>(await holder.get(`policy/${policyId}`).expect(200));
    expect(after).toEqual(before);
    expect(after).toMatchObject({ mayEdit: false, mayApprove: false, knownUntil: expect.any(String) as string });
    expect(await historyOf()).toBe(entries);
    await holder.get(`policy/${bodyOf<{ policyId: string }>(added).policyId}`).expect(404);
    expect((await holder.get('activity-log').expect(200)).text).not.toContain('LATER');
    await holder.put(`policy/approve/${policyId}`).expect(404);
    await holder.put('policy/editpolicy', later).expect(404);
    await holder.get(`policy/list/${insured.companyId}`).expect(404);
    expect(bodyOf<PolicyDetails>(await receiver.get(`policy/${policyId}`).expect(200))).toMatchObject({
      policyNumber: 'GL-LATER',
      mayEdit: true,
    });
  });

  it('the insured is notified when it begins and when it is done, and sees who its agent is', async () => {
    const { insured, holder, mark } = await clientElsewhere();
    const transferId = await askFor(receiver, insured.companyId);
    expect(await descriptions(insured)).toContain(
      `Keystone Risk may take over from ${mark}Hollis & Vance, your agency of record. Nothing changes until both agree. Contact ${mark}Hollis & Vance if you do not want it.`,
    );
    await act(holder, transferId, 'approve');
    await product.settled();
    expect(await descriptions(insured)).toContain(
      `Keystone Risk is now your agency of record, in place of ${mark}Hollis & Vance.`,
    );
    const agency = bodyOf<object>(await insured.get('insured/agency').expect(200));
    expect(agency).toMatchObject({
      current: [
        { agencyName: 'Keystone Risk', agentName: 'Jonah Tester', proof: 'transfer', ofRecord: true, policies: 1 },
      ],
      earlier: [{ agencyName: `${mark}Hollis & Vance`, state: 'former' }],
    });
    const rows = bodyOf<{ rows: TransferRow[] }>(await receiver.get('agent/transfer?show=all').expect(200)).rows;
    expect(rows.find(({ id }) => id === transferId)?.otherAgencyName).toBe(`${mark}Hollis & Vance`);
    await join(product, insured.companyId, 'Ian');
  });
});
