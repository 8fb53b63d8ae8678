import { certificateUploadDecider } from '@covertrail/domain/certificate-upload/certificate-upload.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { newId } from '@covertrail/platform/ids/ids';
import { singlePiece } from '@covertrail/platform/files/single-piece';
import { pdfOf } from '#pdf-files/testing/pdf-of';
import { byNobody } from '#testing/people';
import type { TestProduct } from '#testing/test-product';
import { citedFile } from '#uploads/uploads.service';
import { CertificateReadings } from '../reading/certificate-readings.service.js';

/** An upload that could not be read: both sides decide what becomes of it. */
export const failedUpload = (product: TestProduct, requestId: Uuid): Promise<Uuid> =>
  linkedUpload(product, requestId, pdfOf('Terms of the site'));

/** An upload for a request by someone without an account, once it was read or could not be. */
export async function linkedUpload(product: TestProduct, requestId: Uuid, content: Buffer): Promise<Uuid> {
  const { deciders, files } = product.infrastructure;
  const uploadId = newId();
  const stored = await files.put(
    { fileId: newId(), name: 'COI.pdf', contentType: 'application/pdf', uploadedAt: product.clock.now() },
    singlePiece(content),
    { maxBytes: content.length },
  );
  await files.claim(stored.fileId, stored.sha256, product.clock.now());
  const { requesterId, projectId, insuredId } = (await deciders.load(requestDecider, requestId)).state!.requested;
  const command = {
    type: 'UploadCertificate',
    uploadId,
    requestId,
    requesterId,
    projectId,
    insuredId,
    uploadedAs: 'link',
    companyId: null,
    priority: 'standard',
    certificate: { ...citedFile(stored), name: stored.name },
    additional: [],
  } as const;
  const facts = async () => ({ takesAnswers: true });
  await deciders.handle(certificateUploadDecider, uploadId, command, byNobody(), { facts });
  const readings = product.app.get(CertificateReadings);
  readings.begin(uploadId);
  await readings.idle();
  await product.settled();
  return uploadId;
}
