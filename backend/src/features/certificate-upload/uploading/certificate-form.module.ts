import type { DynamicModule } from '@nestjs/common';
import { MulterModule } from '@nestjs/platform-express';
import { MOST_ADDITIONAL } from '@covertrail/domain/fields/mail-answer-fields';
import { UPLOAD_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { Files } from '@covertrail/platform/files/files.port';
import type { VirusScan } from '@covertrail/platform/virus-scan/virus-scan.port';
import { PdfReader } from '#pdf-files/pdf-reader.service';
import { CLOCK, FILES, VIRUS_SCAN } from '#tokens/tokens';
import { UploadStorage, type UploadRules } from '#uploads/upload-storage.service';
import { CertificateFormStorage } from './certificate-form-storage.service.js';

const PURPOSE = 'certificate';
/** The certificate, what belongs to it, and the JSON part. */
const MOST_PARTS = 1 + MOST_ADDITIONAL + 1;

/** Takes the form of a certificate: several files, and a JSON part beside them. */
export const certificateForms = (): DynamicModule =>
  MulterModule.registerAsync({
    inject: [FILES, VIRUS_SCAN, PdfReader, CLOCK],
    useFactory: (files: Files, virusScan: VirusScan, pdfs: PdfReader, clock: Clock) => {
      const by = (rules: Omit<UploadRules, 'purpose'>) =>
        new UploadStorage({ ...rules, purpose: PURPOSE }, files, { virusScan, pdfs }, clock);
      return {
        storage: new CertificateFormStorage(
          by({ kinds: ['application/pdf'] }),
          by({ kinds: UPLOAD_KINDS, otherKind: 'FILE.NOT_IMAGE_OR_PDF' }),
        ),
        limits: { files: MOST_PARTS, fields: 1, parts: MOST_PARTS + 1 },
        defParamCharset: 'utf8',
      };
    },
  });
