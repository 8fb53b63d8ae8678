import type { UploadedAs } from '@covertrail/domain/certificate-upload/certificate-upload.contract';
import { certificateUploadDecider } from '@covertrail/domain/certificate-upload/certificate-upload.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { isRequesting } from '@covertrail/domain/rights/sides';
import type { Actor } from '#auth/actor';
import type { Grant } from '#auth/grant';
import { grantsOf, type GrantSources, type KindsOf } from '#auth/owned-kinds';
import { eitherSide } from '#auth/sides';

/** Who decides what becomes of an upload: the side that uploaded it, or, where that was someone without an account, either side. */
const DECIDED_BY: Readonly<Record<UploadedAs, readonly ('requester' | 'answering')[]>> = {
  requester: ['requester'],
  insured: ['answering'],
  agency: ['answering'],
  link: ['requester', 'answering'],
};

/** An uploaded certificate: both sides of its request read it. */
export const CERTIFICATE_UPLOAD_GRANTS = grantsOf({
  certificateUpload: (actor, id, from) => bothSides(actor, id, from),
  ownCertificateUpload: async (actor, id, from) => {
    const uploaded = await uploadedIn(from, id);
    const side = isRequesting(actor) ? 'requester' : 'answering';
    return uploaded && DECIDED_BY[uploaded.uploadedAs].includes(side) ? bothSides(actor, id, from) : null;
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
