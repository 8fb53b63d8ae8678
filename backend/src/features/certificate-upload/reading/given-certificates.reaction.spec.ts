import { newId } from '@covertrail/platform/ids/ids';
import { itIsHarmlessTwice, ReactionScene } from '#testing/reaction-scene';
import { givenCertificates } from './given-certificates.reaction.js';

const [requestId, requesterId, projectId] = [newId(), newId(), newId()];
const certificate = {
  fileId: newId(),
  sha256: 'ab'.repeat(32),
  contentType: 'application/pdf',
  bytes: 9,
  name: 'COI.pdf',
};
const given = (scene: ReactionScene) =>
  scene.happened('mailAnswer', requestId, {
    type: 'CertificateGiven',
    data: {
      ...{ requestId, requesterId, projectId, giverId: newId(), givenAs: 'invitee' },
      givenAt: '2026-11-21T15:00:00.000Z',
      certificate,
      additional: [],
    },
  });

describe('a certificate that was given by the link of a mail [D13]', () => {
  it('is recorded as an upload, which is read', async () => {
    const scene = new ReactionScene();
    expect(await scene.consequences(givenCertificates, await given(scene))).toMatchObject([
      {
        type: 'CertificateUploaded',
        data: { requestId, requesterId, uploadedAs: 'link', companyId: null, certificate: { name: 'COI.pdf' } },
      },
    ]);
  });

  itIsHarmlessTwice(givenCertificates, given);
});
