import type { ActivityRelationsDocument } from '@covertrail/contracts/activity-log/activity-log.views';
import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { activityRelations } from './activity-relations.projection.js';

const share = {
  shareId: 's-1',
  insuredId: 'insured',
  agencyId: 'old',
  requesterId: 'requester',
  projectId: 'j',
  policyIds: ['p-1', 'p-2'],
};
const terms = { period: { effectiveOn: '2026-01-01', expiresOn: '2027-01-01' } };
const address = { address1: '12 Quarry Road', city: 'Denver', state: 'CO', postalCode: '80202', country: 'US' };
const events: DomainEvent[] = [
  { type: 'AgencyAppointed', data: { ofRecord: true, insuredId: 'insured', agencyId: 'old', agentId: 'a' } },
  { type: 'PolicyAdded', data: { policyId: 'p-1', insuredId: 'insured', agencyId: 'old', line: 'umbrella', terms } },
  { type: 'PoliciesShared', data: { ...share, requestId: null } },
  { type: 'ShareEnded', data: share },
  {
    type: 'ClientTransferred',
    data: {
      insuredId: 'insured',
      transferId: 't',
      fromAgencyId: 'old',
      fromAgentId: 'a',
      toAgencyId: 'new',
      toAgentId: 'b',
    },
  },
  {
    type: 'CompanyRegistered',
    data: { companyId: 'late', name: 'Late Works', roles: ['insured'], address, timeZone: 'America/Denver' },
  },
  {
    type: 'CompanyRegistered',
    data: { companyId: 'requester', name: 'Meridian', roles: ['requester'], address, timeZone: 'America/Denver' },
  },
  { type: 'CompanyRenamed', data: { companyId: 'late', from: 'Late Works', to: 'Later Works' } },
  { type: 'CompanyRenamed', data: { companyId: 'requester', from: 'Meridian', to: 'Meridian Builders' } },
];
const history = asLog(events);
const at = (index: number): string => history[index]?.position ?? '';

describe('activity-relations', () => {
  itIsAFold(activityRelations, history);

  it('says from which event to which each relation holds', async () => {
    const documents = living<ActivityRelationsDocument>(await foldProjection(activityRelations, history));
    const shared = { shareId: 's-1', companyId: 'requester', since: at(2), until: at(3) };
    expect(documents['p-1']).toEqual({
      id: 'p-1',
      names: [],
      insured: { companyId: 'insured', since: at(1), until: null },
      shares: [shared],
      given: [{ agencyId: 'old', since: at(1) }],
      tenures: [],
    });
    expect(documents['p-2']).toMatchObject({ insured: null, shares: [shared] });
    expect(documents['insured']?.tenures).toMatchObject([
      { agencyId: 'old', position: at(0), ended: { position: at(4), transfer: { toAgencyId: 'new' } } },
      { agencyId: 'new', position: at(4), ended: null },
    ]);
    expect(documents['late']?.names).toEqual([
      { name: 'Late Works', since: at(5) },
      { name: 'Later Works', since: at(7) },
    ]);
    expect(documents['requester']).toBeUndefined();
  });
});
