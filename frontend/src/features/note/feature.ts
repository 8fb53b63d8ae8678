import { notePages } from '#pages/note.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';

/** Notes of a requester about its suppliers. */
export const noteFeature: Feature = {
  name: 'note',
  routes: pageRoutes(notePages, {
    'suppliers/:trackingId/notes': () => import('./pages/supplier-notes.page.js'),
  }),
};
