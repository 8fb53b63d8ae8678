import { FolderKanban } from 'lucide-react';
import type { Feature } from '#shared/feature';
import { pageAt } from '#shared/navigation/page-at';

/** The projects of a requester. */
export const projectFeature: Feature = {
  name: 'project',
  routes: [pageAt('manage-projects', () => import('./pages/manage-projects.page.js'))],
  menu: [
    {
      page: 'manage-projects',
      title: 'Manage Projects',
      icon: FolderKanban,
      needs: 'openProjectMenu',
    },
  ],
  profileLinks: [
    {
      path: '/app/manage-projects',
      text: 'Manage Projects',
      needs: 'openProjectMenu',
    },
  ],
};
