import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { agencies } from './agencies.projection.js';

const address = { address1: '1 Main Street', city: 'Denver', state: 'CO', postalCode: '80202', country: 'US' };
const company = (companyId: string, name: string, role: string): DomainEvent => ({
  type: 'CompanyRegistered',
  data: { companyId, name, roles: [role], address, timeZone: 'America/Denver' },
});
const member = (type: string, companyId: string, userId: string): DomainEvent => ({
  type,
  data: { membershipId: `m-${userId}`, userId, companyId },
});

const history = asLog([
  company('a-1', 'Hollis & Vance', 'agency'),
  company('c-1', 'Granite Peak', 'insured'),
  member('MembershipGranted', 'a-1', 'u-1'),
  member('MembershipGranted', 'a-1', 'u-2'),
  member('MembershipGranted', 'c-1', 'u-3'),
  member('MembershipRevoked', 'a-1', 'u-1'),
  { type: 'CompanyRenamed', data: { companyId: 'a-1', from: 'Hollis & Vance', to: 'Hollis' } },
  {
    type: 'CompanyProfileChanged',
    data: { companyId: 'a-1', from: { address }, to: { address: { ...address, city: 'Boise', state: 'ID' } } },
  },
]);

describe('agencies', () => {
  itIsAFold(agencies, history);

  it('are listed with those who work there now, and other companies are not', async () => {
    expect(living(await foldProjection(agencies, history))).toEqual({
      'a-1': { id: 'a-1', name: 'Hollis', nameFolded: 'hollis', city: 'Boise', state: 'ID', agentIds: ['u-2'] },
    });
  });
});
