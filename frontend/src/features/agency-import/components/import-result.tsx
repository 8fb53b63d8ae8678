import { takeBackAgencyImport } from '@covertrail/contracts/agency-import/agency-import.calls';
import { IfMay } from '#shared/session/if-may.tsx';
import { useState } from 'react';
import type { AgencyImportRow } from '@covertrail/contracts/agency-import/agency-import.replies';
import { importResultText } from '@covertrail/wording/agency-import/agency-import-words';
import { plural } from '#shared/format/plural';
import { Button } from '#shared/ui/button.tsx';
import { resultText } from './import-result.words.js';
import { KeptPolicies } from './kept-policies.js';
import { TakeBackImport } from './take-back-import.modal.js';
import './agency-import.css';

/** What an import did, which rows were refused and why, and its taking back. */
export function ImportResult({ row }: { readonly row: AgencyImportRow }) {
  const { stage, fileName, count, done, takenBack } = row;
  const [asking, setAsking] = useState(false);
  return (
    <>
      {stage === 'running' ? <progress aria-label={`Import of ${fileName}`} max={count} value={done} /> : null}
      <span role="status">{resultText(row)}</span>
      {takenBack ? <p className="sub">Before: {importResultText(row)}</p> : null}
      <RefusedRows row={row} />
      {takenBack ? (
        <KeptPolicies
          effect={takenBack}
          summary={`Why ${plural(takenBack.keptCount, 'policy was', 'policies were')} kept`}
        />
      ) : null}
      {stage === 'completed' && done > 0 ? (
        <div className="take-back">
          <IfMay send={takeBackAgencyImport}>
            <Button
              type="button"
              size="small"
              aria-label={`Take back the import of ${fileName}`}
              onClick={() => setAsking(true)}
            >
              Take back…
            </Button>
          </IfMay>
        </div>
      ) : null}
      {asking ? <TakeBackImport row={row} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function RefusedRows({ row: { refused, refusedCount } }: { readonly row: AgencyImportRow }) {
  if (refused.length === 0) return null;
  return (
    <details className="refused-rows">
      <summary>
        Why {plural(refusedCount, 'row')} {refusedCount === 1 ? 'was' : 'were'} refused
      </summary>
      <ul>
        {refused.map(({ row: number, message }) => (
          <li key={number}>
            Row {number}: {message}
          </li>
        ))}
      </ul>
      {refusedCount > refused.length ? <p>The first {refused.length} are shown.</p> : null}
    </details>
  );
}
