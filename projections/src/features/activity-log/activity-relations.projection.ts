import {
  activityRelationsView,
  type ActivityRelationsDocument,
  type RelationSpan,
} from '@covertrail/contracts/activity-log/activity-log.views';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { defineProjection, type RecordedEvent } from '@covertrail/platform/engine/define-projection';

/** How was a company related to a policy or an insured at an event? No relation is removed: one that ends gets the position of its end. */
export const activityRelations = defineProjection(activityRelationsView)({
  version: 1,
  on: {
    PolicyAdded: (document, { data, position }, key) => ({
      ...known(document, key),
      insured: document?.insured ?? from(position, data.insuredId),
    }),
    PoliciesShared: (document, { data, position }, key) => {
      const before = known(document, key);
      return { ...before, shares: [...before.shares, { ...from(position, data.requesterId), shareId: data.shareId }] };
    },
    ShareEnded: (document, { data, position }, key) => {
      const before = known(document, key);
      return {
        ...before,
        shares: before.shares.map((share) => (share.shareId === data.shareId ? ended(share, position) : share)),
      };
    },
    AgencyAppointed: (document, { data, position }, key) =>
      answeredBy(
        data.ofRecord ? withoutAgencies(known(document, key), position) : known(document, key),
        data.agencyId,
        position,
      ),
    ClientTransferred: (document, { data, position }, key) =>
      answeredBy(withoutAgency(known(document, key), data.fromAgencyId, position), data.toAgencyId, position),
    RepresentationEnded: (document, { data, position }, key) =>
      withoutAgency(known(document, key), data.agencyId, position),
  },
  keys: relatedTo,
});

function relatedTo(
  event: RecordedEvent<
    'PolicyAdded' | 'PoliciesShared' | 'ShareEnded' | 'AgencyAppointed' | 'ClientTransferred' | 'RepresentationEnded'
  >,
): readonly Uuid[] {
  switch (event.type) {
    case 'PolicyAdded':
      return [event.data.policyId];
    case 'PoliciesShared':
    case 'ShareEnded':
      return event.data.policyIds;
    case 'AgencyAppointed':
    case 'ClientTransferred':
    case 'RepresentationEnded':
      return [event.data.insuredId];
  }
}

/** Beside those that represent the insured already. */
function answeredBy(before: ActivityRelationsDocument, agencyId: Uuid, position: Position): ActivityRelationsDocument {
  const there = before.agencies.some(({ companyId, until }) => companyId === agencyId && until === null);
  return there ? before : { ...before, agencies: [...before.agencies, from(position, agencyId)] };
}

const withoutAgencies = (before: ActivityRelationsDocument, position: Position): ActivityRelationsDocument => ({
  ...before,
  agencies: before.agencies.map((agency) => ended(agency, position)),
});

const withoutAgency = (
  before: ActivityRelationsDocument,
  agencyId: Uuid,
  position: Position,
): ActivityRelationsDocument => ({
  ...before,
  agencies: before.agencies.map((agency) => (agency.companyId === agencyId ? ended(agency, position) : agency)),
});

const known = (document: ActivityRelationsDocument | null, id: Uuid): ActivityRelationsDocument =>
  document ?? { id, insured: null, shares: [], agencies: [] };

const from = (since: Position, companyId: Uuid): RelationSpan => ({ companyId, since, until: null });

const ended = <Span extends RelationSpan>(span: Span, position: Position): Span =>
  span.until === null ? { ...span, until: position } : span;
