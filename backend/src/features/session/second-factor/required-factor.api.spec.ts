import request from 'supertest';
import type { EnrollmentAsked } from '@covertrail/contracts/session/session.replies';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { codeAt, turnedOn } from '#testing/authenticator';
import { byNobody, join, joinAlso, PASSWORD, registerCompany, type Caller } from '#testing/people';
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
  const logIn = ({ email }: Pick<Caller, 'email'>) => post('authenticate', { email, password: PASSWORD }).expect(200);
  const requires = (type: 'RequireSecondFactor' | 'EndSecondFactorRequirement') =>
    product.infrastructure.deciders.handle(companyDecider, strict, { type }, byNobody());
  const enrollmentOf = async (person: Caller) => bodyOf<EnrollmentAsked>(await logIn(person));
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
    await requires('RequireSecondFactor');
    const { challenge } = await enrollmentOf(lena);
    await turnedOn(product, lena);
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
    await founder.put('company/second-factor', { isRequired: true }).expect(200);
    expect(bodyOf(await founder.get('company/second-factor').expect(200))).toEqual({ isRequired: true, without });
    expect(await enrollmentOf(founder)).toMatchObject({ asks: 'enrollment', requiredBy: ['Alder Works'] });
    await founder.put('company/second-factor', { isRequired: false }).expect(200);
    expect(bodyOf(await logIn(founder))).toMatchObject({ id: founder.userId });
  });
});
