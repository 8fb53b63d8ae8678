import type { Recorded, Uuid } from '@covertrail/domain/kernel/event';
import type { ProjectCreated, ProjectEvent, ProjectRevised, ProjectTerms } from '@covertrail/domain/project/project.contract';
import type { Projection } from '@covertrail/platform/engine/projection';
import { foldedText } from '@covertrail/platform/read-store/folded-text';

export type ProjectDocument = {
  readonly id: Uuid;
  readonly requesterId: Uuid;
  readonly name: string;
  readonly nameFolded: string;
  readonly templateId: Uuid;
  readonly isDefault: boolean;
  readonly revision: number;
};

/** Which projects does this requester have? */
export const projects: Projection<ProjectDocument> = {
  name: 'projects',
  version: 2,
  handles: ['ProjectCreated', 'ProjectRevised'],
  ignores: [],
  indexes: [{ fields: ['requesterId', 'nameFolded'] }, { fields: ['requesterId'], words: ['nameFolded'] }],
  keys: (event) => [(event.data as ProjectEvent['data']).projectId],
  evolve: (project, event) => (event.type === 'ProjectCreated' ? created(event) : project && revised(project, event)),
  audience: (_before, after) => (after ? [after.requesterId] : []),
};

function created({ data, revision }: Recorded): ProjectDocument {
  const { projectId, requesterId, ...terms } = data as ProjectCreated['data'];
  return { id: projectId, requesterId, ...columnsOf(terms), revision };
}

const revised = (project: ProjectDocument, { data, revision }: Recorded): ProjectDocument =>
  ({ ...project, ...columnsOf((data as ProjectRevised['data']).after), revision });

const columnsOf = ({ name, templateId, isDefault }: ProjectTerms) => ({ name, nameFolded: foldedText(name), templateId, isDefault });
