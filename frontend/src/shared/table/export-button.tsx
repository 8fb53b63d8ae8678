import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.js';
import { Popover } from '../ui/popover.js';
import { FORMAT_TEXTS, type ExportFormat } from './export-format.js';

interface ExportButtonProps {
  readonly formats: readonly ExportFormat[];
  readonly disabled: boolean;
  readonly onExport: (format: ExportFormat) => void | Promise<void>;
}

/** Exports at once where there is one kind of file, else lets the person choose one. */
export function ExportButton({ formats, disabled, onExport }: ExportButtonProps) {
  const [failed, setFailed] = useState(false);
  const start = async (format: ExportFormat) => {
    setFailed(false);
    try {
      await onExport(format);
    } catch {
      setFailed(true);
    }
  };
  const content = (
    <>
      <Download size={16} aria-hidden /> Export
    </>
  );
  const [only, ...others] = formats;
  return (
    <>
      {failed ? (
        <span className="field-error" role="alert">
          The file could not be written. Please try again.
        </span>
      ) : null}
      {only !== undefined && others.length === 0 ? (
        <Button type="button" className="ghost" size="small" disabled={disabled} onClick={() => void start(only)}>
          {content}
        </Button>
      ) : (
        <Popover
          label="Export as"
          trigger={(props) => (
            <Button type="button" className="ghost" size="small" disabled={disabled} {...props}>
              {content}
            </Button>
          )}
        >
          {(close) => (
            <ul className="popover-choices">
              {formats.map((format) => (
                <li key={format}>
                  <button
                    type="button"
                    onClick={() => {
                      close();
                      void start(format);
                    }}
                  >
                    {FORMAT_TEXTS[format]}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Popover>
      )}
    </>
  );
}
