import type { TransferDetails } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import { newId } from '@covertrail/platform/ids/ids';
import { byNobody, join, registerCompany, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { terms } from '#testing/terms';
import { askFor, clientOf, LETTER_CONTENT, letterOf, offer, transferParties } from './testing/transfer-parties.js';

describe('a transfer of a client [G04]', () => {
  let product: TestProduct;
  let holder: Caller;
  let receiver: Caller;
  let stranger: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    ({ holder, receiver, stranger } = await transferParties(product));
  });
  afterAll(() => product.close());

  const act = (by: Caller, transferId: string, action: string, body = {}) =>
    by.put(`agent/transfer/${transferId}/${action}`, body);
  const seenBy = async (by: Caller, transferId: string) =>
    bodyOf<TransferDetails>(await by.get(`agent/transfer/${transferId}`).expect(200));
  const clientIds = async (by: Caller) =>
    bodyOf<{ rows: { insuredId: string }[] }>(await by.get('agent/client?size=200').expect(200)).rows.map(
      ({ insuredId }) => insuredId,
    );
  const addPolicy = (by: Caller, insuredCompanyId: string, policyNumber: string) =>
    by
      .post('policy/addnewpolicy', { insuredCompanyId, line: 'generalLiability', terms: terms({ policyNumber }) })
      .expect(201);

  it('is asked for by the receiver with a letter, acknowledged, approved, and completes by itself', async () => {
    const insuredId = await clientOf(product, holder);
    await addPolicy(holder, insuredId, 'GL-91344-X');
    const transferId = await askFor(receiver, insuredId);
    await product.settled();

    const details = await seenBy(holder, transferId);
    expect(details).toMatchObject({
      stage: 'requested',
      startedBy: 'receiver',
      mySide: 'from',
      letter: { fileName: 'letter.pdf', signedOn: '2026-11-20', bytes: LETTER_CONTENT.length },
      insuredName: 'Granite Peak',
      to: { agencyName: 'Keystone Risk', agentName: 'Jonah Tester' },
      may: ['acknowledge', 'approve', 'deny'],
      steps: [
        {
          stage: 'requested',
          side: 'to',
          actor: 'Jonah Tester',
          sentence: 'requested the transfer, with the broker of record letter of 11/20/2026',
        },
      ],
      policies: [
        { title: 'General liability GL-91344-X', detail: 'Summit Mutual, to 07/01/2027', expiresOn: '2027-07-01' },
      ],
    });
    expect(await seenBy(receiver, transferId)).toMatchObject({
      may: ['cancel'],
      sight: 'nothing',
      policies: [],
      openRequests: [],
      shares: [],
    });
    expect(await clientIds(holder)).toContain(insuredId);

    await act(holder, transferId, 'acknowledge').expect(200);
    await act(holder, transferId, 'approve').expect(200);
    await product.settled();
    for (const side of [holder, receiver]) {
      expect(await seenBy(side, transferId)).toMatchObject({
        stage: 'completed',
        may: ['close'],
        policies: [{ title: 'General liability GL-91344-X' }],
      });
    }
    expect((await seenBy(receiver, transferId)).steps.map(({ stage, side }) => [stage, side])).toEqual([
      ['requested', 'to'],
      ['acknowledged', 'from'],
      ['approved', 'from'],
      ['completed', 'system'],
    ]);
    expect([await clientIds(holder), await clientIds(receiver)].map((ids) => ids.includes(insuredId))).toEqual([
      false,
      true,
    ]);
    await holder.get(`policy/list/${insuredId}`).expect(404);
    await receiver.get(`policy/list/${insuredId}`).expect(200);
  });

  it('shows the agency that gave the client away nothing that came later', async () => {
    const insuredId = await clientOf(product, holder);
    await addPolicy(holder, insuredId, 'GL-BEFORE');
    const transferId = await offer(holder, insuredId, receiver);
    await act(receiver, transferId, 'approve').expect(200);
    await product.settled();
    await addPolicy(receiver, insuredId, 'GL-LATER');
    await product.settled();
    expect((await seenBy(holder, transferId)).policies.map(({ title }) => title)).toEqual([
      'General liability GL-BEFORE',
    ]);
  });

  it('is offered by the holder and denied with a reason; nothing moves and the receiver sees nothing more', async () => {
    const insuredId = await clientOf(product, holder);
    await addPolicy(holder, insuredId, 'GL-STAYS');
    const transferId = await offer(holder, insuredId, receiver);
    expect((await act(receiver, transferId, 'deny').expect(422)).body).toMatchObject({
      code: 'CLIENT_TRANSFER.REASON_REQUIRED',
    });
    await act(receiver, transferId, 'deny', { reason: 'No capacity' }).expect(200);
    expect((await act(receiver, transferId, 'approve').expect(409)).body).toMatchObject({
      code: 'CLIENT_TRANSFER.ALREADY_ENDED',
    });
    await product.settled();
    expect(await seenBy(holder, transferId)).toMatchObject({
      stage: 'denied',
      reason: 'No capacity',
      may: ['close'],
      policies: [{ title: 'General liability GL-STAYS' }],
    });
    expect(await seenBy(receiver, transferId)).toMatchObject({ stage: 'denied', policies: [], openRequests: [] });
    expect([await clientIds(holder), await clientIds(receiver)].map((ids) => ids.includes(insuredId))).toEqual([
      true,
      false,
    ]);
  });

  it('is canceled by the asker alone, and either side dismisses the notice for itself', async () => {
    const insuredId = await clientOf(product, holder);
    const transferId = await askFor(receiver, insuredId);
    expect((await act(holder, transferId, 'cancel').expect(409)).body).toMatchObject({
      code: 'CLIENT_TRANSFER.NOT_THE_ASKER',
    });
    expect((await act(receiver, transferId, 'approve').expect(409)).body).toMatchObject({
      code: 'CLIENT_TRANSFER.NOT_THE_ASKED',
    });
    await act(holder, transferId, 'close').expect(409);
    await act(receiver, transferId, 'cancel').expect(200);
    await act(receiver, transferId, 'close').expect(200);
    await product.settled();
    const listed = async (by: Caller, show: string) =>
      bodyOf<{ rows: { id: string }[] }>(await by.get(`agent/transfer?show=${show}`).expect(200)).rows.some(
        ({ id }) => id === transferId,
      );
    expect([await listed(receiver, 'notices'), await listed(receiver, 'all'), await listed(receiver, 'open')]).toEqual([
      false,
      true,
      false,
    ]);
    expect([await listed(holder, 'notices'), await listed(stranger, 'all')]).toEqual([true, false]);
    expect((await seenBy(receiver, transferId)).may).toEqual([]);
  });

  it('is one at a time, and may be asked for again once it ended', async () => {
    const insuredId = await clientOf(product, holder);
    const letters = new Map([
      [receiver, await letterOf(receiver)],
      [stranger, await letterOf(stranger)],
    ]);
    const ask = (by: Caller) => by.post('agent/transfer', { insuredCompanyId: insuredId, letter: letters.get(by) });
    const answers = await Promise.all([receiver, stranger].map((by) => ask(by)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'CLIENT_TRANSFER.ANOTHER_OPEN' });
    const winner = answers[0]?.status === 201 ? receiver : stranger;
    const { transferId } = bodyOf<{ transferId: string }>(answers.find(({ status }) => status === 201)!);
    await act(winner, transferId, 'cancel').expect(200);
    await ask(winner === receiver ? stranger : receiver).expect(201);
  });

  it('is not held up for longer than a minute by one that was begun and never asked for', async () => {
    const insuredId = await clientOf(product, holder);
    const lost = {
      kind: 'openTransfer',
      scope: 'product',
      value: insuredId,
      owner: `clientTransfer-${newId()}`,
      takenCode: 'CLAIM.TAKEN',
    } as const;
    const died = product.infrastructure.reservations.holding(lost, byNobody(), () =>
      Promise.reject(new Error('killed')),
    );
    await expect(died).rejects.toThrow('killed');
    const letter = await letterOf(receiver);
    const ask = () => receiver.post('agent/transfer', { insuredCompanyId: insuredId, letter });
    expect((await ask().expect(409)).body).toMatchObject({ code: 'CLIENT_TRANSFER.ANOTHER_OPEN' });
    product.clock.moveTo(new Date(Date.parse(product.clock.now()) + 60_000).toISOString());
    await ask().expect(201);
  });

  it('is asked for once, however often the call is repeated', async () => {
    const insuredId = await clientOf(product, holder);
    const key = newId();
    const letter = await letterOf(receiver);
    const ask = () => receiver.post('agent/transfer', { insuredCompanyId: insuredId, letter }, key);
    const [first, second] = [await ask().expect(201), await ask().expect(201)];
    expect(bodyOf(second)).toEqual(bodyOf(first));
    const { transferId } = bodyOf<{ transferId: string }>(first);
    await act(receiver, transferId, 'cancel').expect(200);
    expect((await ask().expect(201)).headers['x-position']).toBe(first.headers['x-position']);
  });

  it('refuses an answer to what the person did not see', async () => {
    const transferId = await askFor(receiver, await clientOf(product, holder));
    await act(holder, transferId, 'acknowledge').expect(200);
    const late = await act(holder, transferId, 'approve').set('if-match', '"0"').expect(409);
    expect(late.body).toMatchObject({ code: 'HTTP.REVISION_CHANGED', currentRevision: 1 });
  });

  it('is no business of anybody else', async () => {
    const insuredId = await clientOf(product, holder);
    const transferId = await askFor(receiver, insuredId);
    const insured = await join(product, insuredId, 'Ines');
    const reader = await join(product, holder.companyId, 'Rita', 'readOnly');
    await stranger.get(`agent/transfer/${transferId}`).expect(404);
    for (const action of ['acknowledge', 'approve', 'deny', 'cancel', 'close']) {
      await act(stranger, transferId, action, { reason: 'x' }).expect(404);
      await act(insured, transferId, action, { reason: 'x' }).expect(403);
      await act(reader, transferId, action, { reason: 'x' }).expect(403);
    }
    await insured.get('agent/transfer').expect(403);
    await product.settled();
    expect((await seenBy(reader, transferId)).may).toEqual([]);
    await holder.get(`agent/transfer/${newId()}`).expect(404);
  });

  it('refuses what cannot be asked, and changes nothing', async () => {
    const insuredId = await clientOf(product, holder);
    const free = await registerCompany(product, 'Nobody’s Client', ['insured']);
    const letter = await letterOf(receiver);
    const before = await product.infrastructure.events.head();
    const refuse = async (by: Caller, body: object, status: number, code: string) =>
      expect((await by.post('agent/transfer', body).expect(status)).body).toMatchObject({ code });
    await refuse(receiver, { insuredCompanyId: insuredId }, 422, 'CLIENT_TRANSFER.LETTER_REQUIRED');
    await refuse(
      receiver,
      { insuredCompanyId: insuredId, letter: { ...letter, signedOn: '2026-11-22' } },
      400,
      'HTTP.BAD_INPUT',
    );
    await refuse(
      receiver,
      { insuredCompanyId: insuredId, letter: { uploadId: newId(), signedOn: '2026-11-20' } },
      400,
      'HTTP.BAD_INPUT',
    );
    await refuse(
      receiver,
      { insuredCompanyId: insuredId, letter, toAgencyId: stranger.companyId },
      409,
      'CLIENT_TRANSFER.NOT_HOLDER',
    );
    await refuse(receiver, { insuredCompanyId: free, letter }, 409, 'CLIENT_TRANSFER.NOT_HOLDER');
    await refuse(receiver, { insuredCompanyId: newId(), letter }, 404, 'CLIENT.NOT_FOUND');
    await refuse(holder, { insuredCompanyId: insuredId }, 400, 'HTTP.BAD_INPUT');
    await refuse(
      holder,
      { insuredCompanyId: insuredId, toAgencyId: holder.companyId, toAgentId: holder.userId },
      422,
      'CLIENT_TRANSFER.SAME_AGENCY',
    );
    await refuse(
      holder,
      { insuredCompanyId: insuredId, toAgencyId: receiver.companyId, toAgentId: stranger.userId },
      404,
      'HTTP.NOT_FOUND',
    );
    await refuse(
      holder,
      { insuredCompanyId: insuredId, toAgencyId: insuredId, toAgentId: receiver.userId },
      404,
      'HTTP.NOT_FOUND',
    );
    expect(await product.infrastructure.events.head()).toBe(before);
    const transferId = await askFor(receiver, insuredId);
    await act(holder, transferId, 'steal').expect(400);
  });

  it('goes to an agency found by name, with those who work there', async () => {
    await product.settled();
    const found = await holder.get('agent/agencies?keyword=keyst').expect(200);
    expect(bodyOf(found)).toEqual([
      {
        agencyId: receiver.companyId,
        name: 'Keystone Risk',
        city: 'Denver',
        state: 'CO',
        agents: [{ agentId: receiver.userId, name: 'Jonah Tester' }],
      },
    ]);
    expect(bodyOf(await receiver.get('agent/agencies?keyword=keystone').expect(200))).toEqual([]);
    await holder.get('agent/agencies?keyword=ke').expect(400);
  });
});
