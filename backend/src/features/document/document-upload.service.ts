import { Injectable } from '@nestjs/common';
import type { NamedFile } from '@covertrail/domain/document/document.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { Problem } from '#http/problem';
import { citedFile, Uploads } from '#uploads/uploads.service';

/** The file of a document, found by the upload that the caller names. */
@Injectable()
export class DocumentUpload {
  constructor(private readonly uploads: Uploads) {}

  /** Throws for an upload that this company did not make, or that was deleted. */
  async of(companyId: Uuid, uploadId: Uuid): Promise<NamedFile> {
    const stored = await this.uploads.find('document', companyId, uploadId);
    if (!stored) throw new Problem('HTTP.BAD_INPUT', { errors: { uploadId: 'Please choose the file again.' } });
    return { ...citedFile(stored), name: stored.name };
  }

  /** Protects the file from deletion, before an event cites it. */
  keep(file: NamedFile): Promise<void> {
    return this.uploads.keep(file);
  }
}
