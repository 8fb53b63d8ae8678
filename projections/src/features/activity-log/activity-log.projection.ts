import {
  activityLogView,
  EVERYONE,
  idWord,
  type ActivityRowDocument,
} from '@covertrail/contracts/activity-log/activity-log.views';
import { describe, EVENT_TYPES } from '@covertrail/domain/catalogue/event-catalogue';
import type { EventType } from '@covertrail/domain/catalogue/product-event';
import { viewersOf } from '@covertrail/domain/catalogue/viewers';
import type { Recorded, Uuid } from '@covertrail/domain/kernel/event';
import { personIn } from '@covertrail/domain/kernel/initiator';
import { defineProjection, sameFor } from '@covertrail/platform/engine/define-projection';
import { activityRelations } from '#activity-relations.projection';
import { rowIdOf, rowKeyOf } from './activity-log-row-key.js';
import { relationIdsOf, relationsAt } from './activity-log-relations-at.js';

/** Events that no company's log shows: they interest no company, concern one person only, or repeat what another event says. */
const UNLISTED: readonly EventType[] = [
  'ClaimTaken',
  'ClaimReleased',
  'PasswordChanged',
  'PasswordResetRequested',
  'PasswordsTried',
  'CodesTried',
  'RenewalReused',
  'NewBrowserUsed',
  'GuideDismissed',
  'NoticeMailChosen',
  'TimeZoneChosen',
  'UserPhotoChanged',
  'UserPhotoRemoved',
  'NotificationRead',
  'AllNotificationsRead',
  'DraftSaved',
  'DraftDiscarded',
  'DocumentFiled',
  'DocumentWithdrawn',
];

/**
 * What happened that this company may see? There is one document for each event and viewer. The event declares who may see it, by
 * the relations of that moment: a company that loses access keeps what it saw before, and no filter finds an event by a company
 * that the viewer may not know.
 */
export const activityLog = defineProjection(activityLogView)({
  version: 8,
  on: sameFor(
    EVENT_TYPES.filter((type) => !UNLISTED.includes(type)),
    (_document: ActivityRowDocument | null, event: Recorded, id: string) => row(event, id),
  ),
  related: {
    projection: activityRelations,
    ids: (event, found) => relationIdsOf(describe(event.type).audience(event), found),
  },
  keys(event, _own, related) {
    const { position } = event;
    const audience = describe(event.type).audience(event);
    const relations = relationsAt(position, audience, related);
    const viewers = audience.everyone ? [EVERYONE] : viewersOf(audience, relations);
    return viewers.map((viewer) => rowIdOf({ position, viewer, insuredId: relations.insuredId }));
  },
  audience: (_before, after) => (after && after.viewer !== EVERYONE ? [after.viewer] : []),
});

function row(event: Recorded, id: string): ActivityRowDocument {
  const { stream, revision, position, type, meta } = event;
  const { viewer, insuredId } = rowKeyOf(id);
  const { feature, hides } = describe(type);
  const hidden = new Set(hides?.(event, viewer));
  const actor = personIn(meta)?.actor ?? meta.actor;
  const shown = [...subjectsOf(event), ...(insuredId === null ? [] : [insuredId])].filter(
    (subject) => !hidden.has(subject),
  );
  return {
    id,
    viewer,
    position,
    stream,
    revision,
    type,
    feature,
    actorId: hidden.has(actor) ? '' : actor,
    recordedAt: meta.recordedAt,
    insuredId,
    subjects: [...new Set(shown)].map(idWord).join(' '),
  };
}

/** Companies and policies that an event names. */
function subjectsOf(event: Recorded): readonly Uuid[] {
  const { companies, policyId, insuredId } = describe(event.type).audience(event);
  const { policyIds = [] } = event.data as { readonly policyIds?: readonly Uuid[] };
  return [...companies, ...[policyId, insuredId].filter((id) => id !== undefined), ...policyIds];
}
