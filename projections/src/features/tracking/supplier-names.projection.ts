import { supplierNamesView } from '@covertrail/contracts/tracking/tracking.views';
import { defineProjection } from '@covertrail/platform/engine/define-projection';
import { foldedText } from '@covertrail/platform/read-store/folded-text';

/** What are suppliers called that are or were tracked? It keeps those that are tracked no longer, because spans of earlier days name them [F11]. */
export const supplierNames = defineProjection(supplierNamesView)({
  version: 1,
  on: {
    // A later name comes with `CompanyRenamed`.
    TrackingStarted: (supplier, { data }, id) => supplier ?? { id, folded: foldedText(data.insuredName) },
  },
  changes: { CompanyRenamed: (supplier, { data }) => ({ ...supplier, folded: foldedText(data.to) }) },
  keys: ({ type, data }) => [type === 'TrackingStarted' ? data.insuredId : data.companyId],
  audience: () => [],
});
