import { certificateUploadPages } from '#pages/certificate-upload.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';

/** Certificates that a requester has from elsewhere, and uploads for one of its suppliers. */
export const certificateUploadFeature: Feature = {
  name: 'certificate-upload',
  routes: pageRoutes(certificateUploadPages, {
    'grms/upload-certificate': () => import('./pages/grms-upload.page.js'),
  }),
};
