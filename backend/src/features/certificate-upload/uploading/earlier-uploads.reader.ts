import { Injectable } from '@nestjs/common';
import { certificateUploadsView } from '@covertrail/contracts/certificate-upload/certificate-upload.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { Views } from '#views/views.service';
import type { UploadSubject } from './upload-subjects.reader.js';

const NEWEST = 100;

/** Whether the same file came before. */
@Injectable()
export class EarlierUploads {
  constructor(private readonly views: Views) {}

  /** The transaction of an earlier upload of the same content for the same subject; null where there is none, or it was taken back. */
  async of({ of: subject }: UploadSubject, sha256: string, uploadId: Uuid): Promise<Uuid | null> {
    const { requestId, insuredId, projectId } = subject;
    const where = requestId === null ? { insuredId: { eq: insuredId } } : { requestId: { eq: requestId } };
    const order = [{ field: 'uploadedAt', direction: 'desc' }] as const;
    const { documents } = await this.views.find(certificateUploadsView, { where }, order, { limit: NEWEST });
    const same = documents.find(
      (upload) =>
        upload.id !== uploadId &&
        upload.sha256 === sha256 &&
        upload.projectId === projectId &&
        upload.status !== 'canceled',
    );
    return same?.id ?? null;
  }
}
