import type { Colleague } from '@covertrail/contracts/membership/membership.replies';
import { membershipIdOf } from '#auth/rights.service';
import { join, registerCompany, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

describe('the people of a company, for its primary contact [I01]', () => {
  let product: TestProduct;
  let dana: Caller;
  let marcus: Caller;
  let stranger: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    const companyId = await registerCompany(product, 'Meridian Builders', ['requester']);
    dana = await join(product, companyId, 'Dana');
    marcus = await join(product, companyId, 'Marcus');
    stranger = await join(product, await registerCompany(product, 'Northgate', ['requester']), 'Noah');
  });
  afterAll(() => product.close());

  const idOf = ({ userId, companyId }: Caller) => membershipIdOf(userId, companyId);
  const peopleFor = async (by: Caller) => {
    await product.settled();
    return bodyOf<readonly Colleague[]>(await by.get('company/people').expect(200));
  };
  const put = (by: Caller, act: string, whom: Caller, more: object = {}) =>
    by.put(`company/people/${act}`, { membershipId: idOf(whom), ...more });
  const rolesFor = async (by: Caller) =>
    (await peopleFor(by)).map(({ name, access, status, primaryContact }) => [name, access, status, primaryContact]);

  it('are listed to all of the company, and to nobody else', async () => {
    expect(await rolesFor(marcus)).toEqual([
      ['Dana Tester', 'manager', 'active', true],
      ['Marcus Tester', 'manager', 'active', false],
    ]);
    expect((await peopleFor(dana))[1]?.email).toBe(marcus.email);
    expect(await rolesFor(stranger)).toEqual([['Noah Tester', 'manager', 'active', true]]);
  });

  it('get another role, which holds for their next request', async () => {
    await put(marcus, 'access', marcus, { access: 'reviewer', permissions: [] }).expect(403);
    await put(stranger, 'access', marcus, { access: 'reviewer', permissions: [] }).expect(404);
    await put(dana, 'access', marcus, { access: 'owner', permissions: [] }).expect(400);
    await put(dana, 'access', marcus, { access: 'readOnly', permissions: [] }).expect(200);
    await marcus.post('requestor/projects', { name: 'Riverfront', templateId: dana.userId }).expect(403);
    expect(await rolesFor(dana)).toContainEqual(['Marcus Tester', 'readOnly', 'active', false]);
  });

  it('are deactivated, from their next request on, and reactivated with the role that they had', async () => {
    await put(dana, 'deactivate', marcus).expect(200);
    await marcus.get('company/people').expect(401);
    expect(await rolesFor(dana)).toContainEqual(['Marcus Tester', 'readOnly', 'deactivated', false]);
    await put(dana, 'reactivate', marcus).expect(200);
    expect(await rolesFor(marcus)).toContainEqual(['Marcus Tester', 'readOnly', 'active', false]);
  });

  it('always have a primary contact, who hands over to a Manager alone', async () => {
    const code = ({ body }: { body: unknown }) => (body as { code: string }).code;
    expect(code(await put(dana, 'deactivate', dana).expect(409))).toBe('MEMBERSHIP.IS_PRIMARY_CONTACT');
    expect(code(await put(dana, 'primarycontact', marcus).expect(409))).toBe('MEMBERSHIP.NOT_A_MANAGER');
    await put(dana, 'access', marcus, { access: 'manager', permissions: [] }).expect(200);
    await put(dana, 'primarycontact', marcus).expect(200);
    await put(dana, 'deactivate', marcus).expect(403);
    expect(await rolesFor(dana)).toContainEqual(['Marcus Tester', 'manager', 'active', true]);
  });
});
