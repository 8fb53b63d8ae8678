import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { Progress } from '#progress/progress.service';
import { SignatureFiles } from '#signatures/signature-files.service';
import { MadeFiles } from '#uploads/made-files.service';
import { BatchHolders } from './batch/batch-holders.reader.js';
import { CertificateBatchController } from './batch/certificate-batch.controller.js';
import { certificateBatchReaction } from './batch/certificate-batch.reaction.js';
import { ReadCertificateBatchRowsHandler } from './batch/certificate-batch-rows.query.js';
import { CertificateBatchZip } from './batch/certificate-batch-zip.service.js';
import { CertificateBatches } from './batch/certificate-batches.service.js';
import { HeldCertificates } from './batch/held-certificates.reader.js';
import { renewedCertificatesReaction } from './batch/renewed-certificates.reaction.js';
import { RenewedCertificates } from './batch/renewed-certificates.service.js';
import { RequestCertificateBatchHandler } from './batch/request-certificate-batch.command.js';
import { StartAgainBatchHandler } from './batch/start-again-batch.command.js';
import { StartCertificateBatchHandler } from './batch/start-certificate-batch.command.js';
import { ReadCertifiablePoliciesHandler } from './certifiable-policies.query.js';
import { CertificateDrawing } from './certificate-drawing.service.js';
import { CertificateIssuer } from './certificate-issuer.service.js';
import { CertificatePartiesReader } from './certificate-parties.reader.js';
import { CertificatePolicies } from './certificate-policies.reader.js';
import { CertificateCheckController } from './check/certificate-check.controller.js';
import { CheckCertificateHandler } from './check/certificate-check.query.js';
import { CheckedLines } from './check/checked-lines.reader.js';
import { IssueCertificateHandler } from './issue-certificate.command.js';
import { IssuedCertificateController } from './issued-certificate.controller.js';
import { ISSUED_CERTIFICATE_GRANTS } from './issued-certificate.grants.js';
import { issuedCertificateNotices } from './issued-certificate.notices.js';
import { ISSUED_CERTIFICATE_PROBLEMS } from './issued-certificate.problems.js';
import { ProjectHolders } from './project-holders.reader.js';
import { ReissueCertificateHandler } from './reissue-certificate.command.js';
import { ReadRequestHoldersHandler } from './request-holders.query.js';

@Module({
  controllers: [IssuedCertificateController, CertificateBatchController, CertificateCheckController],
  providers: [
    CertificateDrawing,
    SignatureFiles,
    MadeFiles,
    Progress,
    CertificatePolicies,
    CertificatePartiesReader,
    CertificateIssuer,
    IssueCertificateHandler,
    ReissueCertificateHandler,
    ReadCertifiablePoliciesHandler,
    CheckedLines,
    CheckCertificateHandler,
    ProjectHolders,
    ReadRequestHoldersHandler,
    BatchHolders,
    HeldCertificates,
    CertificateBatches,
    RenewedCertificates,
    CertificateBatchZip,
    StartCertificateBatchHandler,
    StartAgainBatchHandler,
    RequestCertificateBatchHandler,
    ReadCertificateBatchRowsHandler,
  ],
  exports: [CertificateBatches, RenewedCertificates],
})
class IssuedCertificateModule {}

export const issuedCertificateFeature: BackendFeature = {
  name: 'issued-certificate',
  module: IssuedCertificateModule,
  notices: issuedCertificateNotices,
  reactions: [
    reactsWith(CertificateBatches, certificateBatchReaction),
    reactsWith(RenewedCertificates, renewedCertificatesReaction),
  ],
  grants: ISSUED_CERTIFICATE_GRANTS,
  problems: ISSUED_CERTIFICATE_PROBLEMS,
};
