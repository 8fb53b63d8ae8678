import { Module } from '@nestjs/common';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { Progress } from '#progress/progress.service';
import { MadeFiles } from '#uploads/made-files.service';
import { Uploads } from '#uploads/uploads.service';
import { CERTIFICATE_UPLOAD_GRANTS } from './certificate-upload.grants.js';
import { CERTIFICATE_UPLOAD_PROBLEMS } from './certificate-upload.problems.js';
import { beginReading } from './reading/begin-reading.reaction.js';
import { CertificateFileReader } from './reading/certificate-file-reader.service.js';
import { CertificateReadings } from './reading/certificate-readings.service.js';
import { ExtractionController } from './reading/extraction.controller.js';
import { ExtractionStatuses } from './reading/extraction-status.reader.js';
import { givenCertificates } from './reading/given-certificates.reaction.js';
import { ReadingLeases } from './reading/reading-lease.service.js';
import { StoredReadings } from './reading/stored-readings.service.js';
import { WaitingCertificates } from './reading/waiting-certificates.service.js';
import { certificateForms } from './uploading/certificate-form.module.js';
import { CertificateTransactionsHandler } from './uploading/certificate-transactions.query.js';
import { CertificateUploadController } from './uploading/certificate-upload.controller.js';
import { EarlierUploads } from './uploading/earlier-uploads.reader.js';
import { UploadCertificateHandler } from './uploading/upload-certificate.command.js';
import { UploadSubjects } from './uploading/upload-subjects.reader.js';

@Module({
  imports: [certificateForms()],
  controllers: [CertificateUploadController, ExtractionController],
  providers: [
    CertificateFileReader,
    CertificateReadings,
    CertificateTransactionsHandler,
    EarlierUploads,
    ExtractionStatuses,
    MadeFiles,
    Progress,
    ReadingLeases,
    StoredReadings,
    UploadCertificateHandler,
    Uploads,
    UploadSubjects,
    WaitingCertificates,
  ],
  exports: [CertificateReadings],
})
class CertificateUploadModule {}

export const certificateUploadFeature: BackendFeature = {
  name: 'certificate-upload',
  module: CertificateUploadModule,
  grants: CERTIFICATE_UPLOAD_GRANTS,
  reactions: [reactsWith(CertificateReadings, beginReading), reactsWith(DeciderStore, givenCertificates)],
  jobs: [{ name: 'reading of certificates', by: WaitingCertificates }],
  problems: CERTIFICATE_UPLOAD_PROBLEMS,
};
