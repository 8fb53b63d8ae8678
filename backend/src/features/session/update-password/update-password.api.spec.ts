import request from 'supertest';
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
    expect((await choose(PASSWORD).expect(400)).body).toMatchObject({ code: 'PASSWORD.REPEATED' });
    await choose('Trombone&Kettle7').expect(200);
    await choose('Trombone&Kettle7', 'Trombone&Kettle7').expect(400);
    await choose('Other&Kettle7', 'Trombone&Kettle7').expect(200);
  });

  it('reveals to nobody without the old password whether it is the last one', async () => {
    expect((await choose('Other&Kettle7', 'Wrong&Kettle7').expect(401)).body).toMatchObject({
      code: 'AUTH.WRONG_CREDENTIALS',
    });
  });
});
