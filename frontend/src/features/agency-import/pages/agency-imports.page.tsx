import { Download, FileInput } from 'lucide-react';
import { useState } from 'react';
import {
  agencyImportList,
  agencyImportSample,
  startAgencyImport,
} from '@covertrail/contracts/agency-import/agency-import.calls';
import { requestOf, viewQuery } from '#shared/api/call-request';
import { defineList } from '#shared/lists/list';
import { ListPage } from '#shared/lists/list-page.tsx';
import { IfMay } from '#shared/session/if-may.tsx';
import { useDownload } from '#shared/spreadsheets/download.hook';
import { Button } from '#shared/ui/button.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { AGENCY_IMPORT_COLUMNS } from '../components/agency-import-columns.js';

const ImportFromSystem = lateDialog(() => import('../components/import-from-system.modal.js'));

const IMPORTS = defineList({
  name: 'agency-imports',
  label: 'Imports from the agency system',
  asks: viewQuery(agencyImportList),
  columns: AGENCY_IMPORT_COLUMNS,
  empty: {
    title: 'Nothing imported yet',
    icon: FileInput,
    offersActions: true,
    text: 'Export the policies of your clients from your agency system, put them into the columns of the sample, and import the file here.',
  },
});

const SUB =
  'Policies of your clients as your agency system states them: what is new is added, a following period is a renewal, what differs is changed, what is the same is confirmed';

/** Sheets that the agency’s management system wrote, and what each did (decision 52). */
export default function AgencyImportsPage() {
  const [importing, setImporting] = useState(false);
  const { download, pending } = useDownload();
  const actions = (
    <>
      <Button
        type="button"
        loading={pending}
        disabled={pending}
        onClick={() => download('agency-system-sample.xlsx', requestOf(agencyImportSample))}
      >
        <Download size={16} aria-hidden /> Download the sample
      </Button>
      <IfMay send={startAgencyImport}>
        <Button type="button" primary onClick={() => setImporting(true)}>
          <FileInput size={16} aria-hidden /> Import a sheet…
        </Button>
      </IfMay>
    </>
  );
  return (
    <ListPage list={IMPORTS} sub={SUB} actions={actions}>
      {importing ? <ImportFromSystem onClose={() => setImporting(false)} /> : null}
    </ListPage>
  );
}
