import { certificateCodesView } from '@covertrail/contracts/issued-certificate/issued-certificate.views';
import { defineProjection } from '@covertrail/platform/engine/define-projection';

/** Which certificate has this code? Whoever has it asks; nobody is told [E05]. */
export const certificateCodes = defineProjection(certificateCodesView)({
  version: 1,
  on: {
    CertificateIssued: (_code, { data: { certificateId }, position }, id) => ({
      id,
      certificateId,
      revision: 0,
      asOf: position,
    }),
    CertificateReissued: (_code, { data: { certificateId, revision }, position }, id) => ({
      id,
      certificateId,
      revision,
      asOf: position,
    }),
  },
  keys: ({ data }) => [data.checkHash],
  audience: () => [],
});
