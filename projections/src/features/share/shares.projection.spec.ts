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

const both: DomainEvent = { ...shared, data: { ...(shared.data as object), policyIds: ['p-1', 'p-2'] } };
const removed: DomainEvent = { type: 'SharedPolicyRemoved', data: of };
const enabled: DomainEvent = { type: 'ShareEnabled', data: { ...of, shareExpiringOn: '2027-01-31' } };
const reading = { shareId: 's-1', insuredId: 'c-2', requesterId: 'c-1', on: '2026-11-22' };
const opened = (userId: string): DomainEvent => ({ type: 'ShareOpened', data: { ...reading, userId } });
const downloaded = (userId: string, version: number): DomainEvent => ({
  type: 'SharedDocumentsDownloaded',
  data: { ...reading, userId, documents: [{ policyId: 'p-1', documentId: 'd-1', version }] },
});

describe('shares', () => {
  itIsAFold(shares, asLog([shared, moved, ended]));
  describe('of an insured with two agencies', () =>
    itIsAFold(shares, asLog([appointed('a-1', true), shared, appointed('a-3'), moved, ended])));

  describe('of which a policy was removed, ended and enabled, opened and downloaded', () =>
    itIsAFold(
      shares,
      asLog([both, opened('u-1'), removed, downloaded('u-1', 1), opened('u-2'), downloaded('u-1', 1), ended, enabled]),
    ));

  const told: DomainEvent = {
    type: 'SharedPolicyIssuedAgain',
    data: { shareId: 's-1', insuredId: 'c-2', requesterId: 'c-1', policyId: 'p-1', since: '1', upTo: '9' },
  };
  describe('of which a policy was issued again', () => itIsAFold(shares, asLog([both, told, told, ended])));
  it('[D12] say up to where in the log the requester was told of each policy', async () => {
    expect(living(await foldProjection(shares, asLog([both, told])))['s-1']).toMatchObject({
      sharedUpTo: expect.any(String) as unknown,
      issued: [{ policyId: 'p-1', upTo: '9', at: expect.any(String) as unknown }],
    });
  });

  it('say who opened them first and last, and who downloaded which version', async () => {
    const log = [both, opened('u-1'), opened('u-2'), downloaded('u-1', 1), downloaded('u-2', 1), downloaded('u-1', 1)];
    expect(living(await foldProjection(shares, asLog(log)))['s-1']).toMatchObject({
      firstOpened: { userId: 'u-1' },
      lastOpened: { userId: 'u-2' },
      receipts: [
        { documentId: 'd-1', version: 1, userId: 'u-2' },
        { documentId: 'd-1', version: 1, userId: 'u-1' },
      ],
    });
  });

  it('are found by the policies that are left, and have another last day once they are enabled', async () => {
    const documents = living(await foldProjection(shares, asLog([both, removed, ended, enabled])));
    expect(documents['s-1']).toMatchObject({
      policyIds: ['p-2'],
      policyWords: 'p2',
      ended: false,
      expiresOn: '2027-01-31',
    });
  });

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
