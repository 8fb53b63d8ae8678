import { projectPages } from '#pages/project.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';

/** The projects of a requester. */
export const projectFeature: Feature = {
  name: 'project',
  palette: () => import('./project.palette.js'),
  routes: pageRoutes(projectPages, {
    'manage-projects': () => import('./pages/manage-projects.page.js'),
  }),
};
