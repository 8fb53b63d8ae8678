import { previewAgencyImport } from '@covertrail/contracts/agency-import/agency-import.calls';
import type { ExportOfSystemDto } from '@covertrail/contracts/agency-import/agency-import.inputs';
import type { AgencySheetPreview } from '@covertrail/contracts/agency-import/agency-import.replies';
import { importEffectText } from '@covertrail/wording/agency-import/agency-import-words';
import { requestOf } from '#shared/api/call-request';
import { useFileUpload } from '#shared/api/file-upload.hook';
import { plural } from '#shared/format/plural';
import { FieldFrame, fieldAria } from '#shared/forms/field-frame.tsx';
import { SheetPreview } from '#shared/spreadsheets/sheet-preview.tsx';
import { SheetReading } from '#shared/spreadsheets/sheet-reading.tsx';
import { wrongWithSheet } from '#shared/spreadsheets/sheet-upload.hook';
import '#shared/spreadsheets/spreadsheets.css';

const FILE = 'agency-sheet-file';
const RULES =
  'The columns are those of the sample. At most 10,000 rows, without formulas; all limits of a policy, or none.';

interface AgencySheetProps {
  readonly request: ExportOfSystemDto;
  readonly preview: AgencySheetPreview | null;
  readonly onPreview: (preview: AgencySheetPreview | null) => void;
}

/** The file of an export, and what its import would do. */
export function AgencySheet({ request, preview, onPreview }: AgencySheetProps) {
  const { choose, sending, place, problem } = useFileUpload({
    request: requestOf(previewAgencyImport, { query: request }),
    field: previewAgencyImport.upload,
    wrongWith: wrongWithSheet,
    waits: true,
    onReply: onPreview,
  });
  const error = problem ?? undefined;
  return (
    <>
      <div className="ui form">
        <FieldFrame id={FILE} label="Spreadsheet (.xlsx, .xls or .csv)" error={error} note={RULES}>
          <input
            id={FILE}
            type="file"
            accept=".xlsx,.xls,.csv"
            onChange={({ target }) => choose(target.files?.[0])}
            {...fieldAria(FILE, error, RULES)}
          />
        </FieldFrame>
      </div>
      {sending ? <SheetReading place={place} /> : null}
      {preview ? (
        <SheetPreview preview={preview} singular="policy" many="policies">
          <Effect effect={preview.effect} />
          {preview.ignored.length > 0 ? (
            <p className="sub">These columns are not read: {preview.ignored.join(', ')}.</p>
          ) : null}
        </SheetPreview>
      ) : null}
    </>
  );
}

/** What the rows would do, counted. */
function Effect({ effect }: Pick<AgencySheetPreview, 'effect'>) {
  const text = importEffectText(effect);
  const { renewed, unchanged } = effect;
  return (
    <>
      {text === '' ? null : <p>The import {text}.</p>}
      {renewed > 0 ? (
        <p className="sub">
          A renewal takes over what the sheet does not state, with locations, vehicles and shares, and awaits approval.
        </p>
      ) : null}
      {unchanged > 0 ? (
        <p className="sub">{plural(unchanged, 'policy is', 'policies are')} confirmed already.</p>
      ) : null}
    </>
  );
}
