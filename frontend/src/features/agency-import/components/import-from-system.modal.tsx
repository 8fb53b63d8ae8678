import { useState } from 'react';
import { startAgencyImport } from '@covertrail/contracts/agency-import/agency-import.calls';
import type { ExportOfSystemDto } from '@covertrail/contracts/agency-import/agency-import.inputs';
import type { AgencySheetPreview } from '@covertrail/contracts/agency-import/agency-import.replies';
import { AGENCY_SYSTEMS, type AgencySystem } from '@covertrail/domain/insurance/source-table';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import { fits } from '@covertrail/domain/fields/field-rule';
import { AGENCY_SYSTEM_NAMES } from '@covertrail/wording/compliance/proof-words';
import { useCommand } from '#shared/commands/use-command';
import { plural } from '#shared/format/plural';
import { DayField } from '#shared/forms/day-field.tsx';
import { SelectField } from '#shared/forms/select-field.tsx';
import { useToday } from '#shared/session/use-today';
import { Button } from '#shared/ui/button.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { AgencySheet } from './agency-sheet.js';
import './agency-import.css';

const SYSTEMS = AGENCY_SYSTEMS.map((system) => ({ value: system, text: AGENCY_SYSTEM_NAMES[system] }));
const isSystem = (text: string): text is AgencySystem => AGENCY_SYSTEMS.some((system) => system === text);

/** Imports a sheet: the person says which system wrote it and when, chooses the file, reads the preview, and starts the import. */
export default function ImportFromSystem({ onClose }: { readonly onClose: () => void }) {
  const today = useToday();
  const [system, setSystem] = useState('');
  const [asOf, setAsOf] = useState(today);
  const [preview, setPreview] = useState<AgencySheetPreview | null>(null);
  const command = useCommand(startAgencyImport, 'import/agency-system', { onSettled: onClose });
  const wrongDay =
    fits(calendarDate, asOf) && asOf <= today ? undefined : 'Please enter the day of the export, today at the latest.';
  const exported: ExportOfSystemDto | null = isSystem(system) && wrongDay === undefined ? { system, asOf } : null;
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPreview(null);
    };
  const start = () =>
    exported &&
    preview &&
    command.submit({
      body: { ...exported, uploadId: preview.uploadId },
      toast: `The import of ${preview.fileName} started.`,
    });
  const actions = (
    <>
      <Button type="button" onClick={onClose} disabled={command.pending}>
        Cancel
      </Button>
      <Button
        type="button"
        primary
        loading={command.pending}
        disabled={command.pending || !exported || !preview || preview.count === 0}
        onClick={start}
      >
        {preview ? `Import ${plural(preview.count, 'policy', 'policies')}` : 'Import'}
      </Button>
    </>
  );
  return (
    <AppModal open title="Import from your agency system" actions={actions} onClose={onClose}>
      <div className="ui form">
        <div className="export-of-system">
          <SelectField
            id="system"
            label="System"
            required
            choices={SYSTEMS}
            value={system}
            onChange={changed(setSystem)}
            placeholder="Choose the system"
          />
          <DayField
            id="as-of"
            label="Exported on"
            max={today}
            value={asOf}
            error={wrongDay}
            onChange={({ target }) => changed(setAsOf)(target.value)}
          />
        </div>
      </div>
      {exported ? (
        <AgencySheet
          key={`${exported.system} ${exported.asOf}`}
          request={exported}
          preview={preview}
          onPreview={setPreview}
        />
      ) : (
        <p className="sub">Choose the system and the day of the export, then the file.</p>
      )}
      <ErrorBanner problem={command.problem} />
    </AppModal>
  );
}
