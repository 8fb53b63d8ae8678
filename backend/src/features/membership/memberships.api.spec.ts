import { companyMembersDecider } from '@covertrail/domain/membership/company-members.decider';
import type { MembershipCommand } from '@covertrail/domain/membership/membership.contract';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { newId } from '@covertrail/platform/ids/ids';
import { membershipIdOf } from '#auth/rights.service';
import { byNobody, deactivate, join, loggedIn, registerCompany, registerPerson, type Person } from '#testing/people';
import { openTestProduct, type TestProduct } from '#testing/test-product';

const placeOf = ({ userId, companyId }: Person) => membershipIdOf(userId, companyId);

describe('the people of a company', () => {
  let product: TestProduct;
  beforeAll(async () => (product = await openTestProduct()));
  afterAll(() => product.close());

  const newCompany = () => registerCompany(product, 'Meridian', ['requester']);
  const send = (companyId: string, command: MembershipCommand) =>
    product.infrastructure.deciders.handle(companyMembersDecider, companyId, command, byNobody());

  it('keep a primary contact who is an active Manager under fifty concurrent commands [I01]', async () => {
    const companyId = await newCompany();
    const people = await Promise.all(
      ['Dana', 'Marcus', 'Rosa', 'Omar'].map((name) => registerPerson(product, companyId, name)),
    );
    const places = people.map(placeOf);
    const commands = Array.from({ length: 50 }, (_, index): MembershipCommand => {
      const [membershipId, other] = [places[index % 4]!, places[(index * 3 + 1) % 4]!];
      if (index % 5 === 0) return { type: 'RevokeMembership', membershipId };
      if (index % 5 === 1) return { type: 'ChangeAccess', membershipId, access: 'readOnly', permissions: [] };
      if (index % 5 === 2) return { type: 'RestoreMembership', membershipId };
      return { type: 'ChangePrimaryContact', from: membershipId, to: other };
    });
    const sent = await Promise.allSettled(commands.map((command) => send(companyId, command)));
    for (const result of sent) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(RuleBroken);
    const { state } = await product.infrastructure.deciders.load(companyMembersDecider, companyId);
    expect(state?.members[state.primaryContact ?? '']).toMatchObject({ status: 'active', access: 'manager' });
  });

  it('log in to what an earlier release recorded of them, unless they had to leave', async () => {
    const companyId = await newCompany();
    const [stays, left] = [
      await registerPerson(product, companyId, 'Stays'),
      await registerPerson(product, companyId, 'Left'),
    ];
    const earlier = { ...companyMembersDecider, type: 'membership' };
    const old = await newCompany();
    const grantedTo = async ({ userId }: Person, primaryContact: boolean) => {
      const place = { membershipId: membershipIdOf(userId, old), userId, companyId: old };
      const data = { ...place, access: 'manager', permissions: [], primaryContact } as const;
      await product.infrastructure.deciders.handle(
        earlier,
        place.membershipId,
        { type: 'CarryGrant', ...data },
        byNobody(),
      );
      return place;
    };
    await grantedTo(stays, true);
    const { membershipId } = await grantedTo(left, false);
    await product.infrastructure.deciders.handle(
      earlier,
      membershipId,
      { type: 'CarryRevocation', membershipId },
      byNobody(),
    );
    await product.settled();
    await send(companyId, { type: 'ChangePrimaryContact', from: placeOf(stays), to: placeOf(left) });
    await deactivate(product, stays);
    await product.settled();
    const caller = await loggedIn(product, { ...stays, companyId: old });
    expect((await caller.get('user/userdetails').expect(200)).body).toMatchObject({ data: { company: { id: old } } });
    const { state } = await product.infrastructure.deciders.load(companyMembersDecider, old);
    expect(state?.primaryContact).toBe(membershipIdOf(stays.userId, old));
    expect(state?.members[membershipId]?.status).toBe('revoked');
  });

  it('have other rights with their next request, and none once they are deactivated', async () => {
    const companyId = await newCompany();
    await registerPerson(product, companyId, 'Dana');
    const marcus = await join(product, companyId, 'Marcus');
    const membershipId = placeOf(marcus);
    await send(companyId, { type: 'ChangeAccess', membershipId, access: 'readOnly', permissions: [] });
    await marcus.post('requestor/templates', { name: `Trades ${newId()}` }).expect(403);
    await send(companyId, { type: 'RevokeMembership', membershipId });
    await marcus.get('user/userdetails').expect(401);
  });
});
