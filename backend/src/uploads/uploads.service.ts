import { Inject, Injectable } from '@nestjs/common';
import type { CitedFile } from '@covertrail/domain/kernel/cited-file';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { Files, StoredFile } from '@covertrail/platform/files/files.port';
import { CLOCK, FILES } from '#tokens/tokens';
import { uploadedFileId, type UploadPurpose } from './upload-id.rules.js';

/** Uploaded files, for the commands that cite them. */
@Injectable()
export class Uploads {
  constructor(
    @Inject(FILES) private readonly files: Files,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Null for an upload that this company did not make, or that was deleted. */
  find(purpose: UploadPurpose, companyId: Uuid, uploadId: Uuid): Promise<StoredFile | null> {
    return this.files.describe(uploadedFileId(purpose, companyId, uploadId));
  }

  /** Protects the file from deletion, before an event cites it. */
  async keep({ fileId, sha256 }: CitedFile): Promise<void> {
    await this.files.claim(fileId, sha256, this.clock.now());
  }
}

/** What an event says of a file. */
export const citedFile = ({ fileId, sha256, contentType, bytes }: StoredFile): CitedFile => ({
  fileId,
  sha256,
  contentType,
  bytes,
});
