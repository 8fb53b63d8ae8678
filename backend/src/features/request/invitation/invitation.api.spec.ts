import request from 'supertest';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { ActivityRow } from '@covertrail/contracts/activity-log/activity-log.replies';
import type { RequestInvitation } from '@covertrail/contracts/request/invitation.replies';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { join, registerCompany, type Caller } from '#testing/people';
import { asksFor } from '#testing/covered-supplier';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

const ASK = 'policy/request/template/createPolicyRequest';
const EMAIL = 'Office@BrandtMasonry.example';
const FOLDED = EMAIL.toLowerCase();

describe('a request by e-mail [D01] [A16]', () => {
  let product: TestProduct;
  let requester: Caller;
  let projectId: string;

  beforeAll(async () => {
    product = await openTestProduct();
    requester = await join(product, await registerCompany(product, 'Meridian Builders', ['requester']), 'Dana');
    const template = await requester
      .post('requestor/templates', { name: 'Trades', requirements: asksFor(1_000_000) })
      .expect(201);
    const { templateId } = bodyOf<{ templateId: string }>(template);
    const project = await requester.post('requestor/projects', { name: 'Riverfront', templateId }).expect(201);
    ({ projectId } = bodyOf<{ projectId: string }>(project));
  });
  afterAll(() => product.close());

  const inputFor = (email: string, more: object = {}) => ({
    projectId,
    email,
    message: 'Welcome.\nPlease answer.',
    dueOn: '2026-12-05',
    ...more,
  });
  const ask = async (email: string, more: object = {}): Promise<string> =>
    bodyOf<{ requestId: string }>(await requester.post(ASK, inputFor(email, more)).expect(201)).requestId;
  const mailsTo = async (email: string) => {
    await product.settled();
    await product.mailing.sender!.sendDue();
    return (await product.mailing.mailbox!.mails()).filter(({ to }) => to === email);
  };
  const tokenFor = async (email: string): Promise<string> => {
    const [mail] = await mailsTo(email);
    return /https:\/\/covertrail\.example\/invitation#([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const open = (path: string, body: object) =>
    request(product.server).post(`/covertrail-api/policy/request/invitation${path}`).send(body);
  const rowOf = async (id: string): Promise<RequestRow> => {
    await product.settled();
    return bodyOf<PageOf<RequestRow>>(await requester.get(`policy/request/pendinglist?requestId=${id}`).expect(200))
      .rows[0]!;
  };

  it('sends one mail that says who asks for what by when', async () => {
    await ask(EMAIL);
    const mails = await mailsTo(FOLDED);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('“Meridian Builders” asks you for proof of insurance for “Riverfront”');
    expect(mails[0]?.text).toContain('by 12/05/2026');
    expect(mails[0]?.text).toContain('> Welcome.\n> Please answer.');
    expect(await mailsTo(FOLDED)).toHaveLength(1);
  });

  it('keeps the secret of its link to the mail: no event, no log and no vault reveals it', async () => {
    const token = await tokenFor(FOLDED);
    const link = await product.infrastructure.vault.record('link:request-invitation', token);
    expect(link).toBeNull();
    const events = await product.infrastructure.events.readStream(`request-${(await rowsFor(FOLDED))[0]!.id}`);
    expect(JSON.stringify(events)).not.toContain(token);
    expect(JSON.stringify(events)).not.toMatch(/brandt/i);
  });

  const rowsFor = async (email: string): Promise<RequestRow[]> =>
    bodyOf<PageOf<RequestRow>>(await requester.get('policy/request/pendinglist').expect(200)).rows.filter(
      ({ insuredName }) => insuredName === email,
    );

  it('opens with its link, and with nothing else', async () => {
    const token = await tokenFor(FOLDED);
    const invitation = bodyOf<RequestInvitation>(await open('', { token }).expect(200));
    expect(invitation).toMatchObject({
      requesterName: 'Meridian Builders',
      projectName: 'Riverfront',
      dueOn: '2026-12-05',
      message: 'Welcome.\nPlease answer.',
      state: 'open',
      lines: [
        {
          name: 'General liability',
          terms: [{ label: 'Each occurrence', text: expect.stringContaining('$1,000,000') as unknown }],
        },
      ],
      openedAs: 'invitee',
      given: [],
      agent: null,
    });
    for (const wrong of [`${token.slice(0, -2)}AA`, 'A'.repeat(43)]) {
      expect((await open('', { token: wrong }).expect(404)).body).toMatchObject({
        code: 'LINK.NOT_VALID',
        message: 'This link is no longer valid',
      });
    }
    await open('', { token: 'short' }).expect(400);
    await requester.get('user/userdetails').set('authorization', `Bearer ${token}`).expect(401);
  });

  it('shows the invited address to those who invited, in the activity log', async () => {
    await product.settled();
    const { rows } = bodyOf<PageOf<ActivityRow>>(await requester.get('activity-log?feature=request').expect(200));
    expect(rows.map(({ sentence }) => sentence)).toContainEqual(
      expect.stringContaining(`asked *${FOLDED}* for proof of insurance`),
    );
  });

  it('asks before it is sent twice, and is sent twice when the requester confirms', async () => {
    const again = await requester.post(ASK, inputFor(EMAIL.toUpperCase())).expect(409);
    expect(again.body).toMatchObject({
      code: 'REQUEST.ALREADY_OPEN',
      message: expect.stringMatching(/request \d{12}, due 12\/05\/2026, is still open/) as unknown,
    });
    const before = (await mailsTo(FOLDED)).length;
    const key = '0d000000-0000-4000-8000-0000000000aa';
    const first = await requester.post(ASK, inputFor(EMAIL, { again: true }), key).expect(201);
    await ask(EMAIL, { again: true });
    const repeat = await requester.post(ASK, inputFor(EMAIL, { again: true }), key).expect(201);
    expect(repeat.body).toEqual(first.body);
    expect(await mailsTo(FOLDED)).toHaveLength(before + 2);
  });

  it('can be declined by the invited person, whom the log names by address', async () => {
    const email = 'declines@supplier.example';
    const id = await ask(email);
    const token = await tokenFor(email);
    await open('/decline', { token, reason: ' ' }).expect(400);
    await open('/decline', { token, reason: 'We do not work there.' }).expect(200);
    expect(await rowOf(id)).toMatchObject({ state: 'declined', reason: 'We do not work there.' });
    expect(bodyOf<RequestInvitation>(await open('', { token }).expect(200)).state).toBe('declined');
    await open('/decline', { token, reason: 'Changed my mind about why.' }).expect(409);
    const { rows } = bodyOf<PageOf<ActivityRow>>(await requester.get('activity-log?feature=request').expect(200));
    expect(rows.find(({ type }) => type === 'RequestDeclined')).toMatchObject({
      actor: email,
      company: 'invited by e-mail',
    });
    await ask(email);
  });

  it('writes to nobody about a request that was canceled before the mail went', async () => {
    const email = 'late@supplier.example';
    const requestId = await ask(email);
    await requester.post('policy/request/cancel', { requestId, reason: 'A mistake.' }).expect(200);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('has a link that ends', async () => {
    const email = 'slow@supplier.example';
    await ask(email);
    const token = await tokenFor(email);
    await open('', { token }).expect(200);
    product.clock.moveTo('2026-12-21T15:00:01.000Z');
    expect((await open('', { token }).expect(404)).body).toMatchObject({ code: 'LINK.NOT_VALID' });
  });

  it('shows its mails in the mailbox of a demo', async () => {
    const { body } = await request(product.server).get('/covertrail-api/dev/mailbox').expect(200);
    expect((body as { data: { to: string }[] }).data.map(({ to }) => to)).toContain(FOLDED);
  });
});
