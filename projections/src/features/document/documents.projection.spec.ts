import type { DocumentsOfPolicy } from '@covertrail/contracts/document/document.views';
import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { documents } from './documents.projection.js';

const of = { documentId: 'd-1', policyId: 'p-1', insuredId: 'c-1' };
const share = { shareId: 's-1', insuredId: 'c-1', requesterId: 'r-1', policyIds: ['p-1'] };
const added: DomainEvent = { type: 'PolicyAdded', data: { policyId: 'p-1', insuredId: 'c-1', agencyId: 'a-1' } };
const attached: DomainEvent = { type: 'DocumentAttached', data: { ...of, kind: 'policy', endorsement: null } };
const replaced: DomainEvent = { type: 'DocumentReplaced', data: of };
const retyped: DomainEvent = { type: 'DocumentTypeChanged', data: of };
const removed: DomainEvent = { type: 'DocumentRemoved', data: { ...of, name: 'a.pdf' } };
const shared: DomainEvent = {
  type: 'PoliciesShared',
  data: { ...share, agencyId: 'a-1', projectId: 'j-1', requestId: null },
};
const ended: DomainEvent = { type: 'ShareEnded', data: share };
const enabled: DomainEvent = { type: 'ShareEnabled', data: share };
const takenOut: DomainEvent = { type: 'SharedPolicyRemoved', data: share };
const moved: DomainEvent = {
  type: 'ClientTransferred',
  data: { insuredId: 'c-1', fromAgencyId: 'a-1', toAgencyId: 'a-2' },
};
const fold = async (...events: DomainEvent[]) =>
  living<DocumentsOfPolicy>(await foldProjection(documents, asLog(events)))['p-1']!;

describe('documents [C17]', () => {
  itIsAFold(documents, asLog([added, attached, shared, replaced, retyped, moved, ended, removed]));

  it('are named with their policy, also after they were removed', async () => {
    expect((await fold(added)).documents).toEqual([]);
    expect((await fold(added, attached, replaced, removed)).documents).toEqual([{ id: 'd-1', revision: 3 }]);
    expect((await fold(added, attached, retyped)).documents).toEqual([{ id: 'd-1', revision: 2 }]);
  });

  it('are shown to the insured, its agency, and requesters as long as the policy is shared with them', async () => {
    const [before, after] = [await fold(added, shared, attached), await fold(added, shared, moved, attached, ended)];
    expect(documents.audience(null, before)).toEqual(['c-1', 'a-1', 'r-1']);
    expect(documents.audience(null, after)).toEqual(['c-1', 'a-2']);
    expect(documents.audience(before, after)).toEqual(['c-1', 'a-1', 'r-1', 'a-2']);
    const again = await fold(added, shared, ended, enabled);
    expect(documents.audience(null, again)).toEqual(['c-1', 'a-1', 'r-1']);
    expect(documents.audience(null, await fold(added, shared, takenOut))).toEqual(['c-1', 'a-1']);
  });
});
