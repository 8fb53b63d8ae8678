import { certificateUploadDecider } from '@covertrail/domain/certificate-upload/certificate-upload.decider';
import { grantsOf, type KindsOf } from '#auth/owned-kinds';

/** What was read of an uploaded certificate, to enter it: for the insured, and for an agency that represents it. */
export const EXTRACTION_GRANTS = grantsOf({
  extraction: async (actor, id, { readable, representations }) => {
    const { state } = await readable.load(certificateUploadDecider, id);
    const insuredId = state?.uploaded.insuredId ?? null;
    return insuredId === null ? null : representations.answersFor(actor, insuredId);
  },
});

declare module '#auth/owned-kinds' {
  interface OwnedKinds extends KindsOf<typeof EXTRACTION_GRANTS> {}
}
