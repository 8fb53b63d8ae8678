import { lazy } from 'react';
import type { Feature } from '#shared/feature';

/** Notes of a requester about its suppliers. */
export const noteFeature: Feature = {
  name: 'note',
  supplierPanels: [{ key: 'notes', content: lazy(() => import('./components/notes.panel.js')) }],
};
