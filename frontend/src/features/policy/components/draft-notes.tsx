import { RefreshCw } from 'lucide-react';
import { timeFormat } from '#shared/format/instant-format';
import { Button } from '#shared/ui/button.tsx';

/** Someone else saved the policy first. */
export function OvertakenNote({ onCompare }: { readonly onCompare: () => void }) {
  return (
    <div className="policy-strip" role="alert">
      <RefreshCw size={17} aria-hidden />
      <span>
        Someone changed this policy while you were editing. Compare both versions to continue; your entries are kept.
      </span>
      <Button type="button" size="small" onClick={onCompare}>
        Compare
      </Button>
    </div>
  );
}

interface DraftNoteProps {
  readonly dirty: boolean;
  /** The form began with a draft. */
  readonly found: boolean;
  readonly savedAt: string | null;
}

/** Where unsaved input is. */
export function DraftNote({ dirty, found, savedAt }: DraftNoteProps) {
  if (!dirty) return null;
  const text =
    savedAt === 'failed'
      ? 'The draft could not be saved. Please stay on this page.'
      : savedAt
        ? `Draft saved ${timeFormat(savedAt)}`
        : found
          ? 'Your unsaved changes from before are in the form.'
          : '';
  return (
    <span className="sub" role="status">
      {text}
    </span>
  );
}
