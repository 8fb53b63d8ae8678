import { cancelPlannedMaintenance } from '@covertrail/contracts/planned-maintenance/planned-maintenance.calls';
import type { PlannedMaintenanceRow } from '@covertrail/contracts/planned-maintenance/planned-maintenance.replies';
import { useCommand } from '#shared/commands/use-command';
import { instantFormat } from '#shared/format/instant-format';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface CancelMaintenanceProps {
  readonly row: PlannedMaintenanceRow;
  readonly onClose: () => void;
}

/** Asks before a planned maintenance is called off, or ended. */
export function CancelMaintenance({ row: { id, from, until }, onClose }: CancelMaintenanceProps) {
  const command = useCommand(cancelPlannedMaintenance, `planned-maintenance/${id}/cancel`, { onSettled: onClose });
  return (
    <ConfirmDialog
      open
      destructive
      title="Cancel this maintenance?"
      confirm="Cancel maintenance"
      pending={command.pending}
      problem={command.problem}
      onConfirm={() => command.submit({ body: { maintenanceId: id } })}
      onCancel={onClose}
    >
      <p>
        {instantFormat(from)} – {instantFormat(until)}: people can save again at once, and no page says any more that
        they cannot.
      </p>
    </ConfirmDialog>
  );
}
