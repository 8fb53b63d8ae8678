import type { DynamicModule } from '@nestjs/common';
import { MulterModule } from '@nestjs/platform-express';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { Files } from '@covertrail/platform/files/files.port';
import type { VirusScan } from '@covertrail/platform/virus-scan/virus-scan.port';
import { CLOCK, FILES, VIRUS_SCAN } from '#tokens/tokens';
import { PdfReader } from '#pdf-files/pdf-reader.service';
import { UploadStorage, type UploadRules } from './upload-storage.service.js';

/** For the module of a feature whose calls take a file: exactly one, whose size the file store limits. */
export const uploadsBy = (rules: UploadRules): DynamicModule =>
  MulterModule.registerAsync({
    inject: [FILES, VIRUS_SCAN, PdfReader, CLOCK],
    useFactory: (files: Files, virusScan: VirusScan, pdfs: PdfReader, clock: Clock) => ({
      storage: new UploadStorage(rules, files, { virusScan, pdfs }, clock),
      limits: { files: 1, fields: 0, parts: 1 },
      defParamCharset: 'utf8',
    }),
  });
