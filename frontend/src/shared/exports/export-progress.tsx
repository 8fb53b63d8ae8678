import { Button } from '../ui/button.js';
import { ErrorBanner } from '../ui/error-banner.js';
import type { ExportState } from './exports.slice.js';
import './export-progress.css';

interface ExportProgressProps {
  readonly state: ExportState | null;
  readonly onStop: () => void;
}

/** The progress of an export, with a button to cancel it. */
export function ExportProgress({ state, onStop }: ExportProgressProps) {
  if (!state) return null;
  const { done, total, problem } = state;
  if (problem)
    return (
      <div className="export-progress">
        <ErrorBanner problem={problem} />
        <Button type="button" size="small" onClick={onStop}>
          Dismiss
        </Button>
      </div>
    );
  const words =
    total === null
      ? 'Preparing the export'
      : `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} rows`;
  return (
    <div className="export-progress" role="status">
      <progress aria-label="Export" max={total ?? 1} value={total === null ? 0 : done} />
      <span className="sub num">{words}</span>
      <Button type="button" size="small" className="ghost" onClick={onStop}>
        Cancel export
      </Button>
    </div>
  );
}
