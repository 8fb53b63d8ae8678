import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { members } from './members.projection.js';

const event = (type: string, companyId: string) => ({
  type,
  data: { membershipId: `m-${companyId}`, userId: 'u-1', companyId, access: 'reviewer', primaryContact: false },
});
const history = asLog([
  event('MembershipGranted', 'c-1'),
  event('MembershipGranted', 'c-2'),
  event('MembershipRevoked', 'c-1'),
]);

describe('members', () => {
  itIsAFold(members, history);

  it('belong to a company while the membership lasts', async () => {
    expect(living(await foldProjection(members, history))).toEqual({
      'm-c-2': {
        id: 'm-c-2',
        companyId: 'c-2',
        userId: 'u-1',
        access: 'reviewer',
        primaryContact: false,
        since: expect.any(String) as string,
      },
    });
  });
});
