import request from 'supertest';
import { tokensTo } from '#testing/mailed-tokens';
import { registerPerson, PASSWORD, registerCompany, type Person } from '#testing/people';
import { openTestProduct, type TestProduct } from '#testing/test-product';

describe('choosing a password', () => {
  let product: TestProduct;
  let dana: Person;
  beforeAll(async () => {
    product = await openTestProduct();
    dana = await registerPerson(product, await registerCompany(product, 'Meridian', ['requester']), 'Dana');
    await product.settled();
  });
  afterAll(() => product.close());

  const choose = (password: string, oldPassword = PASSWORD) =>
    request(product.server)
      .put('/covertrail-api/user/updatepassword')
      .send({ email: dana.email, oldPassword, password, confirmPassword: password });

  it('takes none that everybody knows, and not the last one again', async () => {
    expect((await choose('Password1!').expect(400)).body).toMatchObject({
      code: 'PASSWORD.COMMON',
      message: 'This password is too common. Please choose another one.',
    });
    expect((await choose(PASSWORD).expect(400)).body).toMatchObject({
      code: 'PASSWORD.REPEATED',
      errors: { password: 'This is one of your last 5 passwords. Please choose another one.' },
    });
    await choose('Trombone&Kettle7').expect(200);
    await choose('Trombone&Kettle7', 'Trombone&Kettle7').expect(400);
    await choose('Other&Kettle7', 'Trombone&Kettle7').expect(200);
  });

  it('takes none of the last five again, by a link as well, and one from before them', async () => {
    const [first, ...later] = ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((word) => `${word}&Kettle7`);
    let present = 'Other&Kettle7';
    for (const password of [first!, ...later]) {
      await choose(password, present).expect(200);
      present = password;
    }
    for (const password of [first!, ...later]) await choose(password, present).expect(400);
    await request(product.server).post('/covertrail-api/user/resetpassword').send({ email: dana.email }).expect(200);
    const [resetToken] = await tokensTo(product, dana.email, 'reset-password');
    const reset = (password: string) =>
      request(product.server)
        .post('/covertrail-api/user/resetpassword/new')
        .send({ resetToken, password, confirmPassword: password });
    expect((await reset(first!).expect(400)).body).toMatchObject({ code: 'PASSWORD.REPEATED' });
    await reset('Other&Kettle7').expect(200);
    await choose(first!, 'Other&Kettle7').expect(200);
  });

  it('keeps those before as hashes in the vault, and nothing of them in an event', async () => {
    const { earlierHashes, passwordHash } = (await product.infrastructure.vault.credentialOf(dana.userId))!;
    expect(earlierHashes).toHaveLength(4);
    for (const hash of earlierHashes!) expect(hash).toMatch(/^\$argon2id\$/);
    const events = JSON.stringify(await product.infrastructure.events.readStream(`user-${dana.userId}`));
    for (const secret of [...earlierHashes!, passwordHash, 'Kettle7']) expect(events).not.toContain(secret);
  });

  it('reveals to nobody without the old password whether it is the last one', async () => {
    expect((await choose('Other&Kettle7', 'Wrong&Kettle7').expect(401)).body).toMatchObject({
      code: 'AUTH.WRONG_CREDENTIALS',
    });
  });
});
