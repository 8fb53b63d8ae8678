import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { SignatureFiles } from '#signatures/signature-files.service';
import { MadeFiles } from '#uploads/made-files.service';
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
import { ISSUED_CERTIFICATE_PROBLEMS } from './issued-certificate.problems.js';
import { ReissueCertificateHandler } from './reissue-certificate.command.js';

@Module({
  controllers: [IssuedCertificateController, CertificateCheckController],
  providers: [
    CertificateDrawing,
    SignatureFiles,
    MadeFiles,
    CertificatePolicies,
    CertificatePartiesReader,
    CertificateIssuer,
    IssueCertificateHandler,
    ReissueCertificateHandler,
    ReadCertifiablePoliciesHandler,
    CheckedLines,
    CheckCertificateHandler,
  ],
})
class IssuedCertificateModule {}

export const issuedCertificateFeature: BackendFeature = {
  name: 'issued-certificate',
  module: IssuedCertificateModule,
  grants: ISSUED_CERTIFICATE_GRANTS,
  problems: ISSUED_CERTIFICATE_PROBLEMS,
};
