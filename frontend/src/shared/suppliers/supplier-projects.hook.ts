import type { TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import { useMay } from '../session/use-may.js';
import { useTrackedRows } from '../tracking/tracked-rows.hook.js';

/** Rows are found by name, and other suppliers may have the same. */
const MOST_NAMESAKES = 50;

/** The supplier of a tracking; undefined while it is not known. */
interface SupplierFound {
  readonly supplierId: string;
  readonly supplierName: string;
}

/** The rows of a supplier, one for each project, with that of the tracking first; none for those who track nobody. */
export function useSupplierProjects(
  trackingId: string,
  supplier: SupplierFound | null | undefined,
): readonly TrackedSupplierRow[] {
  const mayTrack = useMay('readSuppliers');
  const { rows } = useTrackedRows(
    supplier && mayTrack ? { keyword: supplier.supplierName, size: MOST_NAMESAKES, inactive: 'shown' } : null,
  );
  const own = rows.filter(({ id, supplierId }) => id === trackingId || supplierId === supplier?.supplierId);
  return [...own.filter(({ id }) => id === trackingId), ...own.filter(({ id }) => id !== trackingId)];
}
