import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { activityLog } from './activity-log.projection.js';
import type { ActivityRowDocument } from '@covertrail/contracts/activity-log/activity-log.views';

const share = {
  shareId: 's-1',
  insuredId: 'insured',
  agencyId: 'old',
  requesterId: 'requester',
  projectId: 'j',
  policyIds: ['p-1'],
};
const terms = { period: { effectiveOn: '2026-01-01', expiresOn: '2027-01-01' } };
const appointed: DomainEvent = {
  type: 'AgencyAppointed',
  data: { ofRecord: true, insuredId: 'insured', agencyId: 'old', agentId: 'a' },
};
const added: DomainEvent = {
  type: 'PolicyAdded',
  data: { policyId: 'p-1', insuredId: 'insured', agencyId: 'old', line: 'umbrella', terms },
};
const approved: DomainEvent = { type: 'PolicyApproved', data: { policyId: 'p-1', agencyId: 'old' } };
const shared: DomainEvent = { type: 'PoliciesShared', data: { ...share, requestId: null } };
const canceled: DomainEvent = {
  type: 'PolicyCanceled',
  data: { policyId: 'p-1', effectiveFrom: '2026-03-01', reason: '' },
};
const moved: DomainEvent = {
  type: 'ClientTransferred',
  data: {
    insuredId: 'insured',
    transferId: 't',
    fromAgencyId: 'old',
    fromAgentId: 'a',
    toAgencyId: 'new',
    toAgentId: 'b',
  },
};
const ended: DomainEvent = { type: 'ShareEnded', data: share };
const reinstated: DomainEvent = {
  type: 'PolicyReinstated',
  data: { policyId: 'p-1', effectiveFrom: '2026-04-01', reason: '' },
};
const rated: DomainEvent = {
  type: 'CarrierRated',
  data: {
    carrierId: 'c',
    name: 'Summit',
    addedBy: null,
    rating: { strength: 'A', size: 'X' },
    before: null,
    effectiveFrom: '2026-01-01',
  },
};
const history = asLog([appointed, added, approved, shared, canceled, moved, ended, reinstated, rated]);

const rowsOf = (documents: Awaited<ReturnType<typeof foldProjection>>): ActivityRowDocument[] =>
  Object.values(living<ActivityRowDocument>(documents)).filter(({ viewer }) => viewer !== undefined);
const seenBy = async (viewer: string): Promise<string[]> => {
  const rows = rowsOf(await foldProjection(activityLog, history)).filter((row) => row.viewer === viewer);
  return rows.sort((a, b) => (a.position < b.position ? -1 : 1)).map(({ type }) => type);
};

describe('activity-log', () => {
  itIsAFold(activityLog, history);

  it('shows the insured all of its policies', async () => {
    expect(await seenBy('insured')).toEqual([
      'AgencyAppointed',
      'PolicyAdded',
      'PolicyApproved',
      'PoliciesShared',
      'PolicyCanceled',
      'ClientTransferred',
      'ShareEnded',
      'PolicyReinstated',
    ]);
  });

  it('shows a requester what happened to a policy while it was shared', async () => {
    expect(await seenBy('requester')).toEqual(['PoliciesShared', 'PolicyCanceled', 'ShareEnded']);
  });

  it('leaves an agency what it saw until its client left, and begins with that for the next', async () => {
    expect(await seenBy('old')).toEqual([
      'AgencyAppointed',
      'PolicyAdded',
      'PolicyApproved',
      'PoliciesShared',
      'PolicyCanceled',
      'ClientTransferred',
    ]);
    expect(await seenBy('new')).toEqual(['ClientTransferred', 'ShareEnded', 'PolicyReinstated']);
  });

  it('keeps facts of the trade once, for everyone', async () =>
    expect(await seenBy('everyone')).toEqual(['CarrierRated']));

  it('finds the same viewers when an early event comes again late', async () => {
    const documents = await foldProjection(activityLog, history);
    const before = rowsOf(documents).length;
    await foldProjection(activityLog, history.slice(2, 3), documents, history);
    await foldProjection(activityLog, history.slice(7, 8), documents, history);
    expect(rowsOf(documents)).toHaveLength(before);
  });

  it('says which companies and policies an event is about', async () => {
    const documents = living<ActivityRowDocument>(await foldProjection(activityLog, history));
    const row = Object.values(documents).find(
      ({ type, viewer }) => type === 'PolicyCanceled' && viewer === 'requester',
    );
    expect(row).toMatchObject({ feature: 'policy', insuredId: 'insured', subjects: 'p1 insured' });
  });
});
