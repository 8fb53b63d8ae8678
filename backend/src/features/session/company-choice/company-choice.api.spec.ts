import request from 'supertest';
import { joinAlso, loggedIn, PASSWORD, registerCompany, registerPerson, type Person } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import type { CompanyAsked, CompanyCard, LoginRecord } from '@covertrail/contracts/session/session.replies';

const BASE = '/covertrail-api';

describe('a person of several companies [A02]', () => {
  let product: TestProduct;
  let person: Person;
  let other: string;
  let foreign: string;
  beforeAll(async () => {
    product = await openTestProduct();
    person = await registerPerson(product, await registerCompany(product, 'Meridian Builders', ['requester']), 'Dana');
    other = await registerCompany(product, 'Alder Works', ['insured']);
    foreign = await registerCompany(product, 'Northgate Hotels', ['requester']);
    await joinAlso(product, person, other);
    await product.settled();
  });
  afterAll(() => product.close());

  const logIn = () =>
    request(product.server).post(`${BASE}/authenticate`).send({ email: person.email, password: PASSWORD });
  const logInAsks = async () => bodyOf<CompanyAsked>(await logIn().expect(200));
  const choose = (challenge: string, companyId: string) =>
    request(product.server).post(`${BASE}/authenticate/company`).send({ challenge, companyId });

  it('is asked for one after the password, and has no session before', async () => {
    const reply = await logIn().expect(200);
    expect(reply.headers['set-cookie']).toBeUndefined();
    const { companies, ...rest } = bodyOf<CompanyAsked>(reply);
    expect(rest).toEqual({
      asks: 'company',
      multiemailUser: true,
      challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    expect(companies.map(({ name }) => name)).toEqual(['Alder Works', 'Meridian Builders']);
    expect(companies[0]).toMatchObject({ id: other, address1: '1 Main Street', city: 'Denver', postCode: '80202' });
  });

  it('gets the session of the chosen one, by a challenge that is valid once', async () => {
    const { challenge } = await logInAsks();
    const reply = await choose(challenge, other).expect(200);
    expect(bodyOf<LoginRecord>(reply)).toMatchObject({ companyId: other, companyName: 'Alder Works', role: 'Insured' });
    expect(String(reply.headers['set-cookie'])).toMatch(/covertrail_renewal=.*covertrail_device=/);
    expect((await choose(challenge, other).expect(401)).body).toMatchObject({ code: 'AUTH.LOG_IN_OVER' });
  });

  it('gets none of a company that is not theirs, and may choose again', async () => {
    const { challenge } = await logInAsks();
    const refused = await choose(challenge, foreign).expect(404);
    expect(refused.body).toMatchObject({
      message: 'Company information is missing, please contact service administrator.',
    });
    await choose(challenge, person.companyId).expect(200);
  });

  it('has to log in again when the choice took too long', async () => {
    const { challenge } = await logInAsks();
    product.clock.moveTo(new Date(Date.parse(product.clock.now()) + 11 * 60_000).toISOString());
    await choose(challenge, other).expect(401);
  });

  it('goes on in another one: the session of the first is over', async () => {
    const caller = await loggedIn(product, person);
    const cards = bodyOf<readonly CompanyCard[]>(await caller.get('user/companies').expect(200));
    expect(cards.map(({ id }) => id)).toEqual([other, person.companyId]);
    await caller.post('user/company', { companyId: foreign }).expect(404);
    const reply = await caller.post('user/company', { companyId: other }).expect(200);
    expect(bodyOf<LoginRecord>(reply)).toMatchObject({ companyId: other, role: 'Insured' });
    expect(String(reply.headers['set-cookie'])).toContain('covertrail_renewal=');
    await caller.get('user/userdetails').expect(401);
  });
});
