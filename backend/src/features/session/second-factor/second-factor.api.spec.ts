import request from 'supertest';
import { besideNewBrowsers, mailsTo } from '#testing/mailed-tokens';
import { START } from '@covertrail/platform/event-store/event-store.port';
import type { LogInReply } from '@covertrail/contracts/session/session.replies';
import { codeAt, offeredSecret, turnedOn } from '#testing/authenticator';
import { join, joinAlso, PASSWORD, registerCompany, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

const WRONG = { code: 'SECOND_FACTOR.WRONG_CODE' };
const OVER = { code: 'AUTH.LOG_IN_OVER' };
const STATE = 'user/second-factor';

describe('an authenticator app [A17]', () => {
  let product: TestProduct;
  let companyId: string;
  beforeAll(async () => {
    product = await openTestProduct();
    companyId = await registerCompany(product, 'Meridian', ['requester']);
  });
  afterAll(() => product.close());

  const post = (path: string, body: object) => request(product.server).post(`/covertrail-api/${path}`).send(body);
  const passSeconds = (seconds: number) =>
    product.clock.moveTo(new Date(Date.parse(product.clock.now()) + seconds * 1_000).toISOString());
  const logIn = ({ email }: Pick<Caller, 'email'>) => post('authenticate', { email, password: PASSWORD }).expect(200);
  const challengeOf = async (person: Pick<Caller, 'email'>): Promise<string> => {
    const reply = bodyOf<LogInReply>(await logIn(person));
    return 'challenge' in reply ? reply.challenge : '';
  };
  const enter = (challenge: string, code: string) => post('authenticate/code', { challenge, code });
  const subjectsTo = async (email: string) => {
    return besideNewBrowsers(await mailsTo(product, email)).map(({ subject }) => subject);
  };

  it('is turned on by a code of it, and its person gets ten recovery codes and a mail', async () => {
    const dana = await join(product, companyId, 'Dana');
    const since = product.clock.now();
    const { recoveryCodes } = await turnedOn(product, dana);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(bodyOf(await dana.get(STATE).expect(200))).toEqual({ since, codesLeft: 10, requiredBy: [] });
    expect(await subjectsTo(dana.email)).toEqual(['Your authenticator app was turned on']);
    const again = await dana.post('user/second-factor/offer', { password: PASSWORD }).expect(409);
    expect(again.body).toMatchObject({ code: 'SECOND_FACTOR.ON' });
  });

  it('is offered to who enters the password again, for ten minutes, and is off until a code comes back', async () => {
    const rosa = await join(product, companyId, 'Rosa');
    const wrong = await rosa.post('user/second-factor/offer', { password: 'Wrong-Horse-9' }).expect(422);
    expect(wrong.body).toMatchObject({ code: 'SECOND_FACTOR.WRONG_PASSWORD' });
    const secret = await offeredSecret(rosa);
    const refused = await rosa.post(STATE, { code: codeAt(product, secret, 5) }).expect(422);
    expect(refused.body).toMatchObject(WRONG);
    expect(bodyOf(await logIn(rosa))).toMatchObject({ id: rosa.userId });
    passSeconds(601);
    await rosa.post(STATE, { code: codeAt(product, secret) }).expect(409);
    expect(bodyOf(await rosa.get(STATE).expect(200))).toMatchObject({ since: null, codesLeft: 0 });
  });

  it('gives no session for the password alone, also in a browser that is known', async () => {
    const lena = await join(product, companyId, 'Lena');
    const before = await logIn(lena);
    const { secret } = await turnedOn(product, lena);
    const reply = await logIn(lena).set('Cookie', before.get('Set-Cookie') ?? []);
    expect(Object.keys(bodyOf<object>(reply)).sort()).toEqual(['asks', 'challenge']);
    expect(reply.get('Set-Cookie')).toBeUndefined();
    const { challenge } = bodyOf<{ challenge: string }>(reply);
    const opened = await enter(challenge, ` ${codeAt(product, secret).replace(/(?=...$)/, ' ')} `).expect(200);
    expect(bodyOf(opened)).toMatchObject({ id: lena.userId });
    expect(opened.get('Set-Cookie')?.join()).toContain('covertrail_renewal=');
  });

  it('takes no code twice, and none of the steps before a used one or long ago', async () => {
    const mara = await join(product, companyId, 'Mara');
    const { secret } = await turnedOn(product, mara);
    const code = codeAt(product, secret);
    await enter(await challengeOf(mara), code).expect(200);
    for (const used of [code, codeAt(product, secret, -1), codeAt(product, secret, -2), codeAt(product, secret, 2)])
      expect((await enter(await challengeOf(mara), used).expect(422)).body).toMatchObject(WRONG);
    await enter(await challengeOf(mara), codeAt(product, secret, 1)).expect(200);
  });

  it('takes one of many that come with the same code at once, and one of those with the same challenge', async () => {
    const nora = await join(product, companyId, 'Nora');
    const { secret, recoveryCodes } = await turnedOn(product, nora);
    const challenges = [await challengeOf(nora), await challengeOf(nora), await challengeOf(nora)];
    const replies = await Promise.all(challenges.map((challenge) => enter(challenge, codeAt(product, secret))));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const challenge = await challengeOf(nora);
    const opened = await Promise.all(recoveryCodes.slice(0, 3).map((code) => enter(challenge, code)));
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(bodyOf(await nora.get(STATE).expect(200))).toMatchObject({ codesLeft: 9 });
  });

  it('takes a challenge once, for ten minutes, and not after the password was changed', async () => {
    const olga = await join(product, companyId, 'Olga');
    const { secret, recoveryCodes } = await turnedOn(product, olga);
    const late = await challengeOf(olga);
    passSeconds(601);
    expect((await enter(late, recoveryCodes[0]!).expect(401)).body).toMatchObject(OVER);
    const used = await challengeOf(olga);
    await enter(used, codeAt(product, secret)).expect(200);
    expect((await enter(used, recoveryCodes[0]!).expect(401)).body).toMatchObject(OVER);
    const before = await challengeOf(olga);
    passSeconds(1);
    const [oldPassword, password] = [PASSWORD, 'Trombone&Kettle7'];
    await request(product.server)
      .put('/covertrail-api/user/updatepassword')
      .send({ email: olga.email, oldPassword, password, confirmPassword: password })
      .expect(200);
    await enter(before, recoveryCodes[0]!).expect(401);
    const { challenge } = bodyOf<{ challenge: string }>(await post('authenticate', { email: olga.email, password }));
    const opened = bodyOf<{ jwt: string }>(await enter(challenge, recoveryCodes[0]!).expect(200));
    expect(opened.jwt).toBeTruthy();
  });

  it('comes before the choice of a company, whose challenge answers nothing else', async () => {
    const paula = await join(product, companyId, 'Paula');
    const other = await registerCompany(product, 'Alder Works', ['insured']);
    await joinAlso(product, paula, other);
    await product.settled();
    const { secret } = await turnedOn(product, paula);
    const first = bodyOf<{ asks: string; challenge: string }>(await logIn(paula));
    expect(first.asks).toBe('code');
    expect(JSON.stringify(first)).not.toContain('Alder Works');
    const skipped = await post('authenticate/company', { challenge: first.challenge, companyId: other }).expect(401);
    expect(skipped.body).toMatchObject(OVER);
    await post('authenticate/enroll/offer', { challenge: first.challenge }).expect(401);
    const next = bodyOf<{ asks: string; challenge: string }>(
      await enter(first.challenge, codeAt(product, secret)).expect(200),
    );
    expect(next.asks).toBe('company');
    await enter(next.challenge, codeAt(product, secret, 1)).expect(401);
    const opened = await post('authenticate/company', { challenge: next.challenge, companyId: other }).expect(200);
    expect(bodyOf(opened)).toMatchObject({ companyId: other });
  });

  it('is of one account: codes of another open nothing', async () => {
    const petra = await join(product, companyId, 'Petra');
    const foreign = await turnedOn(product, await join(product, companyId, 'Quinn'));
    const own = await turnedOn(product, petra);
    for (const code of [codeAt(product, foreign.secret), foreign.recoveryCodes[0]!])
      expect((await enter(await challengeOf(petra), code).expect(422)).body).toMatchObject(WRONG);
    expect((await enter('A'.repeat(43), codeAt(product, own.secret)).expect(401)).body).toMatchObject(OVER);
  });

  it('is replaced by each recovery code once, however it is written, and its person gets a mail', async () => {
    const rita = await join(product, companyId, 'Rita');
    const { recoveryCodes } = await turnedOn(product, rita);
    const [first = '', second = ''] = recoveryCodes;
    await enter(await challengeOf(rita), first.toUpperCase().replaceAll('-', ' ')).expect(200);
    expect((await enter(await challengeOf(rita), first).expect(422)).body).toMatchObject(WRONG);
    expect(bodyOf(await rita.get(STATE).expect(200))).toMatchObject({ codesLeft: 9 });
    await rita.post('user/second-factor/codes', { password: PASSWORD }).expect(200);
    await enter(await challengeOf(rita), second).expect(422);
    expect(bodyOf(await rita.get(STATE).expect(200))).toMatchObject({ codesLeft: 10 });
    expect(await subjectsTo(rita.email)).toEqual(
      expect.arrayContaining(['A recovery code opened your account', 'You have new recovery codes']),
    );
  });

  it('makes who enters a thousand wrong codes wait after a few', async () => {
    const sara = await join(product, companyId, 'Sara');
    const { secret } = await turnedOn(product, sara);
    const challenge = await challengeOf(sara);
    const statuses: number[] = [];
    for (let guess = 0; guess < 1_000 && statuses.at(-1) !== 429; guess += 1)
      statuses.push((await enter(challenge, String(guess).padStart(6, '0'))).status);
    expect(statuses.length).toBeLessThanOrEqual(6);
    expect((await enter(challenge, codeAt(product, secret))).status).toBe(429);
  });

  it('tells its person once a day by mail of several wrong codes, and not of one that was mistyped', async () => {
    const theo = await join(product, companyId, 'Theo');
    await turnedOn(product, theo);
    const TRIED = 'Wrong codes were entered with your password';
    const challenge = await challengeOf(theo);
    for (const guess of ['000000', '111111']) await enter(challenge, guess).expect(422);
    expect(await subjectsTo(theo.email)).not.toContain(TRIED);
    for (const guess of ['222222', '333333']) await enter(challenge, guess).expect(422);
    expect((await subjectsTo(theo.email)).filter((subject) => subject === TRIED)).toHaveLength(1);
  });

  it('is turned off with the password, after which that alone opens a session', async () => {
    const tina = await join(product, companyId, 'Tina');
    await turnedOn(product, tina);
    await tina.post('user/second-factor/end', { password: 'Wrong-Horse-9' }).expect(422);
    await tina.post('user/second-factor/end', { password: PASSWORD }).expect(200);
    expect(bodyOf(await logIn(tina))).toMatchObject({ id: tina.userId });
    expect(await subjectsTo(tina.email)).toContain('Your authenticator app was turned off');
  });

  it('leaves no secret and no code in an event', async () => {
    const vera = await join(product, companyId, 'Vera');
    const { secret, recoveryCodes } = await turnedOn(product, vera);
    const log: string[] = [];
    for await (const event of product.infrastructure.events.readAll({ after: START })) log.push(JSON.stringify(event));
    for (const text of [secret, ...recoveryCodes]) expect(log.join()).not.toContain(text);
  });
});
