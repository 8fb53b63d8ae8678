import { isAskedForProof } from '@covertrail/domain/rights/company-roles';
import {
  activityRelationsView,
  type ActivityRelationsDocument,
  type RelationSpan,
} from '@covertrail/contracts/activity-log/activity-log.views';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { afterAppointment, afterEnd, afterTransfer } from '@covertrail/domain/representation/tenures.rules';
import { defineProjection, type RecordedEvent } from '@covertrail/platform/engine/define-projection';

type SharedNoLonger = 'ShareEnded' | 'SharedPolicyRemoved';

/** How was a company related to a policy or an insured at an event? No relation is removed: one that ends gets the position of its end. */
export const activityRelations = defineProjection(activityRelationsView)({
  version: 4,
  on: {
    CompanyRegistered: (document, { data: { name, roles }, position }, key) =>
      isAskedForProof(roles) ? { ...orBegun(document, key), names: [{ name, since: position }] } : document,
    CompanyRenamed: (document, { data, position }) =>
      document && { ...document, names: [...document.names, { name: data.to, since: position }] },
    PolicyAdded: (document, { data, position }, key) => ({
      ...orBegun(document, key),
      insured: document?.insured ?? from(position, data.insuredId),
      given: [...orBegun(document, key).given, { agencyId: data.agencyId, since: position }],
    }),
    PolicyManaged: (document, { data, position }, key) => {
      const before = orBegun(document, key);
      return { ...before, given: [...before.given, { agencyId: data.after, since: position }] };
    },
    PoliciesShared: (document, { data, position }, key) => {
      const before = orBegun(document, key);
      return { ...before, shares: [...before.shares, { ...from(position, data.requesterId), shareId: data.shareId }] };
    },
    ShareEnabled: (document, { data, position }, key) => {
      const before = orBegun(document, key);
      return { ...before, shares: [...before.shares, { ...from(position, data.requesterId), shareId: data.shareId }] };
    },
    ShareEnded: notShared,
    SharedPolicyRemoved: notShared,
    AgencyAppointed: (document, event, key) => withTenures(document, key, (before) => afterAppointment(before, event)),
    ClientTransferred: (document, event, key) => withTenures(document, key, (before) => afterTransfer(before, event)),
    RepresentationEnded: (document, event, key) => withTenures(document, key, (before) => afterEnd(before, event)),
  },
  keys: relatedTo,
});

function relatedTo(
  event: RecordedEvent<
    | 'CompanyRegistered'
    | 'CompanyRenamed'
    | 'PolicyAdded'
    | 'PolicyManaged'
    | 'PoliciesShared'
    | 'ShareEnabled'
    | SharedNoLonger
    | 'AgencyAppointed'
    | 'ClientTransferred'
    | 'RepresentationEnded'
  >,
): readonly Uuid[] {
  switch (event.type) {
    case 'CompanyRegistered':
    case 'CompanyRenamed':
      return [event.data.companyId];
    case 'PolicyAdded':
    case 'PolicyManaged':
      return [event.data.policyId];
    case 'PoliciesShared':
    case 'ShareEnabled':
    case 'ShareEnded':
    case 'SharedPolicyRemoved':
      return event.data.policyIds;
    case 'AgencyAppointed':
    case 'ClientTransferred':
    case 'RepresentationEnded':
      return [event.data.insuredId];
  }
}

function notShared(
  document: ActivityRelationsDocument | null,
  { data, position }: RecordedEvent<SharedNoLonger>,
  key: Uuid,
): ActivityRelationsDocument {
  const before = orBegun(document, key);
  const shares = before.shares.map((share) => (share.shareId === data.shareId ? ended(share, position) : share));
  return { ...before, shares };
}

function withTenures(
  document: ActivityRelationsDocument | null,
  key: Uuid,
  after: (before: ActivityRelationsDocument['tenures']) => ActivityRelationsDocument['tenures'],
): ActivityRelationsDocument {
  const before = orBegun(document, key);
  return { ...before, tenures: after(before.tenures) };
}

const orBegun = (document: ActivityRelationsDocument | null, id: Uuid): ActivityRelationsDocument =>
  document ?? { id, names: [], insured: null, shares: [], given: [], tenures: [] };

const from = (since: Position, companyId: Uuid): RelationSpan => ({ companyId, since, until: null });

const ended = <Span extends RelationSpan>(span: Span, position: Position): Span =>
  span.until === null ? { ...span, until: position } : span;
