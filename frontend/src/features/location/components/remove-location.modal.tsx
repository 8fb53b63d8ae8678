import { removeLocation } from '@covertrail/contracts/location/location.calls';
import type { LocationDetails } from '@covertrail/contracts/location/location.replies';
import { useCommand } from '#shared/commands/use-command';
import { plural } from '#shared/format/plural';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface RemoveLocationProps {
  readonly location: LocationDetails;
  readonly onClose: () => void;
}

/** Asks before a location is removed. */
export function RemoveLocation({ location: { id, place, buildings, revision }, onClose }: RemoveLocationProps) {
  const { submit, pending, problem } = useCommand(removeLocation, `location/${id}/remove`, { onSettled: onClose });
  return (
    <ConfirmDialog
      open
      title={`Remove location ${place.number}?`}
      confirm="Remove location"
      destructive
      pending={pending}
      problem={problem}
      onCancel={onClose}
      onConfirm={() => submit({ params: { id }, ifMatch: revision, toast: `Location ${place.number} was removed.` })}
    >
      <p>
        The policy will no longer show {place.address1}, {place.city}
        {buildings.length > 0 ? ` with its ${plural(buildings.length, 'building')}` : ''}. The history keeps it, and its
        number can be used again.
      </p>
    </ConfirmDialog>
  );
}
