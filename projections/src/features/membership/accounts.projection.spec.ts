import type { MembershipEvent } from '@covertrail/domain/membership/membership.contract';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { accounts } from './accounts.projection.js';

const event = (type: MembershipEvent['type'], companyId: string) =>
  ({ type, data: { membershipId: `m-${companyId}`, userId: 'u-1', companyId } }) as unknown as MembershipEvent;
const history = asLog([
  event('MembershipGranted', 'c-1'),
  event('MembershipGranted', 'c-2'),
  event('MembershipRevoked', 'c-1'),
]);

describe('accounts', () => {
  itIsAFold(accounts, history);

  it('lists the companies of a user while the membership lasts', async () => {
    expect(living(await foldProjection(accounts, history.slice(0, 2)))['u-1']).toEqual({
      id: 'u-1',
      companyIds: ['c-1', 'c-2'],
      requestedIds: [],
    });
    expect(living(await foldProjection(accounts, history))['u-1']).toEqual({
      id: 'u-1',
      companyIds: ['c-2'],
      requestedIds: [],
    });
  });

  it('lists the companies that have still to decide whether the user may join', async () => {
    const requests = [event('MembershipRequested', 'c-3'), event('MembershipRequested', 'c-4')];
    const decided = [event('MembershipRequestDeclined', 'c-3'), event('MembershipGranted', 'c-4')];
    const after = async (events: readonly MembershipEvent[]) =>
      living(await foldProjection(accounts, asLog(events)))['u-1'];
    expect(await after(requests)).toEqual({ id: 'u-1', companyIds: [], requestedIds: ['c-3', 'c-4'] });
    expect(await after([...requests, ...decided])).toEqual({ id: 'u-1', companyIds: ['c-4'], requestedIds: [] });
  });

  it('is sent to the user alone, whose sockets are looked at again', () => {
    expect(accounts.audience(null, { id: 'u-1', companyIds: [], requestedIds: [] })).toEqual(['u-1']);
  });
});
