import { activityLogView, EVERYONE, idWord, type ActivityDocument, type ActivityRowDocument } from '@covertrail/contracts/activity-log/activity-log.views';
import { describe, EVENT_TYPES } from '@covertrail/domain/catalogue/event-catalogue';
import type { EventType } from '@covertrail/domain/catalogue/product-event';
import { viewersOf } from '@covertrail/domain/catalogue/viewers';
import type { Recorded, Uuid } from '@covertrail/domain/kernel/event';
import { personIn } from '@covertrail/domain/kernel/initiator';
import { defineProjection, sameFor } from '@covertrail/platform/engine/define-projection';
import { RELATION_KINDS, relationDocument, relationIds, relationsAt } from './activity-log-relations.js';

/** Events that are in nobody's log: nobody's news, or one person's own. */
const UNTOLD: readonly EventType[] = ['ClaimTaken', 'ClaimReleased', 'PasswordChanged', 'NotificationRead', 'AllNotificationsRead'];
const SEPARATOR = '|';

/**
 * What happened that this company may see? One document an event and viewer. Who may see it is the event's own
 * declaration, by the relations of that moment: a company that loses access keeps what it saw until then; nobody finds an event by whom it
 * may not know. Ids begin with the
 * position, so that what is folded one after another is stored side by side: random ones cost twice the writing.
 */
export const activityLog = defineProjection(activityLogView)({
  version: 5,
  on: sameFor(EVENT_TYPES.filter((type) => !UNTOLD.includes(type)), documentOf),
  async keys(event, own) {
    const audience = describe(event.type).audience(event);
    const { policyId, insuredId } = audience;
    const relations = await relationsAt(event.position, policyId, insuredId, own);
    const viewers = audience.everyone ? [EVERYONE] : viewersOf(audience, relations);
    return [...viewers.map((viewer) => [event.position, viewer, relations.insuredId ?? ''].join(SEPARATOR)), ...relationIds(event)];
  },
  audience: (_before, after) => (isRow(after) && after.viewer !== EVERYONE ? [after.viewer] : []),
});

function documentOf(_document: ActivityDocument | null, event: Recorded, key: string): ActivityDocument {
  return RELATION_KINDS.includes(key.split(SEPARATOR)[0] ?? '') ? relationDocument(key) : row(event, key);
}

const isRow = (document: ActivityDocument | null): document is ActivityRowDocument => document !== null && 'viewer' in document;

function row(event: Recorded, id: string): ActivityRowDocument {
  const { stream, revision, position, type, meta } = event;
  const [, viewer = '', insuredId = ''] = id.split(SEPARATOR);
  const { feature, hides } = describe(type);
  const hidden = new Set(hides?.(event, viewer));
  const actor = personIn(meta)?.actor ?? meta.actor;
  const shown = [...subjectsOf(event), insuredId].filter((one) => one !== '' && !hidden.has(one));
  return {
    id, viewer, position, stream, revision, type,
    feature,
    actorId: hidden.has(actor) ? '' : actor,
    recordedAt: meta.recordedAt,
    insuredId: insuredId || null,
    subjects: [...new Set(shown)].map(idWord).join(' '),
  };
}

/** Companies and policies that an event names. */
function subjectsOf(event: Recorded): readonly Uuid[] {
  const { companies, policyId, insuredId } = describe(event.type).audience(event);
  const { policyIds = [] } = event.data as { readonly policyIds?: readonly Uuid[] };
  return [...companies, ...[policyId, insuredId].filter((id) => id !== undefined), ...policyIds];
}
