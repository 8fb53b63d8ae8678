import { certificateUploadDecider } from '@covertrail/domain/certificate-upload/certificate-upload.decider';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { carryingOut } from '@covertrail/platform/deciders/command-meta';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import { deriveId } from '@covertrail/platform/ids/ids';
import { givenUploadId } from '#certificate-readings/given-upload-id';

/** A certificate that was given by the link of a mail is read as an uploaded one is [D13]. */
export const givenCertificates = defineReaction<DeciderStore>()({
  name: 'given-certificates',
  on: { CertificateGiven: recordUpload },
});

async function recordUpload(event: RecordedEvent<'CertificateGiven'>, deciders: DeciderStore): Promise<void> {
  const { requestId, requesterId, projectId, certificate, additional } = event.data;
  const { state: request } = await deciders.readable.load(requestDecider, requestId);
  const uploadId = givenUploadId(requestId, certificate.fileId);
  const command = {
    type: 'UploadCertificate',
    ...{ uploadId, requestId, requesterId, projectId, insuredId: request?.requested.insuredId ?? null },
    uploadedAs: 'link',
    companyId: null,
    priority: request?.requested.delivery ?? 'standard',
    certificate,
    additional,
  } as const;
  const meta = carryingOut(event, 'given-certificates', deriveId('given-certificates', event.id));
  // It was taken when it was given: the request may have ended since.
  await deciders.handle(certificateUploadDecider, uploadId, command, meta, {
    facts: async () => ({ takesAnswers: null }),
  });
}
