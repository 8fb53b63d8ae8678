import { certificateUploadPages } from '#pages/certificate-upload.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';
import { forgottenUploadsSaga } from './forgotten-uploads.saga.js';

/** Uploads of certificates: those that a requester has from elsewhere, and what the page keeps of those that did not go through. */
export const certificateUploadFeature: Feature = {
  name: 'certificate-upload',
  saga: forgottenUploadsSaga,
  routes: pageRoutes(certificateUploadPages, {
    'grms/upload-certificate': () => import('./pages/grms-upload.page.js'),
  }),
};
