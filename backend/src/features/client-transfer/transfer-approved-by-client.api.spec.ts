import type { OwnTransfer, TransferDetails } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import { appoint, join, registerCompany, type Caller } from '#testing/people';
import { coverSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { terms } from '#testing/terms';
import { askBeside, askFor, LETTER_CONTENT, offer } from './testing/transfer-parties.js';

/** An insured with three agencies: the first one is asked, the second one asks, and the third one has nothing to do with it. */
describe('an insured and what one of its agencies asks of another one [C15]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let asking: Caller;
  let third: Caller;
  let thirdPolicy: string;
  let requestId: string;

  beforeEach(async () => {
    product = await openTestProduct();
    world = await coverSupplier(product, 'Own ');
    const { requester, insured, projectId } = world;
    asking = await agencyOf('Asking Brokers', 'Ada', 'asking.test');
    third = await agencyOf('Third Brokers', 'Tom', 'third.test');
    const limits = { combinedSingleLimit: 100 };
    const policy = { insuredCompanyId: insured.companyId, line: 'automobile', terms: terms({ limits, trigger: null }) };
    thirdPolicy = bodyOf<{ policyId: string }>(await third.post('policy/addnewpolicy', policy).expect(201)).policyId;
    const input = { projectId, insuredCompanyId: insured.companyId, dueOn: '2026-12-28' };
    requestId = bodyOf<{ requestId: string }>(
      await requester.post('policy/request/template/createPolicyRequest', input).expect(201),
    ).requestId;
    await product.settled();
  });
  afterEach(() => product.close());

  async function agencyOf(name: string, person: string, domain: string): Promise<Caller> {
    const caller = await join(product, await registerCompany(product, name, ['agency']), person);
    await appoint(product, caller, world.insured.companyId, domain);
    return caller;
  }
  const asks = () => askBeside(asking, world.insured.companyId, world.policyId);
  const own = async (by: Caller = world.insured) => {
    await product.settled();
    return bodyOf<readonly OwnTransfer[]>(await by.get('insured/transfer').expect(200));
  };
  const approve = (transferId: string, by: Caller = world.insured) => by.put(`insured/transfer/${transferId}/approve`);
  const openRequestsOf = async (by: Caller) =>
    bodyOf<{ rows: { id: string }[] }>(await by.get('policy/respond/list?state=open').expect(200)).rows.map(
      ({ id }) => id,
    );
  const described = async (by: Caller) =>
    bodyOf<{ notifications: { description: string }[] }>(await by.get('notifications').expect(200)).notifications.map(
      ({ description }) => description,
    );

  it('sees who asks whom, with which letter, and what would move', async () => {
    const transferId = await asks();
    expect(await own()).toMatchObject([
      {
        id: transferId,
        fromAgencyName: 'Own Hollis & Vance',
        toAgencyName: 'Asking Brokers',
        toAgentName: 'Ada Tester',
        letter: { fileName: 'letter.pdf', signedOn: '2026-11-20', bytes: LETTER_CONTENT.length },
        policies: [{ id: world.policyId }],
        openRequests: 1,
      },
    ]);
    expect(await described(world.insured)).toContain(
      'Asking Brokers asks to take over the policies that Own Hollis & Vance manages for you. A manager of your company may approve it, or Own Hollis & Vance does. Contact Own Hollis & Vance if you do not want it.',
    );
    const letter = await world.insured.get(`insured/transfer/${transferId}/letter`).expect(200);
    expect(letter.headers['content-type']).toContain('application/pdf');
    await world.agent.put(`agent/transfer/${transferId}/deny`, { reason: 'Not so.' }).expect(200);
    expect(await own()).toEqual([]);
  });

  it('approves it: policies and open requests move to the agency that asked, and nothing of a third one', async () => {
    const { agent, insured, policyId } = world;
    const transferId = await asks();
    for (const by of [agent, asking, third]) expect(await openRequestsOf(by)).toEqual([requestId]);
    await asking.get(`policy/${policyId}`).expect(404);

    await approve(transferId).set('if-match', '"7"').expect(409);
    await approve(transferId)
      .set('if-match', `"${(await own())[0]!.revision}"`)
      .expect(200);
    await product.settled();
    await asking.get(`policy/${policyId}`).expect(200);
    await asking.put(`policy/approve/${policyId}`).expect(200);
    await agent.put(`policy/approve/${policyId}`).expect(404);
    await asking.get(`policy/${thirdPolicy}`).expect(404);
    await third.get(`policy/${thirdPolicy}`).expect(200);
    await third.get(`policy/${policyId}`).expect(404);
    for (const [by, open] of [
      [agent, []],
      [asking, [requestId]],
      [third, [requestId]],
    ] as const)
      expect(await openRequestsOf(by)).toEqual(open);
    const answer = { requestId, policyIds: [policyId] };
    await agent.post('policy/response/verification/respondToPolicyRequest', answer).expect(404);
    await asking.post('policy/response/verification/respondToPolicyRequest', answer).expect(201);
    const agencies = bodyOf<{ current: { agencyName: string; policies: number }[] }>(
      await insured.get('insured/agency').expect(200),
    );
    expect(agencies.current).toMatchObject([
      { agencyName: 'Asking Brokers', policies: 1, ofRecord: true },
      { agencyName: 'Third Brokers', policies: 1, ofRecord: false },
    ]);
    expect(await own()).toEqual([]);
  });

  it('is named on the record, and both agencies are told; the third one is not', async () => {
    const transferId = await asks();
    const manager = await join(product, world.insured.companyId, 'Mia', 'manager');
    await approve(transferId, manager).expect(200);
    await product.settled();
    const log = await product.infrastructure.events.readStream(`clientTransfer-${transferId}`);
    expect(log.map(({ type }) => type)).toEqual([
      'ClientTransferRequested',
      'ClientTransferApproved',
      'ClientTransferCompleted',
    ]);
    expect(log[1]?.meta).toMatchObject({ actor: manager.userId, tenant: world.insured.companyId });
    for (const by of [world.agent, asking]) {
      const details = bodyOf<TransferDetails>(await by.get(`agent/transfer/${transferId}`).expect(200));
      expect(details).toMatchObject({ beside: true, stage: 'completed', may: ['close'] });
      expect(details.steps[1]).toMatchObject({ stage: 'approved', side: 'client', actor: 'Mia Tester' });
      expect(await described(by)).toContain(
        'Own Granite Peak approved its transfer from Own Hollis & Vance to Asking Brokers.',
      );
    }
    expect(await described(third)).not.toContainEqual(expect.stringContaining('Asking Brokers'));
    expect(await described(world.insured)).toContain(
      'Asking Brokers now manages the policies that Own Hollis & Vance managed for you.',
    );
  });

  it('approves once: the answer that came first stands', async () => {
    const approved = await asks();
    await approve(approved).expect(200);
    await approve(approved).expect(200);
    await world.agent.put(`agent/transfer/${approved}/deny`, { reason: 'Too late.' }).expect(409);
    await product.settled();
    const denied = await askBeside(third, world.insured.companyId, world.policyId);
    await asking.put(`agent/transfer/${denied}/deny`, { reason: 'Ours now.' }).expect(200);
    expect((await approve(denied).expect(409)).body).toMatchObject({ code: 'CLIENT_TRANSFER.ALREADY_ENDED' });
  });

  it('is a manager, and approves nothing that an agency from outside asks or that is offered', async () => {
    const transferId = await asks();
    for (const level of ['reviewer', 'readOnly'] as const) {
      const colleague = await join(product, world.insured.companyId, 'Rob', level);
      await approve(transferId, colleague).expect(403);
      expect(await own(colleague)).toHaveLength(1);
    }
    for (const by of [world.agent, asking, third, world.requester]) await approve(transferId, by).expect(403);
    const stranger = await join(product, await registerCompany(product, 'Delmar Roofing', ['insured']), 'Del');
    await approve(transferId, stranger).expect(404);
    await stranger.get(`insured/transfer/${transferId}/letter`).expect(404);
    await asking.put(`agent/transfer/${transferId}/cancel`, {}).expect(200);
    const outside = await join(product, await registerCompany(product, 'Far Brokers', ['agency']), 'Fay');
    const fromOutside = await askFor(outside, world.insured.companyId);
    expect(await own()).toEqual([]);
    await approve(fromOutside).expect(404);
    await outside.put(`agent/transfer/${fromOutside}/cancel`, {}).expect(200);
    const offered = await offer(world.agent, world.insured.companyId, asking);
    expect(await own()).toEqual([]);
    await approve(offered).expect(404);
  });
});
