import request from 'supertest';
import { StoreUnreachable } from '@covertrail/platform/errors/store-unreachable';
import { inflateSync } from 'node:zlib';
import { PASSWORD, registerCompany, registerPerson } from '#testing/people';
import { solvedCaptcha } from '#testing/solved-captcha';
import { openTestProduct, type TestProduct } from '#testing/test-product';
import { captchaPicture } from './captcha-picture.rules.js';
import { CHARACTERS } from './captcha-strokes.content.js';

const ASKED = {
  code: 'AUTH.CAPTCHA_ASKED',
  message: 'Please enter captcha.',
  errors: { captcha: 'Please enter captcha.' },
};
const WRONG = {
  code: 'AUTH.CAPTCHA_WRONG',
  message: 'Enter valid captcha',
  errors: { captcha: 'Enter valid captcha' },
};

describe('a captcha at the log-in [A01]', () => {
  let product: TestProduct;
  let email: string;
  beforeEach(async () => {
    product = await openTestProduct();
    email = (await registerPerson(product, await registerCompany(product, 'Meridian', ['requester']), 'Dana')).email;
    await product.settled();
  });
  afterEach(() => product.close());

  const logIn = (more: object = {}, who = email) =>
    request(product.server)
      .post('/covertrail-api/authenticate')
      .send({ email: who, password: PASSWORD, ...more });
  const fail = async (times: number, who = email) => {
    for (let count = 0; count < times; count += 1) await logIn({ password: 'Wrong-Horse-9' }, who).expect(401);
  };

  it('is asked for after three wrong passwords, also of an account that does not exist, and a right password alone does not help', async () => {
    for (const who of [email, 'nobody@example.com']) {
      await fail(3, who);
      expect((await logIn({}, who).expect(422)).body).toMatchObject(ASKED);
      expect((await logIn({ password: 'Wrong-Horse-9' }, who).expect(422)).body).toMatchObject(ASKED);
    }
    await logIn(await solvedCaptcha(product)).expect(200);
    await logIn().expect(200);
  });

  it('is no question to somebody who did nothing wrong, and is not used up then', async () => {
    const captcha = await solvedCaptcha(product);
    await logIn(captcha).expect(200);
    await fail(3);
    await logIn(captcha).expect(200);
  });

  it('is not asked for after log-ins that failed because a store did not answer', async () => {
    const { vault } = product.infrastructure;
    const remove = vault.removeRecord.bind(vault);
    vault.removeRecord = () => Promise.reject(new StoreUnreachable('the vault does not answer'));
    for (let count = 0; count < 4; count += 1) await logIn().expect(503);
    vault.removeRecord = remove;
    await logIn().expect(200);
    product.log.errors.splice(0);
  });

  it('is over after one answer, right or wrong, and after five minutes', async () => {
    await fail(3);
    const [mistaken, right, late] = [
      await solvedCaptcha(product),
      await solvedCaptcha(product),
      await solvedCaptcha(product),
    ];
    expect((await logIn({ ...mistaken, captcha: 'WRONG' }).expect(422)).body).toMatchObject(WRONG);
    expect((await logIn(mistaken).expect(422)).body).toMatchObject(WRONG);
    await logIn({ ...right, password: 'Wrong-Horse-9' }).expect(401);
    expect((await logIn(right).expect(422)).body).toMatchObject(WRONG);
    product.clock.moveTo('2026-11-21T15:05:00.000Z');
    expect((await logIn(late).expect(422)).body).toMatchObject(WRONG);
    expect(
      (await logIn({ ...(await solvedCaptcha(product)), captchaId: 'A'.repeat(43) }).expect(422)).body,
    ).toMatchObject(WRONG);
  });

  it('does not take the place of the wait: the answer is kept for the time after it', async () => {
    await fail(3);
    for (let count = 0; count < 2; count += 1)
      await logIn({ ...(await solvedCaptcha(product)), password: 'Wrong-Horse-9' }).expect(401);
    const captcha = await solvedCaptcha(product);
    expect((await logIn(captcha).expect(429)).body).toMatchObject({ code: 'AUTH.TOO_MANY_ATTEMPTS' });
    product.clock.moveTo('2026-11-21T15:00:02.000Z');
    await logIn(captcha).expect(200);
  });

  it('takes the place of another one, which is over then', async () => {
    await fail(3);
    const [before, other] = [await solvedCaptcha(product), await solvedCaptcha(product)];
    for (const refreshCaptcha of [before.captchaId, before.captchaId, 'true', 'A'.repeat(43)])
      expect((await solvedCaptcha(product, { refreshCaptcha })).captchaId).not.toBe(before.captchaId);
    expect((await logIn(before).expect(422)).body).toMatchObject(WRONG);
    await logIn(other).expect(200);
  });

  it('is the same for an address with an account, for one without, and for none, and keeps neither', async () => {
    await fail(3);
    const ask = async (query: object) => {
      const { status, body, headers } = await request(product.server).get('/covertrail-api/captcha').query(query);
      const { data } = body as { readonly data: object };
      return { status, names: Object.keys(data), headers: Object.keys(headers) };
    };
    const without = await ask({});
    expect(without).toMatchObject({ status: 200, names: ['captchaId', 'picture', 'question'] });
    for (const emailId of [email, 'nobody@example.com']) expect(await ask({ emailId })).toEqual(without);
    const kept: string[] = [];
    for await (const entry of product.infrastructure.vault.contents())
      if (entry.kind === 'record' && entry.of === 'link:captcha') kept.push(entry.body);
    expect(kept).toHaveLength(3);
    expect(kept.filter((body) => body.includes(email) || body.includes('nobody'))).toEqual([]);
    await logIn(await solvedCaptcha(product, { emailId: 'nobody@example.com' })).expect(200);
  });

  it.each([
    { emailId: '' },
    { emailId: 'x'.repeat(300) },
    { refreshCaptcha: 'again' },
    { email: 'dana@meridian.example' },
  ])('is not given for %j', async (query) => {
    const refused = await request(product.server).get('/covertrail-api/captcha').query(query).expect(400);
    expect(refused.body).toMatchObject({ code: 'HTTP.BAD_INPUT' });
  });

  it('is asked for where a password is updated, too', async () => {
    await fail(3);
    const update = { email, oldPassword: PASSWORD, password: 'Trombone&Kettle7', confirmPassword: 'Trombone&Kettle7' };
    const send = (more: object) =>
      request(product.server)
        .put('/covertrail-api/user/updatepassword')
        .send({ ...update, ...more });
    expect((await send({}).expect(422)).body).toMatchObject(ASKED);
    await send(await solvedCaptcha(product)).expect(200);
  });

  it('is read from its picture as well, in small letters and with spaces', async () => {
    await fail(3);
    const { captchaId } = await solvedCaptcha(product);
    const records = product.infrastructure.vault.contents();
    const shown: string[] = [];
    for await (const entry of records)
      if (entry.kind === 'record' && entry.of === 'link:captcha')
        shown.push((JSON.parse(entry.body) as { about: { shown: string } }).about.shown);
    expect(shown[0]).toMatch(new RegExp(`^[${CHARACTERS}]{5}$`));
    await logIn({ captchaId, captcha: ` ${[...shown[0]!.toLowerCase()].join(' ')} ` }).expect(200);
  });
});

describe('the picture of a captcha [A01]', () => {
  const pixelsOf = (text: string, random: () => number): Buffer => {
    const png = Buffer.from(captchaPicture(text, random).slice('data:image/png;base64,'.length), 'base64');
    const at = png.indexOf('IDAT');
    return inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  };

  it('shows other characters as other dots, and the same ones otherwise each time', () => {
    expect(pixelsOf('ACE3K', () => 0.5)).toEqual(pixelsOf('ACE3K', () => 0.5));
    expect(pixelsOf('ACE3K', () => 0.5)).not.toEqual(pixelsOf('ACE3L', () => 0.5));
    expect(pixelsOf('ACE3K', () => 0.4)).not.toEqual(pixelsOf('ACE3K', () => 0.5));
    const dark = [...pixelsOf('ACE3K', () => 0.5)].filter((gray) => gray > 0 && gray < 80).length;
    expect(dark).toBeGreaterThan(600);
  });
});
