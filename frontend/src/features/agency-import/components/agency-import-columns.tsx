import type { AgencyImportRow } from '@covertrail/contracts/agency-import/agency-import.replies';
import { importResultText } from '@covertrail/wording/agency-import/agency-import-words';
import { AGENCY_SYSTEM_NAMES } from '@covertrail/wording/compliance/proof-words';
import { dayFormat } from '#shared/format/day-format';
import { plural } from '#shared/format/plural';
import type { Column } from '#shared/table/column';
import './agency-import.css';

/** Columns of the list of imports. */
export const AGENCY_IMPORT_COLUMNS: readonly Column<AgencyImportRow>[] = [
  { id: 'file', title: 'File', fixed: true, cell: ({ fileName }) => <span className="cell-main">{fileName}</span>, text: ({ fileName }) => fileName },
  { id: 'system', title: 'System', width: '180px', cell: ({ system }) => AGENCY_SYSTEM_NAMES[system], text: ({ system }) => AGENCY_SYSTEM_NAMES[system] },
  { id: 'asOf', title: 'As of', width: '116px', cell: ({ asOf }) => <span className="num">{dayFormat(asOf)}</span>, text: ({ asOf }) => asOf },
  { id: 'result', title: 'Policies', width: '46%', cell: (row) => <Result row={row} />, text: (row) => resultText(row) },
];

const resultText = (row: AgencyImportRow): string =>
  (row.stage === 'running' ? `${row.done.toLocaleString('en-US')} of ${plural(row.count, 'policy', 'policies')} so far` : importResultText(row));

function Result({ row }: { readonly row: AgencyImportRow }) {
  const { stage, fileName, count, done, refused, refusedCount } = row;
  return (
    <>
      {stage === 'running' ? <progress aria-label={`Import of ${fileName}`} max={count} value={done} /> : null}
      <span role="status">{resultText(row)}</span>
      {refused.length > 0 ? (
        <details className="refused-rows">
          <summary>Why {plural(refusedCount, 'row')} {refusedCount === 1 ? 'was' : 'were'} refused</summary>
          <ul>{refused.map(({ row: number, message }) => <li key={number}>Row {number}: {message}</li>)}</ul>
          {refusedCount > refused.length ? <p>The first {refused.length} are shown.</p> : null}
        </details>
      ) : null}
    </>
  );
}
