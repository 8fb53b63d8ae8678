/** @run rest: draws some dozens of certificates. */
import { setTimeout as pause } from 'node:timers/promises';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type {
  CertificateBatchOutcome,
  CertificateBatchProgress,
} from '@covertrail/contracts/certificate-batch/certificate-batch.replies';
import type { SharedDocumentRow } from '@covertrail/contracts/document/document.replies';
import type { IssuedCertificateRow } from '@covertrail/contracts/issued-certificate/issued-certificate.replies';
import type { NotificationPage } from '@covertrail/contracts/notification/notification.replies';
import { newId } from '@covertrail/platform/ids/ids';
import { locationForm } from '#features/location/testing/location-form';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { inOnePiece } from '#testing/downloaded-archive';
import { join, registerCompany, type Caller } from '#testing/people';
import { terms } from '#testing/terms';
import { bodyOf, type TestProduct } from '#testing/test-product';
import { pngOf } from '#uploads/testing/pictures';

const SIGNATURE = { dataURI: `data:image/png;base64,${pngOf(64, 64).toString('base64')}` };

describe('certificates for many holders at once [E03]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let insuredCompanyId: string;
  const booked: string[] = [];

  const book = async (body: object): Promise<string> =>
    bodyOf<{ holderId: string }>(await world.agent.post('agent/addressbook', body).expect(201)).holderId;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    insuredCompanyId = world.insured.companyId;
    await world.agent.post(`agent/signature/${world.agent.userId}`, SIGNATURE).expect(201);
    // More than one turn has.
    for (let number = 0; number < 9; number += 1) booked.push(await book({ name: `Lot ${number}`, insuredCompanyId }));
  });
  afterAll(() => product.close());

  const wanted = (other: object = {}) => ({ insuredCompanyId, form: '25', policyIds: [world.policyId], ...other });
  const holders = (ids: readonly string[]) => ({ holders: ids.map((holderId) => ({ holderId })) });
  const start = async (body: object, key?: string): Promise<string> =>
    bodyOf<{ batchId: string }>(await world.agent.post('certificate/bulk/issue', body, key).expect(201)).batchId;
  const carriedOut = async (batchId: string): Promise<CertificateBatchProgress> => {
    for (;;) {
      await product.settled();
      const path = `certificate/bulk/details/${batchId}`;
      const batch = bodyOf<CertificateBatchProgress>(await world.agent.get(path).expect(200));
      if (batch.stage === 'completed') return batch;
      await pause(5);
    }
  };
  const outcomesOf = async (batchId: string, query = '') =>
    bodyOf<PageOf<CertificateBatchOutcome>>(
      await world.agent.get(`certificate/bulk/rows/${batchId}${query}`).expect(200),
    );
  const certificates = async (query = '') =>
    bodyOf<PageOf<IssuedCertificateRow>>(await world.agent.get(`certificate/list?size=200${query}`).expect(200));

  const mailed = async () => {
    await product.settled();
    await product.mailing.sender!.sendDue();
    return (await product.mailing.mailbox!.mails()).filter(({ to }) => to === world.requester.email);
  };
  /** What the agency is notified of. */
  const requests = async () => {
    const { notifications } = bodyOf<NotificationPage>(await world.agent.get('notifications').expect(200));
    return notifications.filter(({ title }) => title === 'Certificates to issue again');
  };

  it('are issued to each holder by itself, over several turns, and say of each what became of it', async () => {
    const stranger = await join(product, await registerCompany(product, 'Keystone', ['agency']), 'Jonah');
    const foreign = bodyOf<{ holderId: string }>(
      await stranger.post('agent/addressbook', { name: 'Not ours' }).expect(201),
    ).holderId;
    const batchId = await start(wanted({ description: 'Lot by lot.', ...holders([...booked, foreign]) }));
    expect(await carriedOut(batchId)).toMatchObject({ form: '25', count: 10, done: 10, issued: 9, refused: 1 });
    expect((await outcomesOf(batchId, '?outcome=refused')).rows).toMatchObject([
      { row: 10, holderName: '', certificateId: null, message: 'The holder was deleted, or its share has ended.' },
    ]);
    const { rows, total } = await outcomesOf(batchId, '?size=2');
    expect(total).toBe(10);
    expect(rows).toMatchObject([
      { row: 1, holderName: 'Lot 0', outcome: 'issued', number: expect.stringMatching(/^25-/) as string },
      { row: 2, holderName: 'Lot 1', outcome: 'issued' },
    ]);
    expect((await certificates()).total).toBe(9);
    await stranger.get(`certificate/bulk/details/${batchId}`).expect(404);
    await world.insured.get(`certificate/bulk/details/${batchId}`).expect(403);
  });

  it('come as one archive, a file for each holder', async () => {
    const batchId = await start(wanted({ description: 'Lot by lot.', ...holders(booked.slice(0, 2)) }));
    await carriedOut(batchId);
    const { body } = await world.agent
      .get(`certificate/bulk/zip/${batchId}`)
      .buffer(true)
      .parse(inOnePiece)
      .expect(200)
      .expect('content-type', 'application/zip');
    const archive = (body as Buffer).toString('latin1');
    for (const name of ['Lot 0 25-', 'Lot 1 25-']) expect(archive).toContain(name);
    expect(archive.match(/%PDF-/g)).toHaveLength(2);
  });

  it('are not issued to a holder that has the same already, and are where what it has says something else', async () => {
    const [holder] = booked;
    const again = await start(wanted({ description: 'Lot by lot.', ...holders([holder!]) }));
    expect(await carriedOut(again)).toMatchObject({ issued: 0, alreadyHas: 1 });
    const [has] = (await outcomesOf(again)).rows;
    expect(has).toMatchObject({ outcome: 'alreadyHas', holderName: 'Lot 0' });
    expect((await certificates()).rows.map(({ id }) => id)).toContain(has!.certificateId);
    const other = await start(wanted({ description: 'Another text.', ...holders([holder!]) }));
    expect(await carriedOut(other)).toMatchObject({ issued: 1, alreadyHas: 0 });
  });

  it('are one batch for one key, however often it is sent', async () => {
    const key = newId();
    const body = wanted({ description: 'Once.', ...holders([booked[1]!]) });
    const batchId = await start(body, key);
    expect(await start(body, key)).toBe(batchId);
    expect(await carriedOut(batchId)).toMatchObject({ count: 1, issued: 1 });
    const { rows } = bodyOf<PageOf<CertificateBatchProgress>>(
      await world.agent.get(`certificate/bulk/list?insuredCompanyId=${insuredCompanyId}`).expect(200),
    );
    expect(rows.filter(({ id }) => id === batchId)).toHaveLength(1);
  });

  it('go to those who hold the policy by a share, and the requester has it too', async () => {
    const batchId = await start(wanted());
    expect(await carriedOut(batchId)).toMatchObject({ count: 1, issued: 1 });
    expect((await outcomesOf(batchId)).rows).toMatchObject([{ holderName: 'Meridian Builders', outcome: 'issued' }]);
  });

  it('are refused before they begin where no holder could get one', async () => {
    const refusal = async (status: number, other: object) =>
      (await world.agent.post('certificate/bulk/issue', wanted(other)).expect(status)).body as unknown;
    const endorsed = { description: 'The holder is an additional insured.', ...holders(booked) };
    expect(await refusal(422, endorsed)).toMatchObject({ code: 'CERTIFICATE.NOT_ENDORSED' });
    expect(await refusal(422, { form: '24', ...holders(booked) })).toMatchObject({ code: 'CERTIFICATE.OTHER_FORM' });
    expect(await refusal(400, holders(Array.from({ length: 1_001 }, newId)))).toMatchObject({
      code: 'HTTP.TOO_COMPLEX',
    });
    await world.insured.post('certificate/bulk/issue', wanted(holders(booked))).expect(403);
  });

  it('are issued again to those who have one of a policy, each once for each change [D12]', async () => {
    const body = { insuredCompanyId, line: 'generalLiability', terms: terms({ policyNumber: 'GL-HELD' }) };
    const { policyId } = bodyOf<{ policyId: string }>(await world.agent.post('policy/addnewpolicy', body).expect(201));
    await carriedOut(await start(wanted({ policyIds: [policyId], ...holders(booked.slice(0, 2)) })));
    const again = async (more: object = {}) =>
      bodyOf<{ batchId: string }>(await world.agent.post('certificate/bulk/again', { policyId, ...more }).expect(201))
        .batchId;
    expect(await carriedOut(await again())).toMatchObject({ form: null, count: 2, issued: 0, alreadyHas: 2 });
    const changed = terms({ policyNumber: 'GL-HELD-2' });
    const sent = { policyId, effectiveFrom: '2026-11-21', enteredWrongly: false, terms: changed };
    await world.agent.put('policy/editpolicy', sent).expect(200);
    await product.settled();
    const [first] = (await certificates(`&policyId=${policyId}`)).rows;
    const some = await again({ certificates: [{ certificateId: first!.id }] });
    expect(await carriedOut(some)).toMatchObject({ count: 1, issued: 1 });
    expect(await carriedOut(await again())).toMatchObject({ count: 2, issued: 1, alreadyHas: 1 });
    await world.agent
      .post('certificate/bulk/again', { policyId, certificates: [{ certificateId: newId() }] })
      .expect(404);
  });

  it('come again with a policy that an agent issues again, and mail and notice lead the requester to the document [D12]', async () => {
    await carriedOut(await start(wanted({ description: 'To share.' })));
    const changed = terms({ policyNumber: 'GL-88120', descriptionOfOperations: 'Roofing' });
    const of = { policyId: world.policyId, effectiveFrom: '2026-11-21', enteredWrongly: false };
    await world.agent.put('policy/editpolicy', { ...of, terms: changed }).expect(200);
    await world.agent.post('sharedpolicy/issue-again', { policyId: world.policyId }).expect(201);
    const forProject = async () => {
      await product.settled();
      const path = `tracking/${world.trackingId}/documents`;
      return bodyOf<readonly SharedDocumentRow[]>(await world.requester.get(path).expect(200)).filter(
        ({ documentType }) => documentType === 1,
      );
    };
    const renewed = async () => {
      for (;;) {
        await product.settled();
        const path = `certificate/bulk/list?insuredCompanyId=${insuredCompanyId}&size=50`;
        const { rows } = bodyOf<PageOf<CertificateBatchProgress>>(await world.agent.get(path).expect(200));
        const last = rows.find(({ form, policyIds }) => form === null && policyIds.includes(world.policyId));
        if (last?.stage === 'completed') return last;
        await pause(5);
      }
    };
    expect(await renewed()).toMatchObject({ refused: 0 });
    expect((await forProject()).length).toBeGreaterThan(0);
    const mail = (await mailed()).find(({ subject }) => subject.startsWith('What changed'));
    expect(mail?.text).toMatch(/Your certificate 25-.* is issued again with it, and stands among the documents\./);
    expect(mail?.text).toContain(`/app/suppliers/${world.trackingId}/documents`);
    const { notifications } = bodyOf<NotificationPage>(await world.requester.get('notifications').expect(200));
    expect(notifications.find(({ title }) => title === 'Certificate issued again')).toMatchObject({
      data: 'requesterDocuments',
      subject: { kind: 'tracking', id: world.trackingId },
    });
  });

  it('are issued again where the insured is named otherwise, although the policy is as it was [D12]', async () => {
    const holder = await book({ name: 'Lot of names', insuredCompanyId });
    await carriedOut(await start(wanted(holders([holder]))));
    const [has] = (await certificates(`&holderId=${holder}`)).rows;
    const again = async () => {
      const body = { policyId: world.policyId, certificates: [{ certificateId: has!.id }] };
      return carriedOut(
        bodyOf<{ batchId: string }>(await world.agent.post('certificate/bulk/again', body).expect(201)).batchId,
      );
    };
    expect(await again()).toMatchObject({ issued: 0, alreadyHas: 1 });
    const address = { address1: '9 Quarry Road', city: 'Denver', state: 'CO', postalCode: '80202' };
    const { revision } = bodyOf<{ revision: number }>(await world.insured.get('company/profile').expect(200));
    await world.insured
      .put('company/profile', { companyName: 'Granite Peak Group', ...address })
      .set('If-Match', `"${revision}"`)
      .expect(200);
    expect(await again()).toMatchObject({ issued: 1, alreadyHas: 0 });
  });

  it('stay as they were issued where the insured issues the policy again: its agent is asked, and the mail says so [D12]', async () => {
    const changed = terms({ policyNumber: 'GL-88121' });
    const of = { policyId: world.policyId, effectiveFrom: '2026-11-21', enteredWrongly: false };
    await world.agent.put('policy/editpolicy', { ...of, terms: changed }).expect(200);
    await world.insured.post('sharedpolicy/issue-again', { policyId: world.policyId }).expect(201);
    const mail = (await mailed()).find(({ text }) => text.includes('GL-88121'));
    expect(mail?.text).toContain('only the agent issues it again, and is asked to');
    expect(await requests()).toMatchObject([
      { data: 'agentPolicyCertificates', subject: { kind: 'policy', id: world.policyId } },
    ]);
  });

  it('are not requested where the policy is issued again for what changed beside its terms, and each states it as it is [D12]', async () => {
    const { policyId } = world;
    const again = await world.agent.post('certificate/bulk/again', { policyId }).expect(201);
    expect(await carriedOut(bodyOf<{ batchId: string }>(again).batchId)).toMatchObject({ refused: 0 });
    const before = (await requests()).length;
    await world.insured.post('policy/location', { policyId, ...locationForm({ number: '7' }) }).expect(201);
    await product.settled();
    await world.insured.post('sharedpolicy/issue-again', { policyId }).expect(201);
    const mail = (await mailed()).find(({ text }) => text.includes('its locations changed'));
    expect(mail?.text).toMatch(/Your certificate 25-.* states the policy as it is now\./);
    expect(await requests()).toHaveLength(before);
  });

  it('are requested again by the insured of its agency where none of them is for a project [D12]', async () => {
    const policy = { insuredCompanyId, line: 'generalLiability', terms: terms({ policyNumber: 'GL-BOOK' }) };
    const { policyId } = bodyOf<{ policyId: string }>(
      await world.agent.post('policy/addnewpolicy', policy).expect(201),
    );
    const ask = (by: Caller) => by.post('certificate/bulk/request', { policyId });
    expect((await ask(world.insured).expect(422)).body).toMatchObject({ code: 'CERTIFICATE_BATCH.EMPTY' });
    await world.agent.put(`policy/approve/${policyId}`).expect(200);
    await carriedOut(await start(wanted({ policyIds: [policyId], ...holders(booked.slice(0, 1)) })));
    await ask(world.agent).expect(403);
    await ask(world.requester).expect(403);
    await ask(world.insured).expect(201);
    await product.settled();
    const { notifications } = bodyOf<NotificationPage>(await world.agent.get('notifications').expect(200));
    const notification = notifications.find(({ description }) => description.includes('requests that you issue again'));
    expect(notification).toMatchObject({
      title: 'Certificates to issue again',
      data: 'agentPolicyCertificates',
      subject: { kind: 'policy', id: policyId },
    });
  });

  it('stay as they were issued where no agency manages the policy: nobody is asked, and the mail says so [D12]', async () => {
    const of = { policyId: world.policyId, effectiveFrom: '2026-11-21', enteredWrongly: false };
    await world.agent.put('policy/editpolicy', { ...of, terms: terms({ policyNumber: 'GL-88122' }) }).expect(200);
    const before = (await requests()).length;
    await world.agent.put('agent/client/end', { insuredCompanyId }).expect(200);
    await product.settled();
    await world.insured.post('sharedpolicy/issue-again', { policyId: world.policyId }).expect(201);
    const mail = (await mailed()).find(({ text }) => text.includes('GL-88122'));
    expect(mail?.text).toContain('the agency that issued it does not manage the policy now, and is not asked');
    expect(mail?.text).not.toContain('only the agent issues it again');
    expect(await requests()).toHaveLength(before);
  });
});
