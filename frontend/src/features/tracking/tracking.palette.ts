import { broadSupplierSearch } from '@covertrail/contracts/tracking/tracking.calls';
import { Building2 } from 'lucide-react';
import { viewQuery } from '#shared/api/call-request';
import { paletteSource, type PaletteParts } from '#shared/palette/palette-source';

/** By the call of the header search, which finds suppliers by their ID too. */
const suppliers = paletteSource({
  key: 'suppliers',
  title: 'Suppliers',
  icon: Building2,
  needs: [broadSupplierSearch],
  queryOf: (keyword, { companyId }) =>
    viewQuery(broadSupplierSearch, { params: { id: companyId }, query: { keyword } }),
  entriesOf: (_rows, body) =>
    (body?.suppliers.found ?? []).map(({ id, supplierName, projectName }) => ({
      to: `/app/suppliers/${id}`,
      title: supplierName,
      detail: projectName,
    })),
});

export const parts: PaletteParts = { sources: [suppliers] };
