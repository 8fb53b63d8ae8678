import { given } from '../kernel/testing/given.js';
import type { SupplierOptedOut } from './opt-out.contract.js';
import { optOutDecider } from './opt-out.decider.js';

const of = {
  optOutId: '76000000-0000-4000-8000-000000000001',
  requesterId: 'c0000000-0000-4000-8000-000000000004',
  insuredId: 'c0000000-0000-4000-8000-000000000002',
  inviteeId: null,
};
const data = { ...of, requestId: '70000000-0000-4000-8000-000000000001', reason: 'We sold the crane business.' };
const optedOut: SupplierOptedOut = { type: 'SupplierOptedOut', data };
const takenBack = { type: 'OptOutTakenBack', data: of } as const;
const optOut = { type: 'OptOut', ...data } as const;
const takeBack = { type: 'TakeBackOptOut' } as const;

describe('a company that is no supplier of a requester [D11]', () => {
  it('says so once, and the first reason counts', () => {
    given(optOutDecider).when(optOut).then(optedOut);
    given(optOutDecider, optedOut)
      .when({ ...optOut, reason: 'Another' })
      .nothing();
  });

  it.each([
    ['without a reason', ' '],
    ['with a reason of 10,000 characters', 'x'.repeat(10_000)],
  ])('is refused %s', (_what, reason) =>
    given(optOutDecider)
      .when({ ...optOut, reason })
      .refused('OPT_OUT.REASON_REQUIRED'),
  );

  it('takes it back once, and may say it again for another reason', () => {
    given(optOutDecider).when(takeBack).refused('OPT_OUT.NOT_FOUND');
    given(optOutDecider, optedOut).when(takeBack).then(takenBack);
    given(optOutDecider, optedOut, takenBack).when(takeBack).nothing();
    const again = { ...data, reason: 'Sold again 🏗 עברית' };
    given(optOutDecider, optedOut, takenBack)
      .when({ type: 'OptOut', ...again })
      .then({ type: 'SupplierOptedOut', data: again });
  });
});
