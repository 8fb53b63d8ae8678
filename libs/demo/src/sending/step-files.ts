import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { Files } from '@covertrail/platform/files/files.port';
import { deriveId } from '@covertrail/platform/ids/ids';
import { singlePiece } from '@covertrail/platform/files/single-piece';
import { uploadedFileId } from '@covertrail/backend/uploads/upload-id.rules';
import { demoExport } from '../demo-export.js';
import { demoLetter } from '../demo-letter.js';
import { demoPdf } from '../demo-pdf.js';
import type { CommandOf } from './command-makers.js';

/** Whose upload it is, and when it happens. */
interface Upload {
  readonly uploadId: Uuid;
  readonly companyId: Uuid;
  readonly at: Instant;
}

/** Uploads the files that commands name; each is there before its command is sent. */
export class StepFiles {
  constructor(private readonly files: Files) {}

  letter({ client, fileName, signedOn }: Letter, { uploadId, companyId, at }: Upload): Promise<void> {
    return this.put(uploadedFileId('letter', companyId, uploadId), fileName, demoLetter(client, signedOn), at);
  }

  document({ title, fileName }: CommandOf<'attachDocument'>, { uploadId, companyId, at }: Upload): Promise<void> {
    return this.put(uploadedFileId('document', companyId, uploadId), fileName, demoPdf([title]), at);
  }

  sheet({ policy, fileName }: CommandOf<'importFromSystem'>, { uploadId, companyId, at }: Upload): Promise<void> {
    return this.put(uploadedFileId('sheet', companyId, uploadId), fileName, demoExport(policy), at, 'text/csv');
  }

  private async put(
    fileId: Uuid,
    name: string,
    content: Buffer,
    uploadedAt: Instant,
    contentType = 'application/pdf',
  ): Promise<void> {
    await this.files.put({ fileId, name, contentType, uploadedAt }, singlePiece(content), { maxBytes: content.length });
  }
}

type Letter = NonNullable<CommandOf<'requestTransfer'>['letter']>;

/** The upload of the letter with which a transfer is requested. */
export const letterUploadId = ({ insuredId, toAgencyId }: CommandOf<'requestTransfer'>): Uuid =>
  deriveId('demo letter', insuredId, toAgencyId);
