import { plainHolder } from '@covertrail/domain/insurance/terms/holder-details';
import { holderKey } from '@covertrail/domain/insurance/terms/holder-key';
import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { holderUses } from './holder-uses.projection.js';

const holder = plainHolder({ name: 'Harbor Point, L.L.C.', address: null });
const of = { insuredId: 'c-2', requesterId: 'c-1', projectId: 'j-1', policyIds: ['p-1', 'p-2'] };
const shared: DomainEvent = { type: 'PoliciesShared', data: { ...of, shareId: 's-1', requestId: null, holder } };
const plain: DomainEvent = { type: 'PoliciesShared', data: { ...of, shareId: 's-2', requestId: 'r-1' } };
const answered: DomainEvent = { type: 'RequestResponded', data: { ...of, requestId: 'r-1', remarks: '', holder } };
const again: DomainEvent = { type: 'RequestResponded', data: { ...of, requestId: 'r-1', remarks: '' } };
const ended: DomainEvent = { type: 'ShareEnded', data: { ...of, shareId: 's-1' } };
const enabled: DomainEvent = { type: 'ShareEnabled', data: { ...of, shareId: 's-1' } };
const removed: DomainEvent = { type: 'SharedPolicyRemoved', data: { ...of, shareId: 's-1', policyIds: ['p-1'] } };
const appointed: DomainEvent = {
  type: 'AgencyAppointed',
  data: { insuredId: 'c-2', agencyId: 'a-1', agentId: 'u', proof: { by: 'invitation' }, domain: 'a', ofRecord: true },
};

describe('uses of a certificate holder [G08]', () => {
  itIsAFold(holderUses, asLog([shared, appointed, plain, answered, removed, ended, enabled, again]));

  it('are the shares and answers that name it, whatever its punctuation, and no others', async () => {
    const documents = living(await foldProjection(holderUses, asLog([appointed, shared, plain, answered, removed])));
    expect(Object.keys(documents).sort()).toEqual(['r-1', 's-1']);
    expect(documents['s-1']).toMatchObject({
      kind: 'share',
      holderKey: holderKey({ name: 'HARBOR POINT LLC', address: null }),
      policyCount: 1,
      ended: false,
    });
    expect(documents['r-1']).toMatchObject({ kind: 'answer', agencyWords: 'a1', policyCount: 2 });
  });

  it('say that a share has ended, and go with an answer that names nobody any more', async () => {
    expect(living(await foldProjection(holderUses, asLog([shared, answered, ended, again])))).toMatchObject({
      's-1': { ended: true },
    });
    const documents = living(await foldProjection(holderUses, asLog([shared, answered, again, ended, enabled])));
    expect(Object.keys(documents)).toEqual(['s-1']);
    expect(documents['s-1']).toMatchObject({ ended: false });
  });
});
