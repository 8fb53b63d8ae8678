import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { displayOf } from '@covertrail/wording/status-display/status-display';
import { supplierStatus } from '@covertrail/domain/status/supplier-status';
import type { TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import { OutcomePill } from '../ui/outcome-pill.js';
import { ScreenStatus } from '../ui/screen-status.js';

interface SupplierStatusProps {
  readonly row: TrackedSupplierRow;
  readonly today: CalendarDate;
}

/** The status of a supplier; while it is being checked, this says so and shows no old status. */
export function SupplierStatus({ row, today }: SupplierStatusProps) {
  if (row.checking && row.active) return <OutcomePill outcome="checking" />;
  return <ScreenStatus screen="trackedSuppliers" status={supplierStatus(row, today)} />;
}

/** The same in plain text. */
export const supplierStatusText = (row: TrackedSupplierRow, today: CalendarDate): string =>
  row.checking && row.active ? 'Being checked' : displayOf('trackedSuppliers', supplierStatus(row, today)).full;
