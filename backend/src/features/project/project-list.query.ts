import { projectsView } from '@covertrail/contracts/project/project.views';
import type { ProjectRow } from '@covertrail/contracts/project/project.replies';
import { templatesView } from '@covertrail/contracts/template/template.views';
import type { PageDto } from '@covertrail/contracts/calls/page.inputs';
import { defineList } from '#lists/define-list';

/** The projects of the actor's company. */
export const projectRows = defineList(projectsView)<PageDto, ProjectRow>({
  where: ({ actor }) => ({ where: { requesterId: { eq: actor.companyId } } }),
  words: 'nameFolded',
  order: { field: 'nameFolded', direction: 'asc' },
  async rows(documents, { views }) {
    const templates = await views.byId(
      templatesView,
      documents.map(({ templateId }) => templateId),
    );
    return documents.map(({ id, name, templateId, isDefault, days, defaultForms, revision }) => ({
      id,
      name,
      templateId,
      isDefault,
      days,
      defaultForms,
      revision,
      templateName: templates.get(templateId)?.name ?? '',
    }));
  },
});
