import { certificateUploadDecider } from '@covertrail/domain/certificate-upload/certificate-upload.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Actor } from '#auth/actor';
import type { Grant } from '#auth/grant';
import { grantsOf, type GrantSources, type KindsOf } from '#auth/owned-kinds';
import { eitherSide } from '#auth/sides';
import { isOwnUpload } from './own-upload.rules.js';

/** An uploaded certificate: both sides of its request read it. */
export const CERTIFICATE_UPLOAD_GRANTS = grantsOf({
  certificateUpload: (actor, id, from) => bothSides(actor, id, from),
  ownCertificateUpload: async (actor, id, from) => {
    const uploaded = await uploadedIn(from, id);
    return uploaded && isOwnUpload(actor, uploaded.uploadedAs) ? bothSides(actor, id, from) : null;
  },
});

async function bothSides(actor: Actor, id: Uuid, from: GrantSources): Promise<Grant | null> {
  const uploaded = await uploadedIn(from, id);
  if (!uploaded) return null;
  return uploaded.requestId === null
    ? eitherSide(actor, uploaded, from)
    : from.grant(actor, 'request', uploaded.requestId);
}

const uploadedIn = async ({ readable }: GrantSources, id: Uuid) =>
  (await readable.load(certificateUploadDecider, id)).state?.uploaded;

declare module '#auth/owned-kinds' {
  interface OwnedKinds extends KindsOf<typeof CERTIFICATE_UPLOAD_GRANTS> {}
}
