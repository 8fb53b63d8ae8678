import { projectDecider } from '@covertrail/domain/project/project.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Reservation } from '@covertrail/platform/reservations/reservations';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { foldedText } from '@covertrail/platform/read-store/folded-text';

const OWNER = /^project-(.+)$/;

/** The name of a project, unique in its company. A project that is renamed gives its earlier name up. */
export const projectNameReservation = (
  deciders: DeciderStore,
  requesterId: Uuid,
  projectId: Uuid,
  name: string,
): Reservation => ({
  kind: 'projectName',
  scope: requesterId,
  value: name,
  owner: `project-${projectId}`,
  takenCode: 'PROJECT.NAME_TAKEN',
  stillHeld: async (owner) => {
    const { state } = await deciders.load(projectDecider, OWNER.exec(owner)?.[1] ?? '');
    return state === null || foldedText(state.name.trim()) === foldedText(name.trim());
  },
});
