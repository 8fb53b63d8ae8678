import { projectsView } from '@covertrail/contracts/project/project.views';
import type { ProjectTerms } from '@covertrail/domain/project/project.contract';
import { withForm } from '@covertrail/domain/project/project.decider';
import { defineProjection } from '@covertrail/platform/engine/define-projection';
import { foldedText } from '@covertrail/platform/read-store/folded-text';

/** Which projects does this requester have? */
export const projects = defineProjection(projectsView)({
  version: 4,
  on: {
    ProjectCreated: (_project, { data: { projectId, requesterId, ...terms }, revision }) => ({
      id: projectId,
      requesterId,
      ...columnsOf(terms),
      days: null,
      defaultForms: {},
      revision,
    }),
  },
  changes: {
    ProjectRevised: (project, { data, revision }) => ({ ...project, ...columnsOf(data.after), revision }),
    ProjectDaysChanged: (project, { data, revision }) => ({ ...project, days: data.after, revision }),
    DefaultFormChosen: (project, { data, revision }) => ({
      ...project,
      defaultForms: withForm(project.defaultForms, data),
      revision,
    }),
  },
  keys: ({ data }) => [data.projectId],
  audience: (_before, after) => (after ? [after.requesterId] : []),
});

const columnsOf = ({ name, templateId, isDefault }: ProjectTerms) => ({
  name,
  nameFolded: foldedText(name),
  templateId,
  isDefault,
});
