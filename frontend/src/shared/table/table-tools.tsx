import { MoreHorizontal } from 'lucide-react';
import { Button } from '../ui/button.js';
import { useIsNarrow } from '../ui/is-narrow.hook.js';
import { Popover } from '../ui/popover.js';
import { ColumnChoices, type ColumnChoicesProps } from './column-choices.js';
import { ColumnChooser } from './column-chooser.js';
import { ExportButton } from './export-button.js';
import { ExportChoices } from './export-choices.js';
import type { ExportFormat } from './export-format.js';
import { useFileExport } from './file-export.hook.js';

interface TableToolsProps<Row> {
  readonly choices: ColumnChoicesProps<Row>;
  /** None where there is nothing to export. */
  readonly formats: readonly ExportFormat[];
  readonly loading: boolean;
  readonly onExport: (format: ExportFormat) => void | Promise<void>;
}

/** What a person does with a table besides narrowing it: columns and export, on a phone both behind one button. */
export function TableTools<Row>({ choices, formats, loading, onExport }: TableToolsProps<Row>) {
  const { failed, start } = useFileExport(onExport);
  const narrow = useIsNarrow();
  return (
    <>
      {failed ? (
        <span className="field-error" role="alert">
          The file could not be written. Please try again.
        </span>
      ) : null}
      {narrow ? (
        <ToolsMenu choices={choices} formats={loading ? [] : formats} onExport={start} />
      ) : (
        <>
          <ColumnChooser {...choices} />
          {formats.length > 0 ? <ExportButton formats={formats} disabled={loading} onExport={start} /> : null}
        </>
      )}
    </>
  );
}

interface ToolsMenuProps<Row> extends Pick<TableToolsProps<Row>, 'choices' | 'formats'> {
  readonly onExport: (format: ExportFormat) => void;
}

function ToolsMenu<Row>({ choices, formats, onExport }: ToolsMenuProps<Row>) {
  return (
    <Popover
      label="Columns and export"
      className="record-tools-menu"
      trigger={(props) => (
        <Button type="button" className="ghost" icon aria-label="Columns and export" {...props}>
          <MoreHorizontal size={18} aria-hidden />
        </Button>
      )}
    >
      {(close) => (
        <>
          <h3>Columns</h3>
          <ColumnChoices {...choices} columns={choices.columns.filter(({ wideOnly }) => !wideOnly)} />
          {formats.length > 0 ? <h3>Export as</h3> : null}
          <ExportChoices formats={formats} onChoose={onExport} close={close} />
        </>
      )}
    </Popover>
  );
}
