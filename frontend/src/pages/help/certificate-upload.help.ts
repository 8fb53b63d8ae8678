import type { certificateUploadPages } from '../certificate-upload.pages.js';
import type { HelpOf } from './page-help.js';

export const certificateUploadHelp: HelpOf<typeof certificateUploadPages> = {
  'grms/upload-certificate': {
    question: 'Which certificates came to you, and what was read of them?',
    acts: [
      { does: 'Upload a certificate for a supplier of a project.', needs: 'requestCoverage' },
      { does: 'Have one read again that could not be read, or keep it as it is.', needs: 'uploadCertificates' },
    ],
    words: ['certificate (COI)', 'project', 'reading of a field'],
  },
};
