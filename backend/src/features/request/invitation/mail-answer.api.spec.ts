import request from 'supertest';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { ActivityRow } from '@covertrail/contracts/activity-log/activity-log.replies';
import type { NotificationPage } from '@covertrail/contracts/notification/notification.replies';
import type { RequestInvitation, RequestReceipts } from '@covertrail/contracts/request/invitation.replies';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { asksFor } from '#testing/covered-supplier';
import { pdfOf } from '#pdf-files/testing/pdf-of';
import { holdAddress, join, registerCompany, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

const ASK = 'policy/request/template/createPolicyRequest';
const PERSON = 'office@quarrylane.example';
const COI = pdfOf('ACORD 25');

describe('an answer by the link of a mail [D13]', () => {
  let product: TestProduct;
  let requester: Caller;
  let projectId: string;
  let requestId: string;
  let token: string;

  beforeAll(async () => {
    product = await openTestProduct();
    requester = await join(product, await registerCompany(product, 'Meridian Builders', ['requester']), 'Dana');
    const template = await requester
      .post('requestor/templates', { name: 'Trades', requirements: asksFor(1_000_000) })
      .expect(201);
    const { templateId } = bodyOf<{ templateId: string }>(template);
    const project = await requester.post('requestor/projects', { name: 'Riverfront', templateId }).expect(201);
    ({ projectId } = bodyOf<{ projectId: string }>(project));
    ({ requestId, token } = await requestTo(PERSON));
  });
  afterAll(() => product.close());

  const mailsTo = async (email: string) => {
    await product.settled();
    await product.mailing.sender!.sendDue();
    return (await product.mailing.mailbox!.mails()).filter(({ to }) => to === email);
  };
  const tokenFor = async (email: string): Promise<string> =>
    /\/invitation#([\w-]{43})\n/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? '';
  const requestTo = async (email: string) => {
    const sent = await requester.post(ASK, { projectId, email, message: '', dueOn: '2026-12-05' }).expect(201);
    return { requestId: bodyOf<{ requestId: string }>(sent).requestId, token: await tokenFor(email) };
  };
  const api = (path: string) => request(product.server).post(`/covertrail-api/${path}`);
  const read = async (by: string) =>
    bodyOf<RequestInvitation>(await api('policy/request/invitation').send({ token: by }).expect(200));
  const upload = (by: string, content: Buffer, name: string) =>
    api('policy/response/certificateupload/file').set('X-Link-Token', by).attach('document', content, name);
  const uploaded = async (by: string, content = COI, name = 'COI.pdf') => {
    const reply = await upload(by, content, name);
    expect(reply.body).toHaveProperty('data');
    return bodyOf<{ uploadId: string }>(reply).uploadId;
  };
  const give = (by: string, certificateId: string, additionalIds: readonly string[] = []) =>
    api('policy/response/certificateupload').send({ token: by, certificateId, additionalIds });
  const name = (by: string, email: string) =>
    api('policy/request/invitation/agent').send({ token: by, name: 'Nell Ortiz', email, agencyName: 'Keystone' });
  const rowOf = async (id: string): Promise<RequestRow> => {
    await product.settled();
    return bodyOf<PageOf<RequestRow>>(await requester.get(`policy/request/pendinglist?requestId=${id}`).expect(200))
      .rows[0]!;
  };
  const receipts = async (id: string) =>
    bodyOf<RequestReceipts>(await requester.get(`policy/request/receipts/${id}`).expect(200));
  const logged = async (feature: string) => {
    await product.settled();
    const page = await requester.get(`activity-log?feature=${feature}`).expect(200);
    return bodyOf<PageOf<ActivityRow>>(page).rows;
  };

  it('says once that the link was opened, by whom', async () => {
    expect((await rowOf(requestId)).openedAt).toBeNull();
    await read(token);
    await read(token);
    expect((await rowOf(requestId)).openedAt).not.toBeNull();
    expect((await logged('request')).filter(({ type }) => type === 'InvitationOpened')).toMatchObject([
      { actor: PERSON },
    ]);
  });

  it('takes a certificate, which the requester reads, and which answers nothing', async () => {
    const photo = await uploaded(token, pdfOf('W-9'), 'W-9.pdf');
    const given = bodyOf<RequestInvitation>(await give(token, await uploaded(token), [photo]).expect(200));
    expect(given).toMatchObject({
      state: 'open',
      given: [{ givenAs: 'invitee', certificate: { name: 'COI.pdf' }, additional: [{ name: 'W-9.pdf' }] }],
    });
    expect(await rowOf(requestId)).toMatchObject({ state: 'open', certificateAt: expect.any(String) as unknown });
    const received = await receipts(requestId);
    expect(received.claimed).toMatchObject({ state: expect.stringMatching(/waiting|notRead/) as unknown, lines: [] });
    expect(received.certificates).toMatchObject([
      { giver: PERSON, certificate: { number: 1 }, additional: [{ number: 2 }] },
    ]);
    const file = await requester.get(`policy/request/receipts/${requestId}/files/1`).expect(200);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(Buffer.from(file.body as Uint8Array).equals(COI)).toBe(true);
    await requester.get(`policy/request/receipts/${requestId}/files/3`).expect(404);
    const [mail] = await mailsTo(requester.email);
    expect(mail?.text).toContain('Nobody has checked it');
    const menu = await requester.get(`notifications?page=1&size=10&userId=${requester.userId}`).expect(200);
    expect(bodyOf<NotificationPage>(menu).notifications[0]?.description).toMatch(/A certificate was given for request/);
  });

  it('is replaced by a later certificate, and keeps the earlier one on record', async () => {
    await give(token, await uploaded(token, pdfOf('ACORD 25, corrected'), 'COI 2.pdf')).expect(200);
    expect((await read(token)).given.map(({ certificate }) => certificate.name)).toEqual(['COI 2.pdf', 'COI.pdf']);
    expect((await receipts(requestId)).certificates).toHaveLength(2);
  });

  it('takes a certificate that is a PDF by its content, and files of the same link alone', async () => {
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
    const picture = await uploaded(token, png, 'COI.pdf');
    expect((await give(token, picture).expect(422)).body).toMatchObject({
      message: 'File not supported. Please upload pdf only.',
    });
    await upload(token, Buffer.from('plain text'), 'COI.pdf').expect(422);
    const other = await requestTo('other@supplier.example');
    await give(other.token, await uploaded(token)).expect(400);
    await upload('A'.repeat(43), COI, 'COI.pdf').expect(404);
    await upload('', COI, 'COI.pdf').expect(404);
  });

  it('names the agent, whose link opens this one request until another agent is named', async () => {
    const named = bodyOf<RequestInvitation>(await name(token, 'Nell@Keystone.example').expect(200));
    expect(named.agent).toMatchObject({ email: 'nell@keystone.example', agencyName: 'Keystone' });
    const agentToken = await tokenFor('nell@keystone.example');
    expect(await read(agentToken)).toMatchObject({ openedAs: 'agent', agent: null, projectName: 'Riverfront' });
    expect((await read(agentToken)).holder).toMatch(/^Meridian Builders, .+, .+ \d{5}$/);
    await read(agentToken);
    expect((await logged('mail-answer')).filter(({ type }) => type === 'NamedAgentOpened')).toHaveLength(1);
    await give(agentToken, await uploaded(agentToken, pdfOf('by the agent'), 'agent.pdf')).expect(200);
    expect((await receipts(requestId)).certificates[0]).toMatchObject({
      giver: 'nell@keystone.example',
      givenAs: 'agent',
    });
    await name(agentToken, 'third@keystone.example').expect(404);
    await api('policy/request/invitation/decline').send({ token: agentToken, reason: 'No.' }).expect(404);
    await name(token, 'nell@keystone.example').expect(200);
    expect(await mailsTo('nell@keystone.example')).toHaveLength(1);

    await name(token, 'omar@keystone.example').expect(200);
    expect((await api('policy/request/invitation').send({ token: agentToken }).expect(404)).body).toMatchObject({
      code: 'LINK.NOT_VALID',
    });
    expect(await rowOf(requestId)).toMatchObject({ state: 'open', passedOnAt: expect.any(String) as unknown });
    expect((await receipts(requestId)).agent).toMatchObject({ email: 'omar@keystone.example', name: 'Nell Ortiz' });
  });

  it('ends for a named agent who says that the client is not theirs, of which both sides are told [A11]', async () => {
    const { requestId: id, token: own } = await requestTo('kiln@supplier.example');
    await name(own, 'wrong@keystone.example').expect(200);
    const agentToken = await tokenFor('wrong@keystone.example');
    const leave = (by: string) => api('policy/request/invitation/no-client').send({ token: by });
    await leave(own).expect(404);
    await leave(agentToken).expect(200);
    await leave(agentToken).expect(404);
    await api('policy/request/invitation').send({ token: agentToken }).expect(404);
    expect(await rowOf(id)).toMatchObject({ state: 'open', passedOnAt: null });
    expect((await read(own)).agent).toBeNull();
    const [told] = await mailsTo('kiln@supplier.example');
    expect(told?.subject).toBe('The agent whom you named does not answer “Meridian Builders”');
    expect(told?.text).toMatch(/says that you are no client of theirs[^]*\/invitation#[\w-]{43}\n/);
    const menu = await requester.get(`notifications?page=1&size=10&userId=${requester.userId}`).expect(200);
    expect(bodyOf<NotificationPage>(menu).notifications.map(({ description }) => description)).toContainEqual(
      expect.stringContaining('says that it is no client of theirs'),
    );
    await name(own, 'right@keystone.example').expect(200);
    expect(await rowOf(id)).toMatchObject({ passedOnAt: expect.any(String) as unknown });
  });

  it('tells an agent of an agency that works with Applied Epic where its plugin is, by the account of the address and as it is now [A11]', async () => {
    const nell = await join(product, await registerCompany(product, 'Ridge Agency', ['agency']), 'Nell');
    const works = (managementSystem: string) =>
      nell.put('company/agency', { managementSystem, license: '', fax: '' }).expect(200);
    await holdAddress(product, nell);
    const { token: own } = await requestTo('ridge@supplier.example');
    await name(own, nell.email).expect(200);
    const agentToken = await tokenFor(nell.email);
    expect(await read(agentToken)).toMatchObject({ openedAs: 'agent', appliedEpic: null });
    await works('Applied Epic');
    const pluginUrl = 'https://plugins.covertrail.example/applied-epic';
    expect((await read(agentToken)).appliedEpic).toEqual({ pluginUrl });
    expect((await read(own)).appliedEpic).toBeNull();
    await works('HawkSoft');
    expect((await read(agentToken)).appliedEpic).toBeNull();
    await name(own, 'none@ridge.example').expect(200);
    expect(await read(await tokenFor('none@ridge.example'))).toMatchObject({ openedAs: 'agent', appliedEpic: null });
  });

  it('seals who was named, and keeps the files from everyone else', async () => {
    const log = await product.infrastructure.events.readStream(`mailAnswer-${requestId}`);
    expect(JSON.stringify(log)).not.toMatch(/keystone\.example|Ortiz/i);
    const rival = await join(product, await registerCompany(product, 'Rival Builders', ['requester']), 'Rex');
    await rival.get(`policy/request/receipts/${requestId}`).expect(404);
    await rival.get(`policy/request/receipts/${requestId}/files/1`).expect(404);
  });

  it('passes a request on five times at most, and takes nothing once it ended', async () => {
    const { requestId: id, token: own } = await requestTo('many@supplier.example');
    for (const n of [1, 2, 3, 4, 5]) await name(own, `a${n}@agents.example`).expect(200);
    expect((await name(own, 'a6@agents.example').expect(409)).body).toMatchObject({
      code: 'MAIL_ANSWER.TOO_MANY_AGENTS',
    });
    const certificateId = await uploaded(own);
    await requester.post('policy/request/cancel', { requestId: id, reason: 'A mistake.' }).expect(200);
    await give(own, certificateId).expect(409);
    await name(own, 'a1@agents.example').expect(409);
    await upload(own, COI, 'COI.pdf').expect(409);
    expect((await read(own)).state).toBe('canceled');
  });
});
