import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { newId } from '@covertrail/platform/ids/ids';
import type { Infrastructure } from '../composition/infrastructure.js';
import { byNobody } from './people.js';

/** A project, and the event of it that no view can fold. */
interface UnfoldableProject {
  readonly projectId: Uuid;
  readonly eventId: Uuid;
}

/** Writes a project whose revision no view can fold: what it became is missing. */
export async function appendUnfoldableProject(
  events: Infrastructure['events'],
  requesterId: Uuid,
  recordedAt: Instant,
): Promise<UnfoldableProject> {
  const [projectId, eventId] = [newId(), newId()];
  const meta = { ...byNobody(), schemaVersion: 1, recordedAt };
  const created = { projectId, requesterId, name: 'Harbor depot', templateId: newId(), isDefault: false };
  const revised = { projectId, requesterId, before: { name: 'Harbor depot' }, after: null };
  await events.append(
    `project-${projectId}`,
    [
      { id: newId(), type: 'ProjectCreated', data: created, meta },
      { id: eventId, type: 'ProjectRevised', data: revised, meta },
    ],
    'no-stream',
  );
  return { projectId, eventId };
}
