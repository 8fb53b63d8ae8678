import type { NamedFile } from '@covertrail/domain/document/document.contract';
import type { DocumentKind } from '@covertrail/domain/insurance/document-kinds';
import { newId } from '@covertrail/platform/ids/ids';
import { itIsHarmlessTwice, ReactionScene } from '#testing/reaction-scene';
import { storedTerms } from '#testing/terms';
import { documentRegistrar } from './document-registrar.reaction.js';

const of = { documentId: newId(), policyId: newId(), insuredId: newId() };
const file: NamedFile = {
  fileId: newId(),
  sha256: 'a'.repeat(64),
  contentType: 'application/pdf',
  bytes: 10,
  name: 'W-9.pdf',
};
const attached = (scene: ReactionScene) =>
  scene.happened('document', of.documentId, {
    type: 'DocumentAttached',
    data: { ...of, kind: 'additional', endorsement: null, file },
  });
const replaced = (scene: ReactionScene) =>
  scene.happened('document', of.documentId, {
    type: 'DocumentReplaced',
    data: { ...of, before: file, after: { ...file, name: 'W-9 2027.pdf' } },
  });
const removed = (scene: ReactionScene) =>
  scene.happened('document', of.documentId, { type: 'DocumentRemoved', data: { ...of, name: file.name } });

const retyped = (scene: ReactionScene, before: DocumentKind, after: DocumentKind) =>
  scene.happened('document', of.documentId, {
    type: 'DocumentTypeChanged',
    data: { ...of, name: file.name, before, after },
  });

const certificate = { ...of, documentId: newId() };
const renewal = newId();
const renewed = async (scene: ReactionScene) => {
  await scene.happened('policy', of.policyId, {
    type: 'PolicyAdded',
    data: {
      policyId: of.policyId,
      insuredId: of.insuredId,
      agencyId: null,
      line: 'generalLiability',
      terms: storedTerms(),
    },
  });
  return scene.happened('policy', of.policyId, {
    type: 'PolicyReplaced',
    data: { policyId: of.policyId, replacedBy: renewal, upon: 'expiration', effectiveFrom: '2027-07-01' },
  });
};

describe('the register of documents [H01]', () => {
  it('follows each change of a document of its policy', async () => {
    const scene = new ReactionScene();
    const register = { stream: `documentRegister-${of.policyId}`, actor: 'system:document-registrar' };
    const filed = { ...of, kind: 'additional', endorsement: null, uploadedAt: scene.clock.now() };
    expect(await scene.consequences(documentRegistrar, await attached(scene))).toEqual([
      { ...register, type: 'DocumentFiled', data: { ...filed, name: 'W-9.pdf' } },
    ]);
    expect(await scene.consequences(documentRegistrar, await replaced(scene))).toEqual([
      { ...register, type: 'DocumentFiled', data: { ...filed, name: 'W-9 2027.pdf' } },
    ]);
    expect(await scene.consequences(documentRegistrar, await removed(scene))).toEqual([
      { ...register, type: 'DocumentWithdrawn', data: { ...of, name: 'W-9 2027.pdf' } },
    ]);
  });

  itIsHarmlessTwice(documentRegistrar, attached);
  itIsHarmlessTwice(documentRegistrar, async (scene) => {
    await scene.consequences(documentRegistrar, await attached(scene));
    return retyped(scene, 'additional', 'certificate');
  });

  it('has a document as what it is since its type was changed, on the policies that it counts for then', async () => {
    const scene = new ReactionScene();
    await scene.consequences(documentRegistrar, await attached(scene));
    await scene.consequences(documentRegistrar, await renewed(scene));
    const [here, there] = [of.policyId, renewal].map((policyId) => `documentRegister-${policyId}`);
    const changesBy = async (before: DocumentKind, after: DocumentKind) =>
      (await scene.consequences(documentRegistrar, await retyped(scene, before, after))).map(
        ({ stream, type, data }) => [stream, type, data],
      );
    expect(await changesBy('additional', 'certificate')).toEqual([
      [here, 'DocumentFiled', expect.objectContaining({ kind: 'certificate', name: 'W-9.pdf' })],
      [there, 'DocumentWithdrawn', expect.objectContaining({ documentId: of.documentId })],
    ]);
    expect(await changesBy('certificate', 'iso')).toEqual([
      [here, 'DocumentFiled', expect.objectContaining({ kind: 'iso' })],
    ]);
    expect(await changesBy('iso', 'additional')).toEqual([
      [here, 'DocumentFiled', expect.objectContaining({ kind: 'additional' })],
      [there, 'DocumentFiled', expect.objectContaining({ kind: 'additional', policyId: renewal })],
    ]);
  });

  it('goes on with what proves something of the supplier where another policy takes the place, and follows its changes there', async () => {
    const scene = new ReactionScene();
    await scene.consequences(documentRegistrar, await attached(scene));
    await scene.consequences(
      documentRegistrar,
      await scene.happened('document', certificate.documentId, {
        type: 'DocumentAttached',
        data: { ...certificate, kind: 'certificate', endorsement: null, file },
      }),
    );
    const filed = { ...of, policyId: renewal, kind: 'additional', endorsement: null, uploadedAt: scene.clock.now() };
    const register = { stream: `documentRegister-${renewal}`, actor: 'system:document-registrar' };
    expect(await scene.consequences(documentRegistrar, await renewed(scene))).toEqual([
      { ...register, type: 'DocumentFiled', data: { ...filed, name: 'W-9.pdf' } },
    ]);
    expect(await scene.consequences(documentRegistrar, await replaced(scene))).toContainEqual({
      ...register,
      type: 'DocumentFiled',
      data: { ...filed, name: 'W-9 2027.pdf' },
    });
    expect(await scene.consequences(documentRegistrar, await removed(scene))).toContainEqual({
      ...register,
      type: 'DocumentWithdrawn',
      data: { ...of, policyId: renewal, name: 'W-9 2027.pdf' },
    });
  });

  itIsHarmlessTwice(documentRegistrar, async (scene) => {
    await scene.consequences(documentRegistrar, await attached(scene));
    return renewed(scene);
  });
});
