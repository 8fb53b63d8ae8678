import type { CertificateUploaded } from '@covertrail/domain/certificate-upload/certificate-upload.contract';
import { certificateUploadDecider } from '@covertrail/domain/certificate-upload/certificate-upload.decider';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { DeclaredReaction } from '@covertrail/platform/engine/define-reaction';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { deriveId, newId } from '@covertrail/platform/ids/ids';
import { itIsHarmlessTwice, ReactionScene } from '#testing/reaction-scene';
import { beginReading } from './begin-reading.reaction.js';

const uploadId = newId();
const upload: CertificateUploaded['data'] = {
  ...{ uploadId, requestId: newId(), requesterId: newId(), projectId: newId(), insuredId: newId() },
  uploadedAs: 'insured',
  companyId: newId(),
  priority: 'standard',
  certificate: { fileId: newId(), sha256: 'ab'.repeat(32), contentType: 'application/pdf', bytes: 9, name: 'COI.pdf' },
  additional: [],
};
/** Reads at once, and finds that it is a scan. */
const reading: DeclaredReaction<DeciderStore> = {
  ...beginReading,
  with: (deciders) => {
    const begun: Promise<unknown>[] = [];
    const { react, ...rest } = beginReading.with({ begin: (id) => void begun.push(recordScan(deciders, id)) });
    return {
      ...rest,
      react: async (event) => {
        await react(event);
        await Promise.all(begun);
      },
    };
  },
};

async function recordScan(deciders: DeciderStore, id: string): Promise<void> {
  const attempt = (await deciders.load(certificateUploadDecider, id)).state?.attempt ?? 0;
  const result = { outcome: 'scan', reason: 'CERTIFICATE.SCAN' } as const;
  const meta = bySystem('certificate-reader', deriveId('certificate-reader', id, String(attempt)));
  await deciders.handle(certificateUploadDecider, id, { type: 'RecordReading', attempt, result }, meta);
}

const uploaded = (scene: ReactionScene) =>
  scene.happened('certificateUpload', uploadId, { type: 'CertificateUploaded', data: upload });

describe('the reaction that has certificates read [E02]', () => {
  it('begins with the upload', async () => {
    const scene = new ReactionScene();
    const event = await uploaded(scene);
    expect(await scene.consequences(reading, event)).toMatchObject([{ type: 'CertificateRead' }]);
  });

  itIsHarmlessTwice(reading, (scene) => uploaded(scene));
});
