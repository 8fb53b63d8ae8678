import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { shares } from './shares.projection.js';

const of = { shareId: 's-1', insuredId: 'c-2', requesterId: 'c-1', policyIds: ['p-1'] };
const shared: DomainEvent = {
  type: 'PoliciesShared',
  data: { ...of, agencyId: 'a-1', projectId: 'j-1', requestId: null },
};
const ended: DomainEvent = { type: 'ShareEnded', data: of };
const moved: DomainEvent = {
  type: 'ClientTransferred',
  data: { insuredId: 'c-2', fromAgencyId: 'a-1', toAgencyId: 'a-2' },
};

describe('shares', () => {
  itIsAFold(shares, asLog([shared, moved, ended]));

  it('follow the insured to its new agency and are kept when they end', async () => {
    const documents = living(await foldProjection(shares, asLog([shared, moved, ended])));
    expect(documents['s-1']).toMatchObject({ agencyId: 'a-2', ended: true, policyIds: ['p-1'] });
  });
});
