import request from 'supertest';
import type { EnrollmentAsked } from '@covertrail/contracts/session/session.replies';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { codeAt, turnedOn } from '#testing/authenticator';
import { openSocket } from '#testing/open-socket';
import {
  byNobody,
  join,
  joinAlso,
  loggedIn,
  PASSWORD,
  registerCompany,
  registerPerson,
  type Person,
} from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

describe('an authenticator app that a company requires [A18]', () => {
  let product: TestProduct;
  let companyId: string;
  let strict: string;
  beforeAll(async () => {
    product = await openTestProduct();
    companyId = await registerCompany(product, 'Meridian', ['requester']);
    strict = await registerCompany(product, 'Strict Works', ['requester']);
  });
  afterAll(() => product.close());

  const post = (path: string, body: object) => request(product.server).post(`/covertrail-api/${path}`).send(body);
  const logIn = ({ email }: Pick<Person, 'email'>) => post('authenticate', { email, password: PASSWORD }).expect(200);
  const requires = (type: 'RequireSecondFactor' | 'EndSecondFactorRequirement') =>
    product.infrastructure.deciders.handle(companyDecider, strict, { type }, byNobody());
  const enrollmentOf = async (person: Pick<Person, 'email'>) => bodyOf<EnrollmentAsked>(await logIn(person));
  afterEach(() => requires('EndSecondFactorRequirement'));

  it('is set up before a session begins, by the challenge of the log-in alone', async () => {
    const dana = await join(product, strict, 'Dana');
    await requires('RequireSecondFactor');
    const reply = await logIn(dana);
    expect(reply.get('Set-Cookie')).toBeUndefined();
    const { challenge, ...rest } = bodyOf<EnrollmentAsked>(reply);
    expect(rest).toEqual({ asks: 'enrollment', requiredBy: ['Strict Works'] });
    await post('authenticate/company', { challenge, companyId: strict }).expect(401);
    await post('authenticate/code', { challenge, code: '123456' }).expect(401);
    const { secret } = bodyOf<{ secret: string }>(await post('authenticate/enroll/offer', { challenge }).expect(200));
    await post('authenticate/enroll', { challenge, code: codeAt(product, secret, 5) }).expect(422);
    const opened = await post('authenticate/enroll', { challenge, code: codeAt(product, secret) }).expect(200);
    const { recoveryCodes, next } = bodyOf<{ recoveryCodes: string[]; next: object }>(opened);
    expect(recoveryCodes).toHaveLength(10);
    expect(next).toMatchObject({ id: dana.userId, companyId: strict });
    expect(opened.get('Set-Cookie')?.join()).toContain('covertrail_renewal=');
    await post('authenticate/enroll', { challenge, code: codeAt(product, secret, 1) }).expect(401);
    expect(bodyOf(await logIn(dana))).toMatchObject({ asks: 'code' });
  });

  it('is not replaced by who has the password and an older challenge', async () => {
    const lena = await join(product, strict, 'Lena');
    await joinAlso(product, lena, companyId);
    await product.settled();
    const elsewhere = await loggedIn(product, { ...lena, companyId });
    await requires('RequireSecondFactor');
    const { challenge } = await enrollmentOf(lena);
    await turnedOn(product, elsewhere);
    const refused = await post('authenticate/enroll/offer', { challenge }).expect(409);
    expect(refused.body).toMatchObject({ code: 'SECOND_FACTOR.ON' });
  });

  it('is asked for before the choice of a company, and once the company is reached from another', async () => {
    const mara = await join(product, companyId, 'Mara');
    await joinAlso(product, mara, strict);
    await product.settled();
    const before = bodyOf<{ challenge: string }>(await logIn(mara));
    await requires('RequireSecondFactor');
    expect(await enrollmentOf(mara)).toMatchObject({ asks: 'enrollment', requiredBy: ['Strict Works'] });
    const chosen = await post('authenticate/company', { challenge: before.challenge, companyId: strict }).expect(409);
    expect(chosen.body).toMatchObject({ code: 'SECOND_FACTOR.REQUIRED' });
    const switched = await mara.post('user/company', { companyId: strict }).expect(409);
    expect(switched.body).toMatchObject({ code: 'SECOND_FACTOR.REQUIRED' });
    await turnedOn(product, mara);
    await mara.post('user/company', { companyId: strict }).expect(200);
  });

  it('cannot be turned off meanwhile', async () => {
    const nora = await join(product, strict, 'Nora');
    await turnedOn(product, nora);
    await requires('RequireSecondFactor');
    await product.settled();
    const refused = await nora.post('user/second-factor/end', { password: PASSWORD }).expect(409);
    expect(refused.body).toMatchObject({ code: 'SECOND_FACTOR.KEPT' });
    expect(bodyOf(await nora.get('user/second-factor').expect(200))).toMatchObject({ requiredBy: ['Strict Works'] });
    await requires('EndSecondFactorRequirement');
    await nora.post('user/second-factor/end', { password: PASSWORD }).expect(200);
  });

  it('is required by the primary contact alone, who reads first who has none', async () => {
    const works = await registerCompany(product, 'Alder Works', ['requester']);
    const founder = await join(product, works, 'Olga');
    const colleague = await join(product, works, 'Petra');
    await turnedOn(product, colleague);
    await product.settled();
    await colleague.put('company/second-factor', { isRequired: true }).expect(403);
    await colleague.get('company/second-factor').expect(403);
    const without = [{ id: founder.userId, name: 'Olga Tester' }];
    const before = await founder.get('company/second-factor').expect(200);
    expect(bodyOf(before)).toEqual({ isRequired: false, without });
    const refused = await founder.put('company/second-factor', { isRequired: true }).expect(409);
    expect(refused.body).toMatchObject({ code: 'SECOND_FACTOR.OWN_FIRST' });
    await turnedOn(product, founder);
    await founder.put('company/second-factor', { isRequired: true }).expect(200);
    expect(bodyOf(await founder.get('company/second-factor').expect(200))).toEqual({ isRequired: true, without: [] });
    const newcomer = await registerPerson(product, works, 'Rita');
    await product.settled();
    expect(await enrollmentOf(newcomer)).toMatchObject({ asks: 'enrollment', requiredBy: ['Alder Works'] });
    await founder.put('company/second-factor', { isRequired: false }).expect(200);
    expect(bodyOf(await logIn(newcomer))).toMatchObject({ id: newcomer.userId });
  });

  it('ends the open sessions of those who have none, with their sockets, and leaves all others', async () => {
    const works = await registerCompany(product, 'Birch Works', ['requester']);
    const founder = await join(product, works, 'Sven');
    const [without, withApp] = [await join(product, works, 'Tara'), await join(product, works, 'Ugo')];
    await joinAlso(product, without, companyId);
    await product.settled();
    const elsewhere = await loggedIn(product, { ...without, companyId });
    const socket = await openSocket(product, without.token);
    for (const person of [founder, withApp]) await turnedOn(product, person);
    await founder.put('company/second-factor', { isRequired: true }).expect(200);
    expect(await socket.closed).toBe('io server disconnect');
    expect((await without.get('user/userdetails').expect(401)).body).toMatchObject({ code: 'AUTH.TOKEN_INVALID' });
    for (const { get } of [founder, withApp, elsewhere]) await get('user/userdetails').expect(200);
  });

  it('refuses a session that began meanwhile, and renews it no more', async () => {
    const vera = await join(product, strict, 'Vera');
    const opened = await logIn(vera);
    const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
    await requires('RequireSecondFactor');
    await vera.get('user/userdetails').expect(401);
    const renewed = await post('token/renew', {}).set({ cookie }).expect(200);
    expect(renewed.body).toEqual({ data: null });
    await requires('EndSecondFactorRequirement');
    expect((await post('token/renew', {}).set({ cookie }).expect(200)).body).toEqual({ data: null });
  });
});
