import { signaturesView } from '@covertrail/contracts/signature/signature.views';
import { defineProjection } from '@covertrail/platform/engine/define-projection';

/** Who has a signature for certificates? [E04] */
export const signatures = defineProjection(signaturesView)({
  version: 1,
  on: {
    SignatureUploaded: (_signature, { data: { ownerId, of, fileId }, meta: { tenant } }) => ({
      id: ownerId,
      of,
      companyId: of === 'agency' ? ownerId : (tenant ?? ''),
      fileId,
    }),
    SignatureDeleted: () => null,
  },
  keys: ({ data }) => [data.ownerId],
  audience: (before, after) => [
    ...new Set([before, after].flatMap((signature) => (signature?.companyId ? [signature.companyId] : []))),
  ],
});
