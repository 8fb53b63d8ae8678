import request from 'supertest';
import { join, PASSWORD, registerCompany, registerPerson, type Caller, type Person } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

const NEW = 'Trombone&Kettle7';
const LINK_SENT = 'Success! Password reset link has been sent.';
const NOT_VALID = { code: 'LINK.NOT_VALID', message: 'This link is no longer valid' };

describe('a forgotten password [A10]', () => {
  let product: TestProduct;
  let companyId: string;
  beforeAll(async () => {
    product = await openTestProduct();
    companyId = await registerCompany(product, 'Meridian', ['requester']);
  });
  afterAll(() => product.close());

  const newPerson = async (name: string): Promise<Person> => {
    const person = await registerPerson(product, companyId, name);
    await product.settled();
    return person;
  };
  const post = (path: string, body: object) => request(product.server).post(`/covertrail-api/${path}`).send(body);
  const forget = (email: string) => post('user/resetpassword', { email }).expect(200);
  const open = (resetToken: string) => post('user/resetpassword/link', { resetToken });
  const choose = (resetToken: string, password = NEW, confirmPassword = password) =>
    post('user/resetpassword/new', { resetToken, password, confirmPassword });
  const logIn = ({ email }: Person, password: string) => post('authenticate', { email, password });
  const mailsTo = async (email: string) => {
    await product.settled();
    await product.mailing.sender!.sendDue();
    return (await product.mailing.mailbox!.mails()).filter(({ to }) => to === email);
  };
  const tokensTo = async ({ email }: Person): Promise<readonly string[]> =>
    (await mailsTo(email)).flatMap(({ text }) => /\/reset-password#([\w-]{43})\n/.exec(text)?.[1] ?? []);
  const passMinutes = (minutes: number) =>
    product.clock.moveTo(new Date(Date.parse(product.clock.now()) + minutes * 60_000).toISOString());
  const linkOf = async (person: Person): Promise<string> => {
    await forget(person.email);
    return (await tokensTo(person))[0] ?? '';
  };

  it('is replaced by the link of a mail, and the old one opens nothing from then on', async () => {
    const dana = await newPerson('Dana');
    const token = await linkOf(dana);
    expect(bodyOf(await open(token).expect(200))).toEqual({ email: dana.email });
    expect(bodyOf<{ message: string }>(await choose(token).expect(200)).message).toMatch(
      /^Your password has been successfully changed/,
    );
    await logIn(dana, PASSWORD).expect(401);
    await logIn(dana, NEW).expect(200);
    expect((await mailsTo(dana.email)).map(({ subject }) => subject)).toContain('Your password was changed');
  });

  it('has the variant of the partner by whom the person came in the link of the mail [A04]', async () => {
    const gil = await newPerson('Gil');
    await post('user/resetpassword', { email: gil.email, partner: 'nobody' }).expect(400);
    await post('user/resetpassword', { email: gil.email, partner: 'grms' }).expect(200);
    expect((await mailsTo(gil.email))[0]?.text).toMatch(/\/reset-password\?partner=grms#[\w-]{43}\n/);
  });

  it('is told to nobody: every address gets the same reply, and only an account a mail', async () => {
    const rosa = await newPerson('Rosa');
    const [registered, unknown] = [await forget(rosa.email), await forget('nobody@meridian.example')];
    expect(registered.body).toEqual(unknown.body);
    expect(bodyOf(registered)).toEqual({ message: LINK_SENT });
    expect(await tokensTo(rosa)).toHaveLength(1);
    expect(await mailsTo('nobody@meridian.example')).toEqual([]);
  });

  it('has a link that works once, also for those who come at the same moment', async () => {
    const lena = await newPerson('Lena');
    const token = await linkOf(lena);
    const replies = await Promise.all(
      ['Granite&Kettle7', 'Walnut&Kettle7', 'Copper&Kettle7'].map((password) => choose(token, password)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect((await open(token).expect(404)).body).toMatchObject(NOT_VALID);
  });

  it('keeps the link for another try where the password is none', async () => {
    const omar = await newPerson('Omar');
    const token = await linkOf(omar);
    expect((await choose(token, 'Password1!').expect(400)).body).toMatchObject({ code: 'PASSWORD.COMMON' });
    expect((await choose(token, PASSWORD).expect(400)).body).toMatchObject({ code: 'PASSWORD.REPEATED' });
    expect((await choose(token, 'short').expect(400)).body).toMatchObject({
      errors: { password: 'Password is not matching the criteria' },
    });
    await choose(token).expect(200);
  });

  it('has a link that ends after an hour, and with any change of the password', async () => {
    const [theo, vera] = [await newPerson('Theo'), await newPerson('Vera')];
    const late = await linkOf(theo);
    const before = await linkOf(vera);
    passMinutes(1);
    await request(product.server)
      .put('/covertrail-api/user/updatepassword')
      .send({ email: vera.email, oldPassword: PASSWORD, password: NEW, confirmPassword: NEW })
      .expect(200);
    expect((await choose(before, 'Granite&Kettle7').expect(404)).body).toMatchObject(NOT_VALID);
    passMinutes(59);
    expect((await choose(late).expect(404)).body).toMatchObject(NOT_VALID);
  });

  it('opens with nothing else', async () => {
    expect((await open('A'.repeat(43)).expect(404)).body).toMatchObject(NOT_VALID);
    for (const malformed of ['A', '', `${'A'.repeat(43)}=`])
      expect((await open(malformed).expect(400)).body).toMatchObject({ errors: { resetToken: NOT_VALID.message } });
  });

  it('ends every session of the account', async () => {
    const mira: Caller = await join(product, companyId, 'Mira');
    await product.settled();
    await mira.get('user/userdetails').expect(200);
    await choose(await linkOf(mira)).expect(200);
    await mira.get('user/userdetails').expect(401);
  });

  it('sends one link a minute and three an hour to an account', async () => {
    const nils = await newPerson('Nils');
    await forget(nils.email);
    await forget(nils.email);
    expect(await tokensTo(nils)).toHaveLength(1);
    for (const minutes of [1, 1, 1]) {
      passMinutes(minutes);
      await forget(nils.email);
    }
    expect(await tokensTo(nils)).toHaveLength(3);
  });

  it('leaves no secret in the log', async () => {
    const ole = await newPerson('Ole');
    const token = await linkOf(ole);
    await choose(token).expect(200);
    const events = await product.infrastructure.events.readStream(`user-${ole.userId}`);
    expect(events.map(({ type }) => type)).toEqual(['UserRegistered', 'PasswordResetRequested', 'PasswordChanged']);
    expect(JSON.stringify(events)).not.toContain(token);
    expect(JSON.stringify(events)).not.toContain(NEW);
  });
});
