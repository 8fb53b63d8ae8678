import { vendorProgramsView } from '@covertrail/contracts/vendor-program/vendor-program.views';
import { defineProjection } from '@covertrail/platform/engine/define-projection';

/** What does a place in the program of this requester cost? */
export const vendorPrograms = defineProjection(vendorProgramsView)({
  version: 1,
  on: {
    VendorProgramOffered: (_program, { data: { requesterId, fee } }) => ({ id: requesterId, fee }),
  },
  changes: { VendorProgramClosed: () => null },
  keys: ({ data }) => [data.requesterId],
  audience: (before, after) => [(after ?? before)?.id ?? []].flat(),
});
