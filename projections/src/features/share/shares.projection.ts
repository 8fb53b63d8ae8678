import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { AgencyAppointed, ClientTransferred } from '@covertrail/domain/representation/representation.contract';
import type { PoliciesShared, ShareEvent } from '@covertrail/domain/share/share.contract';
import type { Projection } from '@covertrail/platform/engine/projection';

export type ShareDocument = {
  readonly id: Uuid;
  readonly insuredId: Uuid;
  readonly agencyId: Uuid | null;
  readonly requesterId: Uuid;
  readonly projectId: Uuid;
  readonly requestId: Uuid | null;
  readonly policyIds: readonly Uuid[];
  readonly sharedAt: Instant;
  readonly ended: boolean;
};

/** What does this insured let whom see? */
export const shares: Projection<ShareDocument> = {
  name: 'shares',
  version: 2,
  handles: ['PoliciesShared', 'ShareEnded', 'AgencyAppointed', 'ClientTransferred'],
  ignores: ['AppointmentRequested', 'AppointmentRefused', 'AppointmentWithdrawn'],
  indexes: [{ fields: ['insuredId', 'sharedAt'] }, { fields: ['agencyId', 'sharedAt'] }, { fields: ['requesterId', 'sharedAt'] }],
  keys(event, own) {
    if (event.type === 'PoliciesShared' || event.type === 'ShareEnded') return [(event.data as ShareEvent['data']).shareId];
    return own.idsWhere('insuredId', (event.data as AgencyAppointed['data']).insuredId);
  },
  evolve: (share, event) => {
    if (event.type === 'PoliciesShared') return opened(event.data as PoliciesShared['data'], event.meta.recordedAt);
    if (!share) return null;
    if (event.type === 'ShareEnded') return { ...share, ended: true };
    if (event.type === 'AgencyAppointed') return { ...share, agencyId: (event.data as AgencyAppointed['data']).agencyId };
    return { ...share, agencyId: (event.data as ClientTransferred['data']).toAgencyId };
  },
  audience: (before, after) => [...new Set([before, after].flatMap((share) => (share ? [share.insuredId, share.requesterId, share.agencyId] : [])))]
    .filter((id) => id !== null),
};

function opened(data: PoliciesShared['data'], sharedAt: Instant): ShareDocument {
  const { shareId, insuredId, agencyId, requesterId, projectId, requestId, policyIds } = data;
  return { id: shareId, insuredId, agencyId, requesterId, projectId, requestId, policyIds, sharedAt, ended: false };
}
