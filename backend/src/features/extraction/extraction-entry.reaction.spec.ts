import type { CertificateUploaded } from '@covertrail/domain/certificate-upload/certificate-upload.contract';
import type { ExtractionConfirmed } from '@covertrail/domain/extraction/extraction.contract';
import { givenTerms } from '@covertrail/domain/policy/policy-given-terms';
import { AGENCY, CARRIER, GL_TERMS, INSURED, POLICY } from '@covertrail/domain/policy/testing/sample-policies';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { DeclaredReaction } from '@covertrail/platform/engine/define-reaction';
import { newId } from '@covertrail/platform/ids/ids';
import { itIsHarmlessTwice, ReactionScene } from '#testing/reaction-scene';
import { extractionEntry } from './extraction-entry.reaction.js';
import { ExtractionEntry } from './extraction-entry.service.js';
import { RowCommands } from './row-commands.service.js';

const uploadId = newId();
const confirmed: ExtractionConfirmed['data'] = {
  uploadId,
  insuredId: INSURED,
  attempt: 1,
  evidence: { name: 'COI.pdf', sha256: 'a'.repeat(64), certificate: { uploadId, dated: '2026-11-01' } },
  rows: [
    {
      page: 1,
      row: 'generalLiability',
      into: 'new',
      policyId: POLICY,
      line: 'generalLiability',
      renews: null,
      typed: [],
      terms: givenTerms(GL_TERMS),
    },
  ],
};
const upload: CertificateUploaded['data'] = {
  ...{ uploadId, requestId: newId(), requesterId: newId(), projectId: newId(), insuredId: INSURED },
  uploadedAs: 'insured',
  companyId: INSURED,
  priority: 'standard',
  certificate: { fileId: newId(), sha256: 'ab'.repeat(32), contentType: 'application/pdf', bytes: 9, name: 'COI.pdf' },
  additional: [],
};
const entry: DeclaredReaction<DeciderStore> = {
  ...extractionEntry,
  with: (deciders) => {
    const manager = { managerFor: () => Promise.resolve(AGENCY) };
    return extractionEntry.with(new ExtractionEntry(deciders, new RowCommands(deciders, manager)));
  },
};

async function confirmedRow(scene: ReactionScene) {
  const { name, naic } = GL_TERMS.carrier;
  await scene.happened('carrier', CARRIER, { type: 'CarrierAdded', data: { carrierId: CARRIER, name, naic } });
  await scene.happened('certificateUpload', uploadId, { type: 'CertificateUploaded', data: upload });
  return scene.happened('extraction', uploadId, { type: 'ExtractionConfirmed', data: confirmed });
}

describe('the reaction that enters what was confirmed of a certificate [E02]', () => {
  it('adds the policy as claimed on the certificate, says what became of each row, and attaches the certificate', async () => {
    const scene = new ReactionScene();
    const consequences = await scene.consequences(entry, await confirmedRow(scene));
    expect(consequences).toMatchObject([
      { type: 'PolicyAdded', data: { policyId: POLICY, source: 'claimedOnCertificate' } },
      { type: 'ExtractionEntered', data: { entered: [{ row: 'generalLiability', policyId: POLICY }], refused: [] } },
      {
        type: 'DocumentAttached',
        data: { policyId: POLICY, kind: 'certificate', readFrom: uploadId, file: { name: 'COI.pdf' } },
      },
    ]);
  });

  itIsHarmlessTwice(entry, confirmedRow);
});
