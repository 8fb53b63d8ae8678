import { EllipsisVertical } from 'lucide-react';
import { Popover } from '#shared/ui/popover.tsx';

interface RemarkActionsProps {
  /** Whether this person may decide about a required remark. */
  readonly mayHandle: boolean;
  readonly onHandle: () => void;
}

/** What can be done about required remarks [C10]. */
export function RemarkActions({ mayHandle, onHandle }: RemarkActionsProps) {
  return (
    <Popover
      label="Actions of the remarks"
      trigger={(button) => (
        <button type="button" className="policy-info" aria-label="Actions of the remarks" {...button}>
          <EllipsisVertical size={16} aria-hidden />
        </button>
      )}
    >
      {(close) => (
        <div className="policy-remark-actions">
          <button
            type="button"
            className="text-link"
            disabled={!mayHandle}
            onClick={() => {
              close();
              onHandle();
            }}
          >
            Handle Exception
          </button>
        </div>
      )}
    </Popover>
  );
}
