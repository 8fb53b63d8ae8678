import type { IssuedCertificateDocument } from '@covertrail/contracts/issued-certificate/issued-certificate.views';
import { certificateBatchDecider } from '@covertrail/domain/certificate-batch/certificate-batch.decider';
import { deriveId, newId } from '@covertrail/platform/ids/ids';
import { ReactionScene } from '#testing/reaction-scene';
import { renewedCertificatesReaction } from './renewed-certificates.reaction.js';
import { RenewedCertificates } from './renewed-certificates.service.js';

type Needs = ConstructorParameters<typeof RenewedCertificates>;
/** Revisions: of a stream with one event, and of one without any. */
const [FIRST, NONE] = [0, -1];
const cause = newId();
const [theirs, others] = [newId(), newId()];
const held = [
  { id: newId(), projectId: theirs },
  { id: newId(), projectId: newId() },
  { id: newId(), projectId: null },
] as unknown as readonly IssuedCertificateDocument[];

/** `outdated`: the certificates that would say something else. */
async function issuedAgain(agencyId: string | null, outdated: readonly string[] = []) {
  const scene = new ReactionScene();
  const certificates = new RenewedCertificates(
    scene.deciders,
    { reached: async () => undefined } as unknown as Needs[1],
    {
      ofPolicy: async () => held,
      ofManager: async () => ({ insuredId: newId(), agencyId: newId(), held }),
      isOutdated: async (id: string) => outdated.includes(id),
    } as unknown as Needs[2],
  );
  const rows = [theirs, others].map((projectId) => ({ shareId: newId(), requesterId: newId(), projectId }));
  const data = { batchId: cause, insuredId: newId(), agencyId, policyIds: [newId()], terms: {}, rows, again: true };
  const event = await scene.happened('shareBatch', cause, { type: 'ShareBatchStarted', data } as never);
  const begun = () => scene.deciders.load(certificateBatchDecider, deriveId('certificate-batch', cause));
  return { reaction: renewedCertificatesReaction.with(certificates), event, begun };
}

describe('certificates of a policy that is issued again [D12]', () => {
  it('are issued again to those who are told and have one, once, when it sees the event twice too', async () => {
    const { reaction, event, begun } = await issuedAgain(newId());
    await reaction.react(event);
    const once = await begun();
    expect(once.state?.rows).toEqual([{ from: 'certificate', id: held[0]!.id }]);
    await reaction.react(event);
    expect(await begun()).toEqual(once);
  });

  it('are requested of the agent where an insured tells, once, when it sees the event twice too', async () => {
    const { reaction, event, begun } = await issuedAgain(null, [held[2]!.id]);
    await reaction.react(event);
    await reaction.react(event);
    expect(await begun()).toMatchObject({ state: null, revision: FIRST });
  });

  it('are not requested where each says already what it would say again', async () => {
    const { reaction, event, begun } = await issuedAgain(null);
    await reaction.react(event);
    expect(await begun()).toMatchObject({ state: null, revision: NONE });
  });
});
