import { Download } from 'lucide-react';
import { Button } from '../ui/button.js';
import { Popover } from '../ui/popover.js';
import { ExportChoices } from './export-choices.js';
import type { ExportFormat } from './export-format.js';

interface ExportButtonProps {
  readonly formats: readonly ExportFormat[];
  readonly disabled: boolean;
  readonly onExport: (format: ExportFormat) => void;
}

/** Exports at once where there is one kind of file, else lets the person choose one. */
export function ExportButton({ formats, disabled, onExport }: ExportButtonProps) {
  const face = (
    <>
      <Download size={16} aria-hidden /> Export
    </>
  );
  const [only, ...others] = formats;
  if (only !== undefined && others.length === 0)
    return (
      <Button type="button" className="ghost" size="small" disabled={disabled} onClick={() => onExport(only)}>
        {face}
      </Button>
    );
  return (
    <Popover
      label="Export as"
      trigger={(props) => (
        <Button type="button" className="ghost" size="small" disabled={disabled} {...props}>
          {face}
        </Button>
      )}
    >
      {(close) => <ExportChoices formats={formats} onChoose={onExport} close={close} />}
    </Popover>
  );
}
