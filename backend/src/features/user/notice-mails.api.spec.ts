import request from 'supertest';
import type { NoticeMailChoice } from '@covertrail/contracts/user/user.replies';
import type { Mail } from '@covertrail/platform/mail/mailer.port';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { mailsTo } from '#testing/mailed-tokens';
import { join, joinOperator, type Caller } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';

const END = '/covertrail-api/user/notices/end';

describe('notices that come by mail too [A16]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  beforeAll(async () => {
    [product, world] = await openWithSupplier();
  });
  afterAll(() => product.close());

  const ask = async () => {
    const input = { projectId: world.projectId, insuredCompanyId: world.insured.companyId, dueOn: '2026-12-05' };
    await world.requester.post('policy/request/template/createPolicyRequest', { ...input, again: true }).expect(201);
  };
  const requestsTo = async ({ email }: Caller) =>
    (await mailsTo(product, email)).filter(({ subject }) => subject.includes('asks you for proof of insurance'));
  const newColleague = (name: string) => join(product, world.insured.companyId, name, 'reviewer');
  const stoppedOf = async (person: Caller) => {
    const choices = bodyOf<readonly NoticeMailChoice[]>(await person.get('user/notices').expect(200));
    return choices.filter(({ byMail }) => !byMail).map(({ notice }) => notice);
  };
  const endingIn = ({ text, oneClickUrl }: Mail) => ({
    token: /covertrail\.example\/unsubscribe#([\w-]{43})\n/.exec(text)?.[1] ?? '',
    address: new URL(oneClickUrl ?? '').pathname,
  });

  it('are chosen by kind, of those that concern the roles of the company', async () => {
    const rosa = await newColleague('Rosa');
    const choices = bodyOf<readonly NoticeMailChoice[]>(await rosa.get('user/notices').expect(200));
    expect(choices.map(({ notice, byMail }) => [notice, byMail])).toEqual([
      ['requests', true],
      ['reminders', true],
      ['renewals', true],
      ['plans', true],
      ['agencies', true],
      ['people', true],
    ]);
    await rosa.put('user/notices', { notice: 'requests', byMail: false }).expect(200);
    expect(await stoppedOf(rosa)).toEqual(['requests']);
    await ask();
    expect(await requestsTo(rosa)).toEqual([]);
    expect(await requestsTo(world.insured)).toHaveLength(1);
    await rosa.put('user/notices', { notice: 'requests', byMail: true }).expect(200);
    await ask();
    expect(await requestsTo(rosa)).toHaveLength(1);
  });

  it('are no kinds of security: those mails cannot be stopped', async () => {
    await world.insured.put('user/notices', { notice: 'password-reset', byMail: false }).expect(400);
    const { email } = world.insured;
    await request(product.server).post('/covertrail-api/user/resetpassword').send({ email }).expect(200);
    const mail = (await mailsTo(product, email)).find(({ subject }) => subject === 'Choose a new password');
    expect(mail?.oneClickUrl).toBeNull();
    expect(mail?.text).not.toContain('/unsubscribe');
  });

  it('are ended by the link of a mail: not when it is opened, but when the person says so, and again without harm', async () => {
    const sven = await newColleague('Sven');
    await ask();
    const [mail] = await requestsTo(sven);
    const { token, address } = endingIn(mail!);
    const opened = await request(product.server).get(address).expect(303);
    expect(opened.headers['location']).toBe(`/unsubscribe#${token}`);
    const read = await request(product.server).post('/covertrail-api/user/notices/link').send({ token }).expect(200);
    expect(bodyOf(read)).toEqual({ notice: 'requests', ofAddress: false });
    expect(await stoppedOf(sven)).toEqual([]);
    for (const _time of [1, 2]) await request(product.server).post(END).send({ token }).expect(200);
    expect(await stoppedOf(sven)).toEqual(['requests']);
  });

  it('are ended by the one click of a mail program, which posts a form to the address of the mail (RFC 8058)', async () => {
    const tess = await newColleague('Tess');
    await ask();
    const [mail] = await requestsTo(tess);
    const { address } = endingIn(mail!);
    await request(product.server).post(address).type('form').send('List-Unsubscribe=One-Click').expect(200);
    expect(await stoppedOf(tess)).toEqual(['requests']);
  });

  it('are ended so while the product is maintained, and by a program that posts JSON', async () => {
    const uma = await newColleague('Uma');
    await ask();
    const [mail] = await requestsTo(uma);
    const { address } = endingIn(mail!);
    const operator = await joinOperator(product, 'Olga');
    const [from, until] = [0, 600_000].map((ms) => new Date(Date.parse(product.clock.now()) + ms).toISOString());
    const planned = await operator.post('operation/planned-maintenance', { from, until, text: 'We move.' });
    expect(planned.status).toBe(201);
    await uma.put('user/notices', { notice: 'agencies', byMail: false }).expect(503);
    await request(product.server).post(address).send({ 'List-Unsubscribe': 'One-Click' }).expect(200);
    await request(product.server).post(address).type('json').send('{"broken').expect(200);
    expect(await stoppedOf(uma)).toEqual(['requests']);
    product.clock.moveTo(new Date(Date.parse(until!) + 60_000).toISOString());
  });

  it('are not ended by a secret of something else, or by none', async () => {
    const endsAt = '2027-01-01T00:00:00.000Z';
    const other = await product.mailing.links.issue('agent-update', { userId: world.insured.userId }, endsAt);
    for (const token of [other, 'x'.repeat(43)]) {
      const refused = await request(product.server).post(END).send({ token }).expect(404);
      expect(refused.body).toMatchObject({ code: 'LINK.NOT_VALID' });
      await request(product.server).post(`/unsubscribe/${token}`).type('form').send('a=b').expect(404);
    }
  });
});
