import type { UserDetails } from '@covertrail/contracts/session/session.replies';
import { AGREEMENTS } from '@covertrail/domain/user/user.contract';
import { CommandBus } from '@nestjs/cqrs';
import { userDecider } from '@covertrail/domain/user/user.decider';
import { Forward } from '#forwarding/forward.command';
import { byNobody, join, registerCompany, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

describe('the terms of a person [A07]', () => {
  let product: TestProduct;
  let companyId: string;
  beforeAll(async () => {
    product = await openTestProduct();
    companyId = await registerCompany(product, 'Meridian', ['requester']);
  });
  afterAll(() => product.close());

  const toAccept = async (caller: Caller) =>
    bodyOf<UserDetails>(await caller.get('user/userdetails').expect(200)).termsToAccept;

  it('are offered again once they were revised, and accepted once, in the version that was shown', async () => {
    const dana = await join(product, companyId, 'Dana', 'readOnly');
    expect(await toAccept(dana)).toEqual([]);
    const earlier = {
      type: 'AcceptTerms',
      agreement: 'user',
      version: '2025-01-31',
      acceptedAt: product.clock.now(),
    } as const;
    await product.app.get(CommandBus).execute(new Forward(userDecider, dana.userId, earlier, byNobody()));
    expect(await toAccept(dana)).toEqual(['user']);
    const stale = await dana.put('user/terms', { agreement: 'user', version: '2025-01-31' }).expect(409);
    expect(stale.body).toMatchObject({ code: 'USER.OTHER_TERMS' });
    await dana.put('user/terms', { agreement: 'brochure', version: AGREEMENTS.user }).expect(400);
    for (const _time of [1, 2])
      await dana.put('user/terms', { agreement: 'user', version: AGREEMENTS.user }).expect(200);
    expect(await toAccept(dana)).toEqual([]);
    const log = await product.infrastructure.events.readStream(`user-${dana.userId}`);
    expect(log.filter(({ type }) => type === 'TermsAccepted')).toHaveLength(2);
  });
});
