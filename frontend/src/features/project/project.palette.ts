import { createProject, projectList } from '@covertrail/contracts/project/project.calls';
import { FolderKanban } from 'lucide-react';
import { viewQuery } from '#shared/api/call-request';
import { MOST_OF_A_KIND, paletteSource, type PaletteParts } from '#shared/palette/palette-source';

/** A project opens the suppliers that are tracked for it. */
const projects = paletteSource({
  key: 'projects',
  title: 'Projects',
  icon: FolderKanban,
  needs: [projectList],
  queryOf: (keyword) => viewQuery(projectList, { query: { keyword, size: MOST_OF_A_KIND } }),
  entriesOf: (rows) =>
    rows.map(({ id, name, templateName }) => ({
      to: `/app/suppliers?project=${id}`,
      title: name,
      detail: templateName,
    })),
});

export const parts: PaletteParts = {
  acts: [{ to: '/app/manage-projects?new=1', title: 'New project', needs: [createProject] }],
  sources: [projects],
};
