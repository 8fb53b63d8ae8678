import { definePages } from './page.js';

export const certificateUploadPages = definePages({
  'grms/upload-certificate': { needs: 'requestCoverage', title: 'Upload certificate' },
});
