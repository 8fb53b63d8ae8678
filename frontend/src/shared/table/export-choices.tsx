import { FORMAT_TEXTS, type ExportFormat } from './export-format.js';

interface ExportChoicesProps {
  readonly formats: readonly ExportFormat[];
  readonly onChoose: (format: ExportFormat) => void;
  readonly close: () => void;
}

/** The kinds of file, each of which closes the panel and is made. */
export function ExportChoices({ formats, onChoose, close }: ExportChoicesProps) {
  return (
    <ul className="popover-choices">
      {formats.map((format) => (
        <li key={format}>
          <button
            type="button"
            onClick={() => {
              close();
              onChoose(format);
            }}
          >
            {FORMAT_TEXTS[format]}
          </button>
        </li>
      ))}
    </ul>
  );
}
