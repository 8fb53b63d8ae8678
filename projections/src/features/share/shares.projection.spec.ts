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

const appointed = (agencyId: string, ofRecord = false): DomainEvent => ({
  type: 'AgencyAppointed',
  data: { insuredId: 'c-2', agencyId, agentId: 'u', proof: { by: 'invitation' }, domain: `${agencyId}.test`, ofRecord },
});

describe('shares', () => {
  itIsAFold(shares, asLog([shared, moved, ended]));
  describe('of an insured with two agencies', () =>
    itIsAFold(shares, asLog([appointed('a-1', true), shared, appointed('a-3'), moved, ended])));

  it('are seen by each agency of the insured: a transfer takes them from the one that gives alone', async () => {
    const log = asLog([appointed('a-1', true), shared, appointed('a-3'), moved]);
    const seenBy = async (events: typeof log) => living(await foldProjection(shares, events, new Map(), log))['s-1'];
    expect(await seenBy(log.slice(0, 2))).toMatchObject({ agencyWords: 'a1' });
    expect(await seenBy(log.slice(0, 3))).toMatchObject({ agencyWords: 'a1 a3' });
    expect(await seenBy(log)).toMatchObject({ agencyIds: ['a-3', 'a-2'], agencyWords: 'a3 a2' });
  });

  it('follow the insured to its new agency and are kept when they end', async () => {
    const documents = living(await foldProjection(shares, asLog([shared, moved, ended])));
    expect(documents['s-1']).toMatchObject({ agencyIds: ['a-2'], ended: true, policyIds: ['p-1'] });
  });
});
