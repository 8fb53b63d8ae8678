import request from 'supertest';
import { besideNewBrowsers, mailsTo } from '#testing/mailed-tokens';
import { START } from '@covertrail/platform/event-store/event-store.port';
import type { AddPasskeyDto, PasskeyLogInDto } from '@covertrail/contracts/session/passkey.inputs';
import type { Passkeys } from '@covertrail/contracts/session/passkey.replies';
import { turnedOn } from '#testing/authenticator';
import { join, PASSWORD, registerCompany, type Caller } from '#testing/people';
import { addedPasskey, offeredPasskey, passkeyChallenge } from '#testing/passkeys';
import { SoftPasskey, TOUCHED } from '#testing/soft-passkey';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

const KEYS = 'user/passkeys';
const REFUSED = { code: 'PASSKEY.REFUSED' };
const NOT_MADE = { code: 'PASSKEY.NOT_MADE' };

describe('a passkey [A18]', () => {
  let product: TestProduct;
  let companyId: string;
  beforeAll(async () => {
    product = await openTestProduct();
    companyId = await registerCompany(product, 'Meridian', ['requester']);
  });
  afterAll(() => product.close());

  const post = (path: string, body: object) => request(product.server).post(`/covertrail-api/${path}`).send(body);
  const keysOf = async (person: Caller) => bodyOf<Passkeys>(await person.get(KEYS).expect(200)).passkeys;
  const added = async (person: Caller, name?: string) => (await addedPasskey(person, name)).passkey;
  const challenge = () => passkeyChallenge(product);
  const logIn = (answer: PasskeyLogInDto) => post('authenticate/passkey', answer);
  const subjectsTo = async (email: string) => {
    return besideNewBrowsers(await mailsTo(product, email)).map(({ subject }) => subject);
  };

  it('is added by who enters the password again, opens a session without one, and its person gets a mail', async () => {
    const dana = await join(product, companyId, 'Dana');
    const wrong = await dana.post(`${KEYS}/offer`, { password: 'Wrong-Horse-9' }).expect(422);
    expect(wrong.body).toMatchObject({ code: 'SECOND_FACTOR.WRONG_PASSWORD' });
    const passkey = await added(dana, '  Work laptop ');
    expect(await keysOf(dana)).toMatchObject([{ name: 'Work laptop', addedAt: product.clock.now(), usedAt: null }]);
    const opened = await logIn(passkey.signed(await challenge())).expect(200);
    expect(bodyOf(opened)).toMatchObject({ id: dana.userId, companyId });
    expect(opened.get('Set-Cookie')?.join()).toContain('covertrail_renewal=');
    expect(await keysOf(dana)).toMatchObject([{ usedAt: product.clock.now() }]);
    expect(await subjectsTo(dana.email)).toEqual(['A passkey was added to your account']);
  });

  it('is removed with the password, opens nothing afterwards, and is nobody else’s to remove', async () => {
    const rosa = await join(product, companyId, 'Rosa');
    const other = await join(product, companyId, 'Omar');
    const passkey = await added(rosa);
    const [{ id = '' } = {}] = await keysOf(rosa);
    const end = { passkeyId: id, password: PASSWORD };
    expect((await other.post(`${KEYS}/end`, end).expect(404)).body).toMatchObject({ code: 'USER.NO_PASSKEY' });
    await rosa.post(`${KEYS}/end`, { ...end, password: 'Wrong-Horse-9' }).expect(422);
    await rosa.post(`${KEYS}/end`, end).expect(200);
    expect(await keysOf(rosa)).toEqual([]);
    expect((await logIn(passkey.signed(await challenge())).expect(422)).body).toMatchObject(REFUSED);
    expect(await subjectsTo(rosa.email)).toContain('A passkey was removed from your account');
  });

  it('is made by an answer that is whole, of this site, to an offer of this person, once, within five minutes', async () => {
    const lena = await join(product, companyId, 'Lena');
    const other = await join(product, companyId, 'Lou');
    const passkey = new SoftPasskey();
    const refused = async (made: AddPasskeyDto, by = lena) =>
      expect((await by.post(KEYS, made).expect(422)).body).toMatchObject(NOT_MADE);
    await refused(
      passkey.made(await offeredPasskey(lena), 'Phone', { origin: 'https://covertrail.example.evil.example' }),
    );
    await refused(passkey.made(await offeredPasskey(lena), 'Phone', { flags: TOUCHED }));
    await refused(passkey.made(await offeredPasskey(lena)), other);
    await refused({ ...passkey.made(await offeredPasskey(lena)), attestation: 'AAAA' });
    const made = passkey.made(await offeredPasskey(lena));
    await lena.post(KEYS, made).expect(200);
    await refused(made);
    const late = new SoftPasskey().made(await offeredPasskey(lena));
    product.clock.moveTo(new Date(Date.parse(product.clock.now()) + 301_000).toISOString());
    await refused(late);
    const again = await lena.post(KEYS, passkey.made(await offeredPasskey(lena))).expect(422);
    expect(again.body).toMatchObject(REFUSED);
    expect(await keysOf(lena)).toHaveLength(1);
  });

  it('opens nothing by an answer that was used, is of another site, of a copy, or was not for its person', async () => {
    const mara = await join(product, companyId, 'Mara');
    const other = await join(product, companyId, 'Mia');
    const [passkey, foreign] = [await added(mara), await added(other)];
    const answer = passkey.signed(await challenge());
    await logIn(answer).expect(200);
    const refused = async (wrong: PasskeyLogInDto) =>
      expect((await logIn(wrong).expect(422)).body).toMatchObject(REFUSED);
    await refused(answer);
    await refused(passkey.signed(await challenge(), { origin: 'https://rival.example' }));
    await refused(passkey.signed(await challenge(), { flags: TOUCHED }));
    await refused({ ...passkey.signed(await challenge()), userHandle: foreign.signed(await challenge()).userHandle });
    await refused({ ...passkey.signed(await challenge()), signature: answer.signature });
    await refused(passkey.signed({ ...(await challenge()), challenge: 'A'.repeat(43) }));
    await refused({ ...passkey.signed(await challenge()), userHandle: 'bm9ib2R5' });
    await logIn(passkey.signed(await challenge())).expect(200);
    passkey.forget(3);
    await refused(passkey.signed(await challenge()));
  });

  it('asks for no code, because the device knew its person', async () => {
    const nora = await join(product, companyId, 'Nora');
    await turnedOn(product, nora);
    const passkey = await added(nora);
    expect(bodyOf(await logIn(passkey.signed(await challenge())).expect(200))).toMatchObject({ id: nora.userId });
  });

  it('does not replace the app that a company requires', async () => {
    const strict = await registerCompany(product, 'Heron Works', ['requester']);
    const boss = await join(product, strict, 'Boris');
    const paula = await join(product, strict, 'Paula');
    const passkey = await added(paula);
    await turnedOn(product, boss);
    await boss.put('company/second-factor', { isRequired: true }).expect(200);
    expect(bodyOf(await logIn(passkey.signed(await challenge())).expect(200))).toMatchObject({
      asks: 'enrollment',
      requiredBy: ['Heron Works'],
    });
  });

  it('is one of ten at most, and stands in no event', async () => {
    const xenia = await join(product, companyId, 'Xenia');
    for (let count = 0; count < 10; count += 1) await added(xenia, `Key ${count}`);
    const more = await xenia.post(KEYS, new SoftPasskey().made(await offeredPasskey(xenia))).expect(409);
    expect(more.body).toMatchObject({ code: 'PASSKEY.TOO_MANY' });
    const fields: string[][] = [];
    for await (const { type, data } of product.infrastructure.events.readAll({ after: START }))
      if (type === 'PasskeyAdded') fields.push(Object.keys(data as object).sort());
    expect(fields.length).toBeGreaterThan(9);
    expect(new Set(fields.map(String))).toEqual(new Set(['passkeyId,userId']));
  });
});
