import { removeVehicle } from '@covertrail/contracts/vehicle/vehicle.calls';
import type { VehicleRow } from '@covertrail/contracts/vehicle/vehicle.replies';
import { useCommand } from '#shared/commands/use-command';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

/** Asks before a vehicle is removed. */
export function RemoveVehicle({
  vehicle: { id, vin, revision },
  onClose,
}: {
  readonly vehicle: VehicleRow;
  readonly onClose: () => void;
}) {
  const { submit, pending, problem } = useCommand(removeVehicle, `vehicle/${id}/remove`, { onSettled: onClose });
  return (
    <ConfirmDialog
      open
      title="Remove this vehicle?"
      confirm="Remove vehicle"
      destructive
      pending={pending}
      problem={problem}
      onCancel={onClose}
      onConfirm={() => submit({ params: { id }, ifMatch: revision, toast: `Vehicle ${vin} was removed.` })}
    >
      <p>The policy will no longer show {vin}. The history keeps it, and it can be added again.</p>
    </ConfirmDialog>
  );
}
