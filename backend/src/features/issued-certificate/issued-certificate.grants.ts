import { certificateBatchDecider } from '@covertrail/domain/certificate-batch/certificate-batch.decider';
import { issuedCertificateDecider } from '@covertrail/domain/issued-certificate/issued-certificate.decider';
import { isAgency, isInsured } from '@covertrail/domain/rights/sides';
import { FOR_ITSELF } from '#auth/grant';
import { grantsOf, type KindsOf } from '#auth/owned-kinds';

/**
 * A certificate is its insured's and of the agency that issued it, which keeps its own copies after it represents the insured no more; it is issued again only
 * by that agency, while it represents the insured [E03].
 */
export const ISSUED_CERTIFICATE_GRANTS = grantsOf({
  issuedCertificate: async (actor, id, { readable, representations }) => {
    const { state } = await readable.load(issuedCertificateDecider, id);
    if (!state || !isAgency(actor) || state.agencyId !== actor.companyId) return null;
    return representations.answersFor(actor, state.insuredId);
  },
  readIssuedCertificate: async (actor, id, { readable }) => {
    const { state } = await readable.load(issuedCertificateDecider, id);
    if (!state) return null;
    const isOwn = isAgency(actor)
      ? state.agencyId === actor.companyId
      : isInsured(actor) && state.insuredId === actor.companyId;
    return isOwn ? FOR_ITSELF : null;
  },
  /** What an agency issued to many holders: that agency’s own. */
  certificateBatch: async (actor, id, { readable }) => {
    const { state } = await readable.load(certificateBatchDecider, id);
    return state && isAgency(actor) && state.agencyId === actor.companyId ? FOR_ITSELF : null;
  },
});

declare module '#auth/owned-kinds' {
  interface OwnedKinds extends KindsOf<typeof ISSUED_CERTIFICATE_GRANTS> {}
}
