import { FolderKanban } from 'lucide-react';
import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

const MANAGE_PROJECTS = 'MANAGE_PROJECT_MENU';

/** The projects of a requester. */
export const projectFeature: Feature = {
  name: 'project',
  routes: [{ path: 'manage-projects', ...lazyPage(() => import('./pages/manage-projects.page.js')) }],
  menu: [
    {
      path: '/app/manage-projects',
      title: 'Manage Projects',
      icon: FolderKanban,
      roles: ['requester'],
      permission: MANAGE_PROJECTS,
    },
  ],
  profileLinks: [
    {
      path: '/app/manage-projects',
      text: 'Manage Projects',
      shown: ({ permissions }, role) => role === 'requester' && permissions.includes(MANAGE_PROJECTS),
    },
  ],
};
