import { useState } from 'react';
import { enableShare } from '@covertrail/contracts/share/share.calls';
import type { ShareRow } from '@covertrail/contracts/share/share.replies';
import { useCommand } from '#shared/commands/use-command';
import { DayField } from '#shared/forms/day-field.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { Fields } from '#shared/ui/form.tsx';

interface EnableShareProps {
  readonly share: Pick<ShareRow, 'id' | 'requesterName'>;
  readonly onClose: () => void;
}

/** Shows the policies of an ended share again, until a day or without one. */
export default function EnableShare({ share: { id, requesterName }, onClose }: EnableShareProps) {
  const [lastDay, setLastDay] = useState('');
  const { submit, pending, problem } = useCommand(enableShare, `share/${id}/enable`, { onSettled: onClose });
  const body = lastDay === '' ? {} : { shareExpiringOn: lastDay };
  return (
    <ConfirmDialog
      open
      title={`Enable the share with ${requesterName}?`}
      confirm="Enable share"
      cancel="Cancel"
      pending={pending}
      problem={problem}
      onConfirm={() => submit({ params: { id }, body, toast: `${requesterName} sees the policies again.` })}
      onCancel={onClose}
    >
      <p>{requesterName} sees the policies again as they are now, with what changed since the share ended.</p>
      <Fields>
        <DayField
          id="share-last-day"
          label="Last day"
          value={lastDay}
          onChange={({ target }) => setLastDay(target.value)}
          note="Leave it empty to share until you end it."
        />
      </Fields>
    </ConfirmDialog>
  );
}
