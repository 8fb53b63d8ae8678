import type { Issue } from '@covertrail/domain/issued-certificate/issued-certificate.contract';
import { issuedCertificateDecider } from '@covertrail/domain/issued-certificate/issued-certificate.decider';
import { certificateBatchDecider } from '@covertrail/domain/certificate-batch/certificate-batch.decider';
import { plainHolder } from '@covertrail/domain/insurance/terms/holder-details';
import { newId } from '@covertrail/platform/ids/ids';
import { ReactionScene } from '#testing/reaction-scene';
import { certificateBatchReaction } from './certificate-batch.reaction.js';
import { CertificateBatches } from './certificate-batches.service.js';

const ofBatch = { batchId: newId(), insuredId: newId(), agencyId: newId() };
const holder = plainHolder({ name: 'Harbor Point LLC', address: null });
const issue = (): Issue => ({
  issuedOn: '2026-11-21',
  agentId: newId(),
  signature: 'agent',
  holder,
  policies: [{ policyId: newId(), revision: 0 }],
  description: '',
  file: { fileId: newId(), sha256: 'a'.repeat(64), contentType: 'application/pdf', bytes: 9 },
  checkHash: 'b'.repeat(64),
});
type Needs = ConstructorParameters<typeof CertificateBatches>;

/** A batch of two holders, of which every certificate is drawn anew; `drawn` counts them. */
async function started() {
  const scene = new ReactionScene();
  const drawn: unknown[] = [];
  const batches = new CertificateBatches(
    scene.deciders,
    { these: async () => [] } as unknown as Needs[1],
    {
      plan: async (wanted: unknown) => ({ wanted }),
      draw: async (planned: unknown) => {
        drawn.push(planned);
        return issue();
      },
    } as unknown as Needs[2],
    { of: async () => ({ holder }) } as unknown as Needs[3],
    { same: async () => null } as unknown as Needs[4],
    {} as unknown as Needs[5],
  );
  const event = await scene.happened('certificateBatch', ofBatch.batchId, {
    type: 'CertificateBatchStarted',
    data: {
      ...ofBatch,
      agentId: newId(),
      policyIds: [newId()],
      issues: { form: '25', description: '' },
      rows: [newId(), newId()].map((id) => ({ from: 'book', id })),
    },
  });
  return { scene, reaction: certificateBatchReaction.with(batches), event, drawn };
}

describe('carrying out certificates for many [E03]', () => {
  it('issues to each holder once, when it sees the event twice too', async () => {
    const { scene, reaction, event, drawn } = await started();
    await reaction.react(event);
    const once = await scene.deciders.load(certificateBatchDecider, ofBatch.batchId);
    expect(once.state?.outcomes.map(({ outcome }) => outcome)).toEqual(['issued', 'issued']);
    await reaction.react(event);
    expect(await scene.deciders.load(certificateBatchDecider, ofBatch.batchId)).toEqual(once);
    for (const { certificateId } of once.state?.outcomes ?? [])
      expect((await scene.deciders.load(issuedCertificateDecider, certificateId!)).revision).toBe(0);
    expect(drawn).toHaveLength(2);
  });
});
