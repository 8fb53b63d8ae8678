import type { AgencyImportRow } from '@covertrail/contracts/agency-import/agency-import.replies';
import { AGENCY_SYSTEM_NAMES } from '@covertrail/wording/compliance/proof-words';
import { dayFormat } from '#shared/format/day-format';
import type { Column } from '#shared/table/column';
import { ImportResult } from './import-result.js';
import { resultText } from './import-result.words.js';
import './agency-import.css';

/** Columns of the list of imports. */
export const AGENCY_IMPORT_COLUMNS: readonly Column<AgencyImportRow>[] = [
  {
    id: 'file',
    title: 'File',
    fixed: true,
    cell: ({ fileName }) => <span className="cell-main">{fileName}</span>,
    text: ({ fileName }) => fileName,
  },
  {
    id: 'system',
    title: 'System',
    width: '180px',
    cell: ({ system }) => AGENCY_SYSTEM_NAMES[system],
    text: ({ system }) => AGENCY_SYSTEM_NAMES[system],
  },
  {
    id: 'asOf',
    title: 'As of',
    width: '116px',
    cell: ({ asOf }) => <span className="num">{dayFormat(asOf)}</span>,
    text: ({ asOf }) => asOf,
  },
  {
    id: 'result',
    title: 'Policies',
    width: '46%',
    cell: (row) => <ImportResult row={row} />,
    text: (row) => resultText(row),
  },
];
