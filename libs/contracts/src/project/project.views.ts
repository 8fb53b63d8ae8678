import type { Uuid } from '@covertrail/domain/kernel/event';
import type { DefaultForms } from '@covertrail/domain/project/project.contract';
import type { ProjectDays } from '@covertrail/domain/insurance/project-days';
import { defineView } from '../define-view.js';

export type ProjectDocument = {
  readonly id: Uuid;
  readonly requesterId: Uuid;
  readonly name: string;
  readonly nameFolded: string;
  readonly templateId: Uuid;
  readonly isDefault: boolean;
  readonly days: ProjectDays | null;
  readonly defaultForms: DefaultForms;
  readonly revision: number;
};

/** Which projects does this requester have? */
export const projectsView = defineView<ProjectDocument>()({
  name: 'projects',
  indexes: [{ fields: ['requesterId', 'nameFolded'] }, { fields: ['requesterId'], words: ['nameFolded'] }],
});
