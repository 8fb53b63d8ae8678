import type { Uuid } from '@covertrail/domain/kernel/event';
import type { ProjectEvent } from '@covertrail/domain/project/project.contract';
import type { Projection } from '@covertrail/platform/engine/projection';

export type ProjectDocument = {
  readonly id: Uuid;
  readonly requesterId: Uuid;
  readonly name: string;
  readonly nameFolded: string;
  readonly templateId: Uuid;
  readonly isDefault: boolean;
};

/** Which projects does this requester have? */
export const projects: Projection<ProjectDocument> = {
  name: 'projects',
  version: 1,
  handles: ['ProjectCreated'],
  ignores: [],
  indexes: [{ fields: ['requesterId', 'nameFolded'] }, { fields: ['requesterId'], words: ['nameFolded'] }],
  keys: (event) => [(event.data as ProjectEvent['data']).projectId],
  evolve: (_project, event) => {
    const { projectId, requesterId, name, templateId, isDefault } = event.data as ProjectEvent['data'];
    return { id: projectId, requesterId, name, nameFolded: name.toLocaleLowerCase('en'), templateId, isDefault };
  },
  audience: (_before, after) => (after ? [after.requesterId] : []),
};
